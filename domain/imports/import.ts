import type { LocalDate, Timestamp } from '../calendar.ts';
import type { Transaction, TransactionStatus } from '../ledger/transaction.ts';
import type { MatchReason } from '../matching/round.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { MinorUnits } from '../money/money.ts';
import type { ReadOptions } from '../statements/read-options.ts';
import type { StatementBalance } from '../statements/statement.ts';
import type { CategoryHints } from '../statements/statement-row.ts';

/**
 * What became of a row of an import: `added`, `matched`, `updated` and `deleted` as matching decides it. `skipped`
 * could not become a transaction. `retired` is a pending row of an earlier import that this one no longer shows, or a
 * row that the provider of a feed withdrew.
 */
export const IMPORT_DECISIONS = ['added', 'matched', 'updated', 'deleted', 'skipped', 'retired'] as const;
export type ImportDecision = (typeof IMPORT_DECISIONS)[number];

export type ImportReason = MatchReason | 'new' | 'not_listed' | 'withdrawn' | 'zero_amount' | 'unreadable';

/** A row of an import, which is also what its source showed of a transaction. */
export interface ImportRow {
  /** Of the row within the import, from 0. */
  readonly position: number;
  /** Of the file, from 1; `null` for what is in no line. */
  readonly line: number | null;
  readonly bankAccountId: number;
  /** The name of the source, as matching compares it. */
  readonly source: string;
  readonly sourceId: string | null;
  readonly day: LocalDate | null;
  readonly amount: MinorUnits | null;
  readonly currency: CurrencyCode | null;
  readonly status: TransactionStatus | null;
  readonly text: string;
  /** The keyed hash of the other party's account number, as {@link ImportedStatement.accountHash} is of the own one. */
  readonly counterpartyHash: string | null;
  /** What the source said of the kind of payment, of a row that made a transaction; else `null`. */
  readonly hints: CategoryHints | null;
  readonly decision: ImportDecision;
  readonly reason: ImportReason;
  /** `null` for a skipped row. The transaction may have been deleted since. */
  readonly transactionId: number | null;
  /** A transaction that may be the same payment, as long as it is there: a person should look. */
  readonly possibleDuplicateOf: number | null;
  /** Whether the transaction exists because of this row. */
  readonly isOrigin: boolean;
  /** The transaction before this row changed or retired it; `null` if it did neither. */
  readonly before: Transaction | null;
}

/** Closing balance of a statement against the balance that Coffer has for that day. */
export interface BalanceCheck {
  readonly date: LocalDate;
  readonly statement: MinorUnits;
  readonly coffer: MinorUnits;
  /** `statement` minus `coffer`. */
  readonly difference: MinorUnits;
}

/** One statement of an import, and what became of its rows. */
export interface ImportedStatement {
  readonly bankAccountId: number;
  /** Last characters of the account's number in the file; `null` if the file names none. */
  readonly accountLastFour: string | null;
  /** The keyed hash of the number, by which the account is recognised in the next file. */
  readonly accountHash: string | null;
  /** The name of the source, as matching compares it. */
  readonly source: string;
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  readonly rows: number;
  readonly added: number;
  readonly matched: number;
  readonly updated: number;
  /** How many of the rows are pending. */
  readonly pending: number;
  /** Pending transactions of earlier imports that the statement no longer shows. */
  readonly retired: number;
  readonly skipped: Readonly<Record<string, number>>;
  readonly possibleDuplicates: number;
  readonly balanceCheck: BalanceCheck | null;
  /** By which statements join (`joiningEnds`). Statements of before this was kept have none. */
  readonly opening?: StatementBalance | null;
  readonly closing?: StatementBalance | null;
  /** Of the file in an archive; absent if the import was no archive. */
  readonly fileName?: string;
  /** Set if the import opened the account. */
  readonly opened?: OpenedAccount;
  /** By how much the import moved the account's initial balance; said by one statement of the account. */
  readonly initialBalanceMoved?: MinorUnits;
}

export interface OpenedAccount {
  readonly name: string;
  readonly currency: CurrencyCode;
}

/** What is said beyond so many is not kept. */
export const WARNINGS_MAX = 100;

export interface ImportWarning {
  /** Of the file, from 1; `null` for the file as a whole. */
  readonly line: number | null;
  readonly message: string;
}

/** One file that a user brought in, and what became of it. */
export interface Import {
  readonly id: number;
  readonly userId: number;
  /** `ofx`, `csv` …, `zip` for several at once, or `coffer` for files of Coffer's own columns. */
  readonly format: string;
  readonly fileName: string | null;
  /** SHA-256 of the file, hex. */
  readonly sha256: string | null;
  readonly statements: readonly ImportedStatement[];
  /** Parts of the file that hold no transactions, by reason. */
  readonly leftOut: Readonly<Record<string, number>>;
  readonly warnings: readonly ImportWarning[];
  /** Recognises files of the same layout; `null` where nothing is to be remembered. */
  readonly fingerprint: string | null;
  /** How the file was read, and how files of this layout are read in future; `null` with the fingerprint. */
  readonly readAs: ReadOptions | null;
  readonly createdAt: Timestamp;
}
