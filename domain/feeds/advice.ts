import { dateOf, formatDate, type Timestamp } from '../calendar.ts';
import type { FeedConnection } from './connection.ts';
import { isConsentEndingSoon, isConsentOpen } from './consent.ts';

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
