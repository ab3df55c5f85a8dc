import type { ConnectedFeedAccount } from './connected-feed-account.ts';
import type { ConnectionProblem, FeedConnection } from './connection.ts';

/** An account of a feed that fills a bank account, with what its connection says. */
export interface FillingFeed
  extends Pick<ConnectedFeedAccount, 'connectionId' | 'problem' | 'lastSuccessAt' | 'balanceAt' | 'difference'>,
    Pick<FeedConnection, 'provider' | 'state' | 'nextSyncAt'> {
  readonly connectionProblem: ConnectionProblem | null;
}

/** How fresh a bank account is that a feed fills (contract 9.6). Its problem, or else that of its connection. */
export type AccountFreshness = Omit<FillingFeed, 'connectionProblem'>;

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
