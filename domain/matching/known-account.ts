import type { TransactionStatus } from '../ledger/transaction.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { MinorUnits } from '../money/money.ts';
import type { Coverage, DayNumber, ObservedRow } from './observed-row.ts';

/** What a source showed of a transaction the last time. */
export interface Observation {
  readonly source: string;
  readonly sourceId: string | null;
  readonly day: DayNumber;
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
  readonly status: TransactionStatus;
  readonly text: string;
}

/** A transaction that this import adds. It gets its id when it is stored. */
export interface AddedTransaction {
  readonly bankAccountId: number;
  readonly row: ObservedRow;
}

/** How a transaction is called: a stored one by its id, and one that is still to be stored by itself. */
export type TransactionRef = number | AddedTransaction;

/** A transaction of the account, with everything that matching knows about it. */
export interface KnownTransaction {
  readonly id: TransactionRef;
  /**
   * `deleted`: the user deleted it, and its observations remain as a tombstone, so that no later import brings it back.
   */
  readonly state: 'live' | 'deleted';
  readonly status: TransactionStatus;
  /** The latest of each source that still shows it; empty for a transaction that was entered by hand. */
  readonly observations: readonly Observation[];
  /** For a transaction that was entered by hand: what the user wrote. */
  readonly entry: Omit<Observation, 'source' | 'sourceId' | 'status'> | null;
}

/** What is stored of an account around the days of a batch. */
export interface KnownAccount {
  /** Rows of the batch that are certain transactions, as balances show (`joined-statements.ts`). */
  readonly proven?: ReadonlyMap<ObservedRow, TransactionRef>;
  /** Transactions that are hardly any of the rows, as balances show: a person is asked about equal ones. */
  readonly unlikely?: ReadonlySet<TransactionRef>;
  readonly transactions: readonly KnownTransaction[];
  /** The days that each source has covered so far, by the source's name. */
  readonly coverage: ReadonlyMap<string, readonly Coverage[]>;
}
