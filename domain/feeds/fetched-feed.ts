import type { Timestamp } from '../calendar.ts';
import type { StatementRow } from '../statements/statement-row.ts';
import type { FeedAccount, FeedCoverage } from './feed-account.ts';
import type { FeedProblem } from './feed-problem.ts';

/** What one fetch brought for one account. */
export interface FetchedAccount {
  readonly account: FeedAccount;
  /** New and changed rows, booked and pending, in the provider's order. */
  readonly rows: readonly FeedRow[];
  /** Source ids of rows that the provider withdrew and that no row of this fetch replaces. */
  readonly removedIds: readonly string[];
  /** Whether a pending row that is not among `rows` is pending no more. */
  readonly listsAllPending: boolean;
  /** `null` if the fetch brought changes rather than days. */
  readonly coverage: FeedCoverage | null;
  /** What is wrong with this account alone. Its rows count all the same. */
  readonly problem: FeedProblem | null;
}

/**
 * Whether the account was read. Where something is wrong with its connection, that nothing came says nothing, unless
 * the provider answers for the days.
 */
export function isRead({ rows, coverage }: FetchedAccount, { problems }: Pick<FetchedFeed, 'problems'>): boolean {
  return rows.length > 0 || coverage !== null || problems.length === 0;
}

/** What one fetch brought. It is stored as a whole, together with `cursor`. */
export interface FetchedFeed {
  readonly accounts: readonly FetchedAccount[];
  /** Where the next fetch goes on; `null` for providers that are asked by days. */
  readonly cursor: string | null;
  /** What is wrong with the connection although it brought something. */
  readonly problems: readonly FeedProblem[];
  /** The end of the consent, if the provider states it with each fetch: `null` for none. Absent if it does not. */
  readonly consentExpiresAt?: Timestamp | null;
}

/** One movement of money as a provider shows it. Negative is money out, whatever sign the provider uses. */
export interface FeedRow extends Omit<StatementRow, 'place'> {
  /** The provider's id of the pending row that this one replaces, where the provider says so. */
  readonly replacesPendingId: string | null;
}
