import type { FeedAccount } from '../../domain/feeds/feed-account.ts';
import { FeedFailure, type FeedProblem, type FeedProblemCode } from '../../domain/feeds/feed-problem.ts';
import type { FetchedAccount } from '../../domain/feeds/fetched-feed.ts';

export function feedProblem(
  code: FeedProblemCode,
  message: string,
  retryAfterSeconds: number | null = null,
): FeedProblem {
  return { code, message, retryAfterSeconds };
}

/** A provider refused a request. */
export class ProviderRefusal extends FeedFailure {
  /** The code in its response, such as `EXPIRED_SESSION`; `null` without one. */
  readonly error: string | null;

  constructor(error: string | null, problem: FeedProblem) {
    super(problem);
    this.error = error;
  }
}

/** What the codes of a provider mean. Each problem has those behind it, separated by spaces. */
export function problemsByCode(
  problems: readonly (readonly [FeedProblem, string])[],
): ReadonlyMap<string, FeedProblem> {
  return new Map(problems.flatMap(([problem, codes]) => codes.split(' ').map((code) => [code, problem] as const)));
}

/** An account from which nothing came; without a problem, since nobody asked. */
export function withoutRows(account: FeedAccount, problem: FeedProblem | null = null): FetchedAccount {
  return { account, rows: [], removedIds: [], listsAllPending: false, coverage: null, problem };
}

/** What a person should know of transactions that were left out. `lacking` is what unreadable ones do not have. */
export function leftOutProblem(unreadable: number, otherCurrency: number, lacking: string): FeedProblem | null {
  if (unreadable > 0) {
    const what = unreadable === 1 ? 'One transaction' : `${unreadable} transactions`;
    return feedProblem('partial', `${what} without ${lacking} could not be read.`);
  }
  if (otherCurrency === 0) return null;
  return feedProblem('partial', 'Transactions in another currency than that of the account were left out.');
}
