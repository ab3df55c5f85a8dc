import type { RecurringBill } from '../bills/recurring-bill.ts';
import type { Timestamp } from '../calendar.ts';
import type { Changed } from '../changed.ts';
import type { UnitedPair } from '../ledger/united-transaction.ts';
import type { RowPlace } from './undo-import.ts';

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

/** What named transactions that are gone into others, as it was. */
export interface Renamed {
  /** Questions that name the others from now on. */
  readonly questions: readonly Pick<PossibleDuplicate, 'id' | 'duplicateOf'>[];
  readonly bills: readonly Changed<RecurringBill>[];
}

/** Two transactions that have become one. */
export interface United extends UnitedPair, Renamed {
  /** The sources whose rows have moved to the kept one. */
  readonly sources: readonly string[];
  /** Rows that were the reason why the other one existed, and are not for the kept one, which was entered by hand. */
  readonly origins: readonly RowPlace[];
}
