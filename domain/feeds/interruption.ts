import { addSeconds, type Timestamp } from '../calendar.ts';
import type { FeedConnection } from './connection.ts';
import { isLeased, LEASE_SECONDS } from './lease.ts';

/** Whether the last fetch died with its process: nobody has given its lease back. */
function wasInterrupted({ lease, recentFetches }: FeedConnection, at: Timestamp): boolean {
  const begun = recentFetches.at(-1);
  if (lease === null || begun === undefined || isLeased({ lease }, at)) return false;
  return addSeconds(begun, LEASE_SECONDS) === lease.until;
}

/** The lease of a fetch that died is given back. It counts against the provider's limit, and as one that failed. */
export function afterInterruption(connection: FeedConnection, at: Timestamp): FeedConnection {
  if (!wasInterrupted(connection, at)) return connection;
  return { ...connection, lease: null, failures: connection.failures + 1 };
}

/** The connection as people see it until the fetch is made again. */
export function tellingInterruption(connection: FeedConnection, at: Timestamp): FeedConnection {
  if (connection.problem !== null || !wasInterrupted(connection, at)) return connection;
  const message =
    'The last fetch was interrupted. Coffer makes it again as soon as the provider allows, mostly within minutes.';
  return { ...connection, problem: { code: 'interrupted', message } };
}
