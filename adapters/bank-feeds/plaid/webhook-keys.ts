import { importJWK } from 'jose';
import { addSeconds, type Timestamp } from '../../../domain/calendar.ts';
import { FeedFailure } from '../../../domain/feeds/feed-problem.ts';
import type { Clock } from '../../../domain/ports/clock.ts';
import { objectOf, textOf } from '../json.ts';
import { feedProblem, ProviderRefusal } from '../problem.ts';
import type { AskPlaid } from './api.ts';

export type VerificationKey = Exclude<Awaited<ReturnType<typeof importJWK>>, Uint8Array>;

const KEPT_MAX = 20;
const KEPT_SECONDS = 86_400;
/** Anybody can send a webhook that names a key, so that only some of them make this service ask Plaid. */
const LOOKUPS_PER_MINUTE = 10;

/**
 * The keys by which Plaid signs its webhooks, by their ids; `undefined` for one that Plaid does not know or no longer
 * uses. Throws `FeedFailure` if it cannot be asked for at the moment.
 */
export function webhookKeys(open: () => AskPlaid, clock: Clock): (kid: string) => Promise<VerificationKey | undefined> {
  const kept = new Map<string, { readonly key: VerificationKey; readonly until: Timestamp }>();
  const lookUps = new Set<Timestamp>();
  return async (kid) => {
    const now = clock.now();
    const known = kept.get(kid);
    if (known !== undefined && now < known.until) return known.key;
    allowLookUp(lookUps, now);
    const key = await fetchKey(open(), kid);
    kept.delete(kid);
    if (key === undefined) return undefined;
    for (const oldest of kept.keys()) if (kept.size >= KEPT_MAX) kept.delete(oldest);
    kept.set(kid, { key, until: addSeconds(now, KEPT_SECONDS) });
    return key;
  };
}

function allowLookUp(lookUps: Set<Timestamp>, now: Timestamp): void {
  const minuteAgo = addSeconds(now, -60);
  for (const moment of lookUps) if (moment < minuteAgo) lookUps.delete(moment);
  if (lookUps.size >= LOOKUPS_PER_MINUTE) {
    throw new FeedFailure(feedProblem('rate_limited', 'Too many webhooks name keys that are not known.', 60));
  }
  lookUps.add(now);
}

async function fetchKey(ask: AskPlaid, kid: string): Promise<VerificationKey | undefined> {
  try {
    const response = await ask('/webhook_verification_key/get', { key_id: kid });
    const jwk = objectOf(response, 'key');
    if (textOf(jwk, 'expired_at') !== null) return undefined;
    const [x, y] = [textOf(jwk, 'x'), textOf(jwk, 'y')];
    if (x === null || y === null || textOf(jwk, 'kty') !== 'EC' || textOf(jwk, 'crv') !== 'P-256') return undefined;
    const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
    return key instanceof Uint8Array ? undefined : key;
  } catch (error) {
    if (error instanceof ProviderRefusal && isUnknownKey(error)) return undefined;
    if (error instanceof FeedFailure) throw error;
    // The numbers are not those of a key.
    return undefined;
  }
}

function isUnknownKey({ error }: ProviderRefusal): boolean {
  return error === 'INVALID_WEBHOOK_VERIFICATION_KEY_ID' || error === 'INVALID_FIELD' || error === 'NOT_FOUND';
}
