import { addDays, dateOf, formatDate, type Timestamp } from '../calendar.ts';
import type { FeedConnection } from './connection.ts';

/** Persons are reminded this long before their consent ends. */
const REMIND_DAYS = 7;

export type Linked = Pick<FeedConnection, 'providerKey' | 'consentExpiresAt'> & { readonly sealedCredentials: string };

/**
 * The connection works, for the first time or again. It is fetched at once. What a fetch with the old credentials says,
 * which is under way, is not stored.
 */
export function link(connection: FeedConnection, linked: Linked, at: Timestamp): FeedConnection {
  const healthy = { state: 'active', problem: null, failures: 0 } as const;
  return { ...connection, ...linked, ...healthy, consent: null, lease: null, nextSyncAt: at, updatedAt: at };
}

/** Whether the consent that has begun can still be finished. */
export function isConsentOpen({ consent }: FeedConnection, at: Timestamp): boolean {
  return consent !== null && at < consent.expiresAt;
}

/** Whether consent ends within a week, so that the person should renew it. */
function isConsentEndingSoon({ consentExpiresAt, state }: FeedConnection, at: Timestamp): boolean {
  return (
    consentExpiresAt !== null && state !== 'revoked' && dateOf(at) >= addDays(dateOf(consentExpiresAt), -REMIND_DAYS)
  );
}

/** What the person has to do, in one sentence; `null` if nothing. */
export function adviceOn(connection: FeedConnection, at: Timestamp): string | null {
  const { state, problem, consentExpiresAt } = connection;
  if (problem !== null && state !== 'active') return problem.message;
  if (state === 'awaiting_consent') {
    return isConsentOpen(connection, at)
      ? 'Open the address that you were given and agree there.'
      : 'The time to agree is over. Remove this connection and add it again.';
  }
  if (isConsentEndingSoon(connection, at) && consentExpiresAt !== null) {
    return `Renew this connection before ${formatDate(dateOf(consentExpiresAt))}, when your consent ends.`;
  }
  return problem?.message ?? null;
}
