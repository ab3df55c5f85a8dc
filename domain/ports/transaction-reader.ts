import type { RecurringBillObservation } from '../bills/detection/observation.ts';
import type { LocalDate } from '../calendar.ts';
import type { BankAccount } from '../ledger/bank-account.ts';
import type { Transaction, TransactionType } from '../ledger/transaction.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { OtherLeg } from '../own-transfers/transfer-link.ts';

/** Conditions, combined with AND. An absent condition matches everything. */
export interface TransactionFilter {
  /** As `searchTerm` returns it (contract 2.5). Never empty. */
  readonly text?: string;
  readonly bankAccountId?: number;
  readonly type?: TransactionType;
  /** Any of these; an empty list matches nothing. */
  readonly categoryIds?: readonly number[];
  /** None of hidden accounts (contract 5.9). */
  readonly visibleAccountsOnly?: true;
  /** UTC days, both inclusive. */
  readonly from?: LocalDate;
  readonly to?: LocalDate;
}

/** A group of amounts of one category, type and currency that can be converted together. */
export interface TransactionTally {
  readonly categoryId: number;
  readonly type: TransactionType;
  readonly currency: CurrencyCode;
  /** The common UTC booking day of the amounts, or `null` for the currency that needs no conversion. */
  readonly bookedOn: LocalDate | null;
  /** Minor units of each single amount when `bookedOn` is set; else their exact sum. */
  readonly amount: bigint;
  /**
   * How many transactions: `count` of them have `amount` each when `bookedOn` is set; else they make up `amount`
   * together.
   */
  readonly count: number;
}

/** A live transaction as lists and reports show it. */
export interface ListedTransaction
  extends Omit<Transaction, 'userId' | 'unlinkedCategoryId' | 'categoryLayer' | 'accountAmount' | 'deletedAt'> {
  /** The other leg of an own transfer (contract 2.13); `null` for other transactions. */
  readonly transfer: OtherLeg | null;
}

/** An observation of a transaction, by the transaction's id. */
export type Observation = RecurringBillObservation<number>;

/** All that a report on matching transactions needs, as of one moment. */
export interface TransactionSummary {
  /** The first ones of `list`. */
  readonly newest: readonly ListedTransaction[];
  /**
   * Everything that an exact converted total of all matches needs, without a row per transaction. Amounts in the wanted
   * currency are summed by category and type. All others are grouped by day and amount too, because each amount is
   * converted and rounded on its own (contract 6.4). In no particular order.
   */
  readonly tallies: readonly TransactionTally[];
  /** The user's accounts by id, hidden ones included. */
  readonly accounts: readonly Pick<BankAccount, 'id' | 'name' | 'hidden'>[];
}

export interface TransactionWindow {
  readonly offset: number;
  readonly limit: number;
}

export interface TransactionPage {
  readonly rows: readonly ListedTransaction[];
  /** All transactions that match, also those outside of the window. */
  readonly total: number;
}

export interface LargestOptions {
  readonly currency: CurrencyCode;
  readonly limit: number;
}

/** Together they limit the memory that observations take. */
export interface ObservationLimits {
  readonly transactions: number;
  /** Unicode characters of all descriptions and merchant names together. */
  readonly characters: number;
}

/**
 * Reads live transactions of one user. Deleted ones and those of other users do not exist here. Each method is a few
 * indexed statements.
 */
export interface TransactionReader {
  /**
   * The window of `list`, and the result of `count`. An adapter may remember totals as long as
   * `UserRepo.transactionRevision` does not change. The result is never older than the call.
   */
  page(userId: number, filter: TransactionFilter, window: TransactionWindow): Promise<TransactionPage>;
  /** `bookedAt` descending, then `id` descending (contract 2.1). */
  list(userId: number, filter: TransactionFilter, window: TransactionWindow): Promise<readonly ListedTransaction[]>;
  /**
   * The first `limit` whose id is above `afterId`, by id: for walking through all of them, at the same cost however
   * far.
   */
  listById(userId: number, afterId: number, limit: number): Promise<readonly ListedTransaction[]>;
  count(userId: number, filter: TransactionFilter): Promise<number>;
  /**
   * All that may be among the `limit` largest in a currency, without moves (see `flowOf`), in no particular order: of
   * that currency so many, and of each other one so many a day, because only amounts of one day have one rate. One
   * statement.
   */
  largest(userId: number, filter: TransactionFilter, options: LargestOptions): Promise<readonly ListedTransaction[]>;
  /** The first ones of `list`, as many as both limits allow, as the bill detector sees them. One statement. */
  observations(userId: number, filter: TransactionFilter, limits: ObservationLimits): Promise<readonly Observation[]>;
  /** `currency` is the wanted one of the tallies; `newest` the number of transactions to return. One statement. */
  summary(
    userId: number,
    filter: TransactionFilter,
    options: { readonly currency: CurrencyCode; readonly newest: number },
  ): Promise<TransactionSummary>;
}
