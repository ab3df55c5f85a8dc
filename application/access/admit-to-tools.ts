import type { ToolCaller } from '../../domain/access/caller.ts';
import type { RateDecision } from '../../domain/access/rate-window.ts';
import { dateOf } from '../../domain/calendar.ts';
import type { Ports } from '../ports.ts';

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
 * Checks token, link to a user, rate and subscription, in this order; the first failure decides (contract 5.1). Only
 * requests of users take places, whatever their plan. `places` is how many places the request takes in the user's
 * window, all or none.
 */
export type AdmitToTools = (bearer: string | undefined, places: number) => Promise<ToolAdmission>;

type AdmitToToolsPorts = Pick<Ports, 'accessTokenVerifier' | 'rateLimiter' | 'subscriptions' | 'secrets' | 'clock'>;

export function admitToTools(ports: AdmitToToolsPorts): AdmitToTools {
  const { accessTokenVerifier, rateLimiter, subscriptions, secrets, clock } = ports;
  return async (bearer, places) => {
    if (bearer === undefined) return { kind: 'no_token' };
    if (secrets.kindOf(bearer) === 'api_key') return { kind: 'api_key' };
    const verdict = await accessTokenVerifier.verify(bearer, 'mcp');
    if (verdict.kind === 'invalid') return { kind: 'invalid_token' };
    if (verdict.kind === 'not_linked') return { kind: 'not_linked' };
    const { holder, clientId } = verdict;
    const rate = await rateLimiter.consume(holder.id, places);
    if (!rate.allowed) return { kind: 'rate_exceeded', rate };
    if (!(await subscriptions.isActive(holder))) return { kind: 'not_subscribed', rate };
    const { id, currency, revisions } = holder;
    const basis = { ...revisions, userId: id, day: dateOf(clock.now()) };
    return { kind: 'admitted', caller: { id, currency, clientId, basis }, rate };
  };
}
