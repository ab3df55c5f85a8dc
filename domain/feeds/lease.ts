import { addSeconds, type Timestamp } from '../calendar.ts';
import { FinanceError } from '../error.ts';
import type { FeedConnection } from './connection.ts';

/** Longer than any fetch, and short enough to go on soon after a crash. */
export const LEASE_SECONDS = 5 * 60;

/** Whether somebody talks to the provider right now. */
export function isLeased({ lease }: Pick<FeedConnection, 'lease'>, at: Timestamp): boolean {
  return lease !== null && at < lease.until;
}

/** Throws `conflict` while another holder has it. */
export function takeLease(connection: FeedConnection, holder: string, at: Timestamp): FeedConnection {
  if (isLeased(connection, at)) throw new FinanceError('conflict', 'This connection is being synchronised already.');
  return { ...connection, lease: { holder, until: addSeconds(at, LEASE_SECONDS) } };
}

/** The lease ended during the work and another holder may have gone on, so the outcome must not be stored. */
export class LeaseLost extends FinanceError {
  constructor() {
    super('conflict', 'This connection was changed in the meantime. Try again.');
  }
}

/** Gives the lease back. Throws `LeaseLost` unless the holder still has it. */
export function endLease(connection: FeedConnection, holder: string): FeedConnection {
  if (connection.lease?.holder !== holder) throw new LeaseLost();
  return { ...connection, lease: null };
}

/** Gives the lease back if the holder still has it. */
export function dropLease(connection: FeedConnection, holder: string): FeedConnection {
  return connection.lease?.holder === holder ? { ...connection, lease: null } : connection;
}
