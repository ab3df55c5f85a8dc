import type { TransactionEntry } from '../../domain/ledger/transaction.ts';
import type { Coverage, ObservedRow, Source } from '../../domain/matching/observed-row.ts';
import type { StatementBalance } from '../../domain/statements/statement.ts';
import type { CategoryHints } from '../../domain/statements/statement-row.ts';

/** A row that can become a transaction. */
export interface RowToApply extends ObservedRow {
  readonly line: number | null;
  readonly entry: TransactionEntry;
  /** The keyed hash of the other party's account number; `null` without a complete one. */
  readonly counterpartyHash: string | null;
  /** By what a category is found; `null` if `entry` is complete, with its category and merchant. */
  readonly hints: CategoryHints | null;
}

/** A row that cannot. */
export interface SkippedRow {
  readonly line: number | null;
  readonly reason: 'zero_amount' | 'unreadable';
  readonly text: string;
}

export interface FeedStatement {
  /** All days of which the feed has shown every row by now, also if this fetch brought changes only. */
  readonly seen: Coverage | null;
}

/** Rows of one account that were seen at once. */
export interface StatementToApply {
  readonly bankAccountId: number;
  readonly accountLastFour: string | null;
  readonly accountHash: string | null;
  readonly source: Source;
  readonly coverage: Coverage | null;
  readonly listsAllPending: boolean;
  /** Ids of rows that a feed has withdrawn. */
  readonly removedIds?: readonly string[];
  /** What only feeds have, which show most of their rows many times. */
  readonly feed?: FeedStatement;
  readonly rows: readonly RowToApply[];
  readonly skipped: readonly SkippedRow[];
  readonly opening?: StatementBalance | null;
  readonly closing: StatementBalance | null;
}
