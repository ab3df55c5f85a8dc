import { dateOf } from '../../domain/calendar.ts';
import type { ToolCaller } from '../../domain/caller.ts';
import type { AccessTokenVerifier } from '../../domain/ports/access-token-verifier.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { RateDecision, RateLimiterPort } from '../../domain/ports/rate-limiter-port.ts';
import type { Secrets } from '../../domain/ports/secrets.ts';
import { hasActiveSubscription } from '../../domain/user.ts';

/** Whether a request may use the tool endpoint. From the rate check on, `rate` is the state of the caller's window. */
export type ToolAdmission =
  | { readonly kind: 'admitted'; readonly caller: ToolCaller; readonly rate: RateDecision }
  | { readonly kind: 'no_token' }
  /** An API key, which opens `/v1` alone (contract 4.2). */
  | { readonly kind: 'api_key' }
  /** Unknown, malformed, expired, revoked, or for another audience. */
  | { readonly kind: 'invalid_token' }
  /** A valid token whose subject is not a user here (contract 4.3). */
  | { readonly kind: 'not_linked' }
  | { readonly kind: 'rate_exceeded'; readonly rate: RateDecision }
  | { readonly kind: 'not_subscribed'; readonly rate: RateDecision };

/**
 * Checks token, link to a user, rate and subscription, in this order; the first failure decides (contract 5.1).
 * `places` is how many places the request takes in the user's window, all or none.
 */
export type AdmitToTools = (bearer: string | undefined, places: number) => Promise<ToolAdmission>;

export interface AdmitToToolsPorts {
  readonly accessTokens: AccessTokenVerifier;
  readonly rateLimiter: RateLimiterPort;
  readonly secrets: Pick<Secrets, 'kindOf'>;
  readonly clock: Clock;
}

/** Reads the user once, with the token; what the tools need to know of them comes with the admission. */
export function admitToTools({ accessTokens, rateLimiter, secrets, clock }: AdmitToToolsPorts): AdmitToTools {
  return async (bearer, places) => {
    if (bearer === undefined) return { kind: 'no_token' };
    if (secrets.kindOf(bearer) === 'api_key') return { kind: 'api_key' };
    const verdict = await accessTokens.verify(bearer, 'mcp');
    if (verdict.kind === 'invalid') return { kind: 'invalid_token' };
    if (verdict.kind === 'not_linked') return { kind: 'not_linked' };
    const { id, currency, revisions } = verdict.holder;
    const rate = await rateLimiter.consume(id, places);
    if (!rate.allowed) return { kind: 'rate_exceeded', rate };
    if (!hasActiveSubscription(verdict.holder)) return { kind: 'not_subscribed', rate };
    const basis = { ...revisions, userId: id, day: dateOf(clock.now()) };
    return { kind: 'admitted', caller: { id, currency, clientId: verdict.clientId, basis }, rate };
  };
}
