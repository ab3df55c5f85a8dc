import { isLive } from '../../domain/access/credential.ts';
import { granted, RATE_WINDOW_SECONDS, type RateDecision, refused } from '../../domain/access/rate-window.ts';
import { millisOf } from '../../domain/calendar.ts';
import type { AccessTokenRepo } from '../../domain/ports/access/credential-repos.ts';
import type { ExternalIdentityRepo } from '../../domain/ports/access/external-identity-repo.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { ToolGate } from '../../domain/ports/tool-gate.ts';

export interface MemoryToolGateParts {
  readonly accessTokens: Pick<AccessTokenRepo, 'findByHash'>;
  readonly externalIdentities: Pick<ExternalIdentityRepo, 'findHolder'>;
  /** Requests per minute and user. */
  readonly limit: number;
  readonly clock: Clock;
}

/** For a single process. */
export function memoryToolGate({ accessTokens, externalIdentities, limit, clock }: MemoryToolGateParts): ToolGate {
  const takePlaces = rateWindows(limit, clock);
  return {
    async admitToken(digest, { audience, at, places }) {
      const found = await accessTokens.findByHash(digest);
      if (found === undefined || found.token.audience !== audience || !isLive(found.token, at)) {
        return { kind: 'invalid' };
      }
      const { token, holder } = found;
      if (holder === undefined) return { kind: 'not_linked' };
      const { clientId, grantId } = token;
      return { kind: 'counted', holder, clientId, grantId, rate: takePlaces(holder.id, places) };
    },
    async admitIdentity({ issuer, subject }, { places }) {
      const holder = await externalIdentities.findHolder(issuer, subject);
      if (holder === undefined) return { kind: 'not_linked' };
      return { kind: 'counted', holder, rate: takePlaces(holder.id, places) };
    },
  };
}

/** Keeps the times at which each user's places were taken, as long as they count. */
function rateWindows(limit: number, clock: Clock): (userId: number, places: number) => RateDecision {
  const windows = new Map<number, readonly number[]>();
  return (userId, places) => {
    const now = millisOf(clock.now());
    const live = (windows.get(userId) ?? []).filter((taken) => taken > now - RATE_WINDOW_SECONDS * 1_000);
    if (live.length + places > limit) {
      const ages = live.map((taken) => (now - taken) / 1_000);
      return refused(limit, places, ages);
    }
    windows.set(userId, [...live, ...Array<number>(places).fill(now)]);
    return granted(limit, live.length + places);
  };
}
