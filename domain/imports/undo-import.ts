import type { Transaction } from '../ledger/transaction.ts';

/** Where a row is kept. */
export interface RowPlace {
  readonly importId: number;
  readonly position: number;
}

/** Which transaction a row of an import shows, and why. */
export interface RowLink extends RowPlace {
  readonly transactionId: number | null;
  readonly isOrigin: boolean;
  readonly before: Transaction | null;
}

/** The same, with where the row comes from, and whether it shows its transaction instead of retiring it. */
export interface ShownLink extends RowLink {
  readonly source: string;
  readonly isShown: boolean;
}

/** A transaction that an import made or changed, and what other imports have to do with it. */
export interface TouchedTransaction {
  readonly transactionId: number;
  /** Whether it exists because of the import. */
  readonly isOrigin: boolean;
  /** The transaction before the import changed or retired it; `null` if it did neither. */
  readonly before: Transaction | null;
  /** Whether the import retired it, so that it is gone. */
  readonly isRetired: boolean;
  /** The first row of another import that shows it. */
  readonly shownBy: RowPlace | null;
  /** The first row of a later import that changed it. */
  readonly changedBy: RowPlace | null;
}

/** What taking an import back means: the inverse of what it did, as far as no other import needs it. */
export interface Undoing {
  /** Ids of transactions that exist because of this import alone. */
  readonly removed: readonly number[];
  /** Transactions as they were before the import. One that is gone although nothing retired it stays away. */
  readonly restored: readonly (Pick<TouchedTransaction, 'isRetired'> & { readonly before: Transaction })[];
  /** Rows of other imports that are from now on the reason why their transaction exists. */
  readonly origins: readonly RowPlace[];
  /** Rows of later imports, with what their transaction was before them once this import is gone. */
  readonly earlier: readonly (RowPlace & { readonly before: Transaction })[];
}

/**
 * Undoing imports in any order leaves what the remaining ones alone would have made, except that a transaction keeps
 * the words of the row that made it.
 */
export function undoing(touched: readonly TouchedTransaction[]): Undoing {
  const made = touched.filter(({ isOrigin }) => isOrigin);
  const changed = touched.flatMap(({ isOrigin, before, isRetired, changedBy }) =>
    isOrigin || before === null ? [] : [{ before, isRetired, changedBy }],
  );
  return {
    removed: made.filter(({ shownBy }) => shownBy === null).map(({ transactionId }) => transactionId),
    origins: made.flatMap(({ shownBy }) => (shownBy === null ? [] : [shownBy])),
    restored: changed.filter(({ changedBy }) => changedBy === null),
    earlier: changed.flatMap(({ before, changedBy }) => (changedBy === null ? [] : [{ ...changedBy, before }])),
  };
}
