import type { LocalDate, Timestamp } from '../calendar.ts';
import type { CurrencyCode } from '../currency.ts';
import type { TransactionStatus, TransactionType } from '../transaction.ts';

/** Conditions that combine with AND. Absent means: any. */
export interface TransactionFilter {
  /**
   * Substring of description or of merchant name (never across both), compared in their `searchForm`, so whatever the case and the
   * accents; `%`, `_` and `\` are literal (contract 2.5). Not empty.
   */
  readonly text?: string;
  readonly bankAccountId?: number;
  readonly type?: TransactionType;
  /** Any of these; an empty list matches nothing. */
  readonly categoryIds?: readonly number[];
  /** None of these accounts. */
  readonly exceptBankAccountIds?: readonly number[];
  /** UTC days, both inclusive. */
  readonly from?: LocalDate;
  readonly to?: LocalDate;
}

/**
 * A transaction as it is printed: integers as decimal digits, parties as JSON text. Lists are mostly printed again at once, so nothing
 * is parsed that nobody computes with (the measured reason is in docs/decisions/lists-are-printed.md).
 */
export interface PrintedTransaction {
  readonly id: string;
  readonly bankAccountId: string;
  readonly categoryId: string;
  readonly status: TransactionStatus;
  readonly type: TransactionType;
  /** JSON text of an array of `{name}`. */
  readonly from: string;
  readonly to: string;
  readonly description: string;
  readonly merchantName: string | null;
  readonly notes: string | null;
  /** Minor units of `currency`, decimal digits with an optional minus. */
  readonly amount: string;
  readonly currency: CurrencyCode;
  readonly bookedAt: Timestamp;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

/** The sum of some amounts of one currency that can be told as one. */
export interface TransactionTally {
  /** Set when tallied by category, else `null`. */
  readonly categoryId: number | null;
  readonly currency: CurrencyCode;
  /** The common UTC booking day of the amounts, or `null` for the currency that needs no conversion. */
  readonly bookedOn: LocalDate | null;
  /** Minor units of each single amount when `bookedOn` is set; else their exact sum. */
  readonly amount: bigint;
  /** How many transactions: `count` of them have `amount` each when `bookedOn` is set; else they make up `amount` together. */
  readonly count: number;
}

export interface TransactionWindow {
  readonly offset: number;
  readonly limit: number;
}

export interface TransactionPage {
  readonly rows: readonly PrintedTransaction[];
  /** All that match, whatever the window. */
  readonly total: number;
}

/** Reads of live transactions: deleted ones, and other users', are not there. Statements are served by indexes, and few. */
export interface TransactionReader {
  /**
   * The window of `list`, with what `count` would say. An adapter may remember totals as long as `UserRepo.transactionRevision` stands still;
   * the answer is never older than the call.
   */
  page(userId: number, filter: TransactionFilter, window: TransactionWindow): Promise<TransactionPage>;
  /** `bookedAt` descending, then `id` descending (contract 2.1). */
  list(userId: number, filter: TransactionFilter, window: TransactionWindow): Promise<readonly PrintedTransaction[]>;
  count(userId: number, filter: TransactionFilter): Promise<number>;
  /**
   * Everything that an exact converted total needs, without a row per transaction: amounts in `currency` come summed, all others grouped
   * by currency, day and amount, because each single amount is converted and rounded on its own (contract 6.4).
   */
  tally(
    userId: number,
    filter: TransactionFilter,
    options: { readonly currency: CurrencyCode; readonly by: 'category' | 'all' },
  ): Promise<readonly TransactionTally[]>;
}
