import type { TransactionEntry, TransactionStatus } from '../ledger/transaction.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { MinorUnits } from '../money/money.ts';
import type { CategoryHints } from '../statements/statement-row.ts';

/** Days since 1970-01-01, as `dayNumber` of the calendar counts them. */
export type DayNumber = number;

/** One movement of money as a source showed it, without account numbers: what is matched, and what is stored of it. */
export interface ObservedRow {
  /** Of the file, from 1; `null` for what stands in no line. */
  readonly line: number | null;
  /** What the source calls the row; `null` without a name. Only `believedIds` says whether it identifies anything. */
  readonly sourceId: string | null;
  /** The source's name of the pending row that this one replaces, where the source says so. */
  readonly replacesPendingId: string | null;
  readonly day: DayNumber;
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
  readonly status: TransactionStatus;
  /** Everything that the row says in words. */
  readonly text: string;
  /** The keyed hash of the other party's account number; `null` without a complete one. */
  readonly counterpartyHash: string | null;
  /** What the transaction of the row is called. */
  readonly description: string;
  readonly payee: string | null;
  /** Notes of the person, with which its transaction begins. They are not matched. */
  readonly notes?: string;
  /** By what a category is found; `null` if the category is that of `entry`. */
  readonly hints: CategoryHints | null;
  /** What else its source says of the transaction; `null` where it says no more than the row. */
  readonly entry: Pick<TransactionEntry, 'bookedAt' | 'categoryId' | 'from' | 'to'> | null;
}

/**
 * Who showed the rows: a kind of file of an account, or a feed. Rows of one source are compared with each other more
 * strictly than rows of two.
 */
export interface Source {
  readonly name: string;
  /** Whether its ids stay with a transaction while everything else about it may change. */
  readonly hasTrustedIds: boolean;
}

/** The days that somebody saw, both inclusive. */
export interface Coverage {
  readonly from: DayNumber;
  readonly to: DayNumber;
}

/** Rows of one account that were seen at once: one statement of a file, or one fetch of a feed. */
export interface Batch {
  readonly source: Source;
  /** `null` if the source does not say and shows no rows. */
  readonly coverage: Coverage | null;
  /** Whether a pending row that is not in the batch is pending no more, on any day. */
  readonly listsAllPending: boolean;
  /** Ids of rows, booked or pending, that a source with trusted ids has withdrawn. */
  readonly removedIds?: readonly string[];
  /** Whether a source is a feed that shows the account no more. */
  readonly isEnded?: (source: string) => boolean;
  readonly rows: readonly ObservedRow[];
}

/** From the first day to the last; `null` without any. */
export function spanOf(days: readonly DayNumber[]): Coverage | null {
  const [from, to] = days.reduce(
    ([first, last], day) => [Math.min(first, day), Math.max(last, day)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  return from <= to ? { from, to } : null;
}

/** Banks book and show a transaction on neighbouring days. */
const MARGIN_DAYS = 1;

export function covers(ranges: readonly Coverage[], day: DayNumber): boolean {
  return ranges.some(({ from, to }) => from <= day && day <= to);
}

/** Whether one of the ranges includes the day, or ends right beside it. */
export function roughlyCovers(ranges: readonly Coverage[], day: DayNumber): boolean {
  return ranges.some(({ from, to }) => day >= from - MARGIN_DAYS && day <= to + MARGIN_DAYS);
}

/**
 * Whether the batch shows every booked row of the day. The first and last day of a batch may be cut off in the middle,
 * and on a day that has not ended more may be booked.
 */
export function coversWholly({ coverage }: Batch, day: DayNumber, today: DayNumber): boolean {
  return coverage !== null && day > coverage.from && day < coverage.to && day < today;
}

/** Adds a range; ranges that touch or overlap become one. */
export function withRange(ranges: readonly Coverage[], added: Coverage): readonly Coverage[] {
  const touches = ({ from, to }: Coverage) => from <= added.to + 1 && to >= added.from - 1;
  const joined = ranges.filter(touches).reduce(union, added);
  return [...ranges.filter((range) => !touches(range)), joined];
}

function union(one: Coverage, other: Coverage): Coverage {
  return { from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) };
}
