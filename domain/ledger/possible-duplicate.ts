import type { Timestamp } from '../calendar.ts';
import type { RowPlace } from '../imports/undo-import.ts';
import { NOTES_MAX_CHARACTERS, type Transaction } from './transaction.ts';

/** `same`: they are one payment, and the later one has gone into the other. `different`: both are real. */
export const SETTLEMENTS = ['same', 'different'] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

/** A transaction that an import added although it may be one that was there (contract 8.8). */
export interface PossibleDuplicate {
  /** Of the transaction that was added. */
  readonly id: number;
  readonly userId: number;
  /** The id of the transaction that was there. */
  readonly duplicateOf: number;
  /** What a person says; `null` as long as nobody has. */
  readonly settledAs: Settlement | null;
  readonly settledAt: Timestamp | null;
  /** What taking `same` back needs; else `null`. */
  readonly united: United | null;
}

/** Where a transaction comes from, by the sources that show it: `hand`, `feed`, or the format of a file. */
export function originOf(sources: readonly string[]): string {
  const [first = 'hand'] = sources;
  return first.startsWith('feed:') ? 'feed' : (first.split(':')[1] ?? first);
}

/** Two transactions that have become one, as they were before. */
export interface United {
  readonly kept: Transaction;
  readonly gone: Transaction;
  /** The sources whose rows have moved to the kept one. */
  readonly sources: readonly string[];
  /** Rows that were the reason why the other one existed, and are not for the kept one, which was entered by hand. */
  readonly origins: readonly RowPlace[];
}

/**
 * The kept transaction with what a person has said of the other one: a category that a person chose goes before any
 * other, and notes of both stay as far as they fit. A pending one takes over what the bank has booked.
 */
export function unitedTransaction(kept: Transaction, gone: Transaction, at: Timestamp): Transaction {
  const facts = kept.status === 'pending' && gone.status === 'booked' ? gone : kept;
  const isChosen = kept.categoryLayer !== null && gone.categoryLayer === null && gone.unlinkedCategoryId === null;
  return {
    ...facts,
    ...ofTheUser(kept),
    ...(isChosen && kept.unlinkedCategoryId === null && { categoryId: gone.categoryId, categoryLayer: null }),
    notes: unitedNotes(kept.notes, gone.notes),
    updatedAt: at,
  };
}

/** The kept transaction as it was, but for what has changed since it took over the other one. */
export function separatedTransaction(current: Transaction, { kept, gone }: United, at: Timestamp): Transaction {
  const united = unitedTransaction(kept, gone, at);
  const took = kept.status !== united.status && current.status === united.status;
  const isSameCategory = current.categoryId === united.categoryId && current.categoryLayer === united.categoryLayer;
  return {
    ...(took ? kept : current),
    ...ofTheUser(current),
    ...(isSameCategory && { categoryId: kept.categoryId, categoryLayer: kept.categoryLayer }),
    notes: current.notes === united.notes ? kept.notes : current.notes,
    updatedAt: at,
  };
}

function ofTheUser({ id, categoryId, categoryLayer, unlinkedCategoryId, notes, createdAt }: Transaction) {
  return { id, categoryId, categoryLayer, unlinkedCategoryId, notes, createdAt };
}

function unitedNotes(kept: string | null, gone: string | null): string | null {
  if (kept === null || gone === null || kept.includes(gone)) return kept ?? gone;
  const both = `${kept}\n${gone}`;
  return both.length <= NOTES_MAX_CHARACTERS ? both : kept;
}
