import type { LocalDate } from '../../../domain/calendar.ts';
import { type DateOrder, dayIn } from '../../../domain/statements/date-order.ts';
import { parseWrittenDate } from '../../../domain/statements/written-date.ts';

/** A cell that has the form of a date. */
export interface DateCell {
  /** `undefined` if there is no such day in this order. */
  readonly day: LocalDate | undefined;
}

/** Returns `undefined` for a cell that is not a date. */
export type DayReader = (cell: string) => DateCell | undefined;

const MAX_REMEMBERED = 5_000;

/** Reads dates in one order, each different text once. */
export function dayReader(order: DateOrder): DayReader {
  const known = new Map<string, DateCell | undefined>();
  return (cell) => {
    if (known.has(cell)) return known.get(cell);
    const written = parseWrittenDate(cell);
    const read = written === undefined ? undefined : { day: dayIn(written, order) };
    if (known.size < MAX_REMEMBERED) known.set(cell, read);
    return read;
  };
}
