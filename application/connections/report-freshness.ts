import type { ConnectionProblem, ConnectionState } from '../../domain/bank-feeds/connection.ts';
import type { Timestamp } from '../../domain/calendar.ts';
import type { FeedProvider } from '../../domain/ports/bank-feed-port.ts';
import type { ConnectionRepo, FeedAccountRepo } from '../../domain/ports/connection-repo.ts';

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

export function reportFreshness(ports: {
  connections: ConnectionRepo;
  feedAccounts: FeedAccountRepo;
}): ReportFreshness {
  return async (userId) => {
    const connections = new Map((await ports.connections.list(userId)).map((one) => [one.id, one]));
    if (connections.size === 0) return new Map();
    const fresh = (await ports.feedAccounts.listAll(userId)).flatMap((account): readonly AccountFreshness[] => {
      const connection = connections.get(account.connectionId);
      const { bankAccountId, problem, balanceAt, lastSuccessAt, connectionId } = account;
      if (bankAccountId === null || connection === undefined) return [];
      const { provider, state, nextSyncAt } = connection;
      const worst = problem ?? connection.problem;
      return [{ bankAccountId, connectionId, provider, state, problem: worst, lastSuccessAt, nextSyncAt, balanceAt }];
    });
    const oldestFirst = fresh.toSorted((a, b) => ((a.lastSuccessAt ?? '') < (b.lastSuccessAt ?? '') ? -1 : 1));
    return new Map(oldestFirst.map((one) => [one.bankAccountId, one]));
  };
}
