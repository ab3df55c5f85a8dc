import type { Batch, Coverage, DayNumber } from './observed-row.ts';

/** Banks book and show a transaction on neighbouring days. */
const MARGIN_DAYS = 1;

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
