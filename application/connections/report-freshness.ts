import type { ConnectionProblem, ConnectionState } from '../../domain/bank-feeds/connection.ts';
import type { Timestamp } from '../../domain/calendar.ts';
import type { FeedProvider } from '../../domain/ports/bank-feed-port.ts';

/** How fresh a bank account is that a feed fills. */
export interface AccountFreshness {
  readonly bankAccountId: number;
  readonly connectionId: number;
  readonly provider: FeedProvider;
  readonly state: ConnectionState;
  /** Of the account, else of its connection. */
  readonly problem: ConnectionProblem | null;
  readonly lastSuccessAt: Timestamp | null;
  readonly nextSyncAt: Timestamp | null;
  /** When the bank stated the balance; `null` if it did not say. */
  readonly balanceAt: Timestamp | null;
}

/** By the id of the bank account. Accounts that no feed fills are absent; of two feeds, the one fetched last counts. */
export type ReportFreshness = (userId: number) => Promise<ReadonlyMap<number, AccountFreshness>>;
