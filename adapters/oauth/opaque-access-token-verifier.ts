import { startOfMinute, type Timestamp } from '../../domain/calendar.ts';
import { isLive } from '../../domain/credential.ts';
import type { AccessTokenVerifier, TokenVerdict } from '../../domain/ports/access-token-verifier.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { ConnectedAppRepo } from '../../domain/ports/connected-app-repo.ts';
import type { AccessTokenRepo } from '../../domain/ports/credential-repos.ts';
import type { Secrets } from '../../domain/ports/secrets.ts';

export interface OpaqueAccessTokenVerifierPorts {
  readonly accessTokens: AccessTokenRepo;
  readonly connectedApps: Pick<ConnectedAppRepo, 'touch'>;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** Verifies opaque tokens issued here. Each request asks the store, so a revoked token stops working at once. */
export function opaqueAccessTokenVerifier(ports: OpaqueAccessTokenVerifierPorts): AccessTokenVerifier {
  const { accessTokens, secrets, clock } = ports;
  const noteUse = useNoter(ports);
  return {
    verify: async (secret, audience) => {
      // A text that does not look like a token of ours costs no look-up.
      if (secrets.kindOf(secret) !== 'access_token') return INVALID;
      const found = await accessTokens.findByHash(secrets.digest(secret));
      if (found === undefined) return INVALID;
      const { token, holder } = found;
      if (token.audience !== audience || !isLive(token, clock.now())) return INVALID;
      if (holder === undefined) return { kind: 'not_linked' };
      if (token.grantId !== null) await noteUse(token.userId, token.grantId);
      return { kind: 'valid', holder, scopes: token.scopes, clientId: token.clientId };
    },
  };
}

/** Approvals whose last use this process remembers; more than are used within a minute, few enough to keep. */
const REMEMBERED_MAX = 10_000;

/**
 * Keeps the last use of an approval to the minute, so that a busy app costs one write a minute and not one a request.
 */
function useNoter({ connectedApps, clock }: Pick<OpaqueAccessTokenVerifierPorts, 'connectedApps' | 'clock'>) {
  const noted = new Map<string, Timestamp>();
  return async (userId: number, grantId: string): Promise<void> => {
    const minute = startOfMinute(clock.now());
    if (noted.get(grantId) === minute) return;
    if (noted.size >= REMEMBERED_MAX) noted.clear();
    noted.set(grantId, minute);
    await connectedApps.touch(userId, grantId, minute);
  };
}

const INVALID: TokenVerdict = { kind: 'invalid' };
