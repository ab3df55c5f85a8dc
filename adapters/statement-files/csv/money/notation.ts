import type { LocalDate } from '../../../../domain/calendar.ts';
import { commonMarks, type DecimalMark, possibleMarks } from '../../../../domain/money/decimal-mark.ts';
import { commonOrders, type DateOrder, dayIn } from '../../../../domain/statements/date-order.ts';
import { parseWrittenDate, type WrittenDate } from '../../../../domain/statements/written-date.ts';
import { signedNumber } from '../../signed-number.ts';
import type { CsvRow } from '../table/table.ts';

/**
 * The orders that fit all dates of the columns. If the columns differ, those that fit the first one. Dates of another
 * form than the first column has say nothing: `20230707` may stand beside `03.06.23`.
 */
export function ordersOf(rows: readonly CsvRow[], columns: readonly number[]): readonly DateOrder[] {
  const own = datesOf(rows, columns.slice(0, 1));
  const forms = new Set(own.map(formOf));
  const all = commonOrders(datesOf(rows, columns).filter((date) => forms.has(formOf(date))));
  return all.length === 0 ? commonOrders(own) : all;
}

function formOf({ parts, separator, namedMonth }: WrittenDate): string {
  const isYear = parts.map(({ length }) => length > 2);
  return `${separator} ${isYear.join()} ${namedMonth ?? ''}`;
}

/** The different dates of the columns: a statement has far fewer days than rows. */
export function datesOf(rows: readonly CsvRow[], columns: readonly number[]): readonly WrittenDate[] {
  const texts = new Set<string>();
  for (const { cells } of rows) for (const column of columns) texts.add(cells[column] ?? '');
  return [...texts].map(parseWrittenDate).filter((date) => date !== undefined);
}

/** The decimal marks that fit all numbers of the columns; if the columns differ, those that fit the first ones. */
export function marksOf(
  rows: readonly CsvRow[],
  money: readonly number[],
  others: readonly number[],
  digits: number | null,
): readonly DecimalMark[] {
  const all = commonMarks(numbersOf(rows, [...money, ...others]), digits);
  return all.length === 0 ? commonMarks(numbersOf(rows, money), digits) : all;
}

/** The numbers of the columns, without their signs. */
export function* numbersOf(rows: readonly CsvRow[], columns: readonly number[]): Generator<string> {
  for (const { cells } of rows) for (const column of columns) yield signedNumber(cells[column] ?? '')?.number ?? '';
}

/** The one mark that some numbers of the columns demand, if no number demands the other. */
export function demandedMark(rows: readonly CsvRow[], columns: readonly number[]): DecimalMark | undefined {
  const demanded = new Set<DecimalMark>();
  for (const number of numbersOf(rows, columns)) {
    const [mark, ...others] = number === '' ? [] : possibleMarks(number);
    if (mark !== undefined && others.length === 0) demanded.add(mark);
  }
  const [mark, ...others] = demanded;
  return others.length === 0 ? mark : undefined;
}

/** Whether the rows go from the newest to the oldest; `undefined` if all are of one day or they are mixed. */
export function descendsBy(rows: readonly CsvRow[], column: number, order: DateOrder): boolean | undefined {
  const read = dayReader(order);
  let before: LocalDate | undefined;
  let [up, down] = [0, 0];
  for (const { cells } of rows) {
    const day = read(cells[column] ?? '')?.day;
    if (day === undefined) continue;
    if (before !== undefined && before < day) up += 1;
    if (before !== undefined && before > day) down += 1;
    before = day;
  }
  if (up + down === 0 || Math.min(up, down) * 5 > Math.max(up, down)) return undefined;
  return down > up;
}

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
