import type { Timestamp } from '../calendar.ts';
import type { FeedProvider } from '../ports/feeds/bank-feed-port.ts';
import type { ConnectedFeedAccount } from './connected-feed-account.ts';
import type { ConnectionProblem, ConnectionState } from './connection.ts';

/** An account of a feed that fills a bank account, with what its connection says. */
export interface FillingFeed
  extends Pick<ConnectedFeedAccount, 'connectionId' | 'problem' | 'lastSuccessAt' | 'balanceAt'> {
  readonly provider: FeedProvider;
  readonly state: ConnectionState;
  readonly connectionProblem: ConnectionProblem | null;
  readonly nextSyncAt: Timestamp | null;
}

/** How fresh a bank account is that a feed fills (contract 9.6). */
export interface AccountFreshness {
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

/** Of several feeds, the one fetched last counts. Returns `undefined` for an account that no feed fills. */
export function freshnessOf([first, ...others]: readonly FillingFeed[]): AccountFreshness | undefined {
  if (first === undefined) return undefined;
  const latest = others.reduce((best, feed) => (lastSuccess(feed) >= lastSuccess(best) ? feed : best), first);
  const { connectionProblem, ...facts } = latest;
  return { ...facts, problem: latest.problem ?? connectionProblem };
}

function lastSuccess({ lastSuccessAt }: FillingFeed): string {
  return lastSuccessAt ?? '';
}
