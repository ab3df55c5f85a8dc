import type { StatementRow } from '../statements/statement-row.ts';

/** One movement of money as a provider shows it. Negative is money out, whatever sign the provider uses. */
export interface FeedRow extends Omit<StatementRow, 'place'> {
  /** The provider's id of the pending row that this one replaces, where the provider says so. */
  readonly replacesPendingId: string | null;
}
