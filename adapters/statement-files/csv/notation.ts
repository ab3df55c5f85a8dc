import { commonOrders, type DateOrder, dayIn } from '../../../domain/statements/date-order.ts';
import { commonMarks, type DecimalMark, decimalText } from '../../../domain/statements/decimal-mark.ts';
import { parseWrittenDate, type WrittenDate } from '../../../domain/statements/written-date.ts';
import { signedNumber } from '../signed-number.ts';
import type { CsvRow } from './table.ts';

/** The orders that fit all dates of the columns. If the columns differ, those that fit the first one. */
export function ordersOf(rows: readonly CsvRow[], columns: readonly number[]): readonly DateOrder[] {
  const all = commonOrders(datesOf(rows, columns));
  return all.length === 0 ? commonOrders(datesOf(rows, columns.slice(0, 1))) : all;
}

export function datesOf(rows: readonly CsvRow[], columns: readonly number[]): readonly WrittenDate[] {
  return rows.flatMap(({ cells }) =>
    columns.flatMap((column) => {
      const date = parseWrittenDate(cells[column] ?? '');
      return date === undefined ? [] : [date];
    }),
  );
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

function* numbersOf(rows: readonly CsvRow[], columns: readonly number[]): Generator<string> {
  for (const { cells } of rows) for (const column of columns) yield signedNumber(cells[column] ?? '')?.number ?? '';
}

/** A number that the two marks read differently. */
export function ambiguousNumber(rows: readonly CsvRow[], columns: readonly number[]): string | null {
  for (const number of numbersOf(rows, columns))
    if (decimalText(number, '.') !== decimalText(number, ',')) return number;
  return null;
}

/** Whether the rows go from the newest to the oldest; `undefined` if all are of one day or they are mixed. */
export function descendsBy(rows: readonly CsvRow[], column: number, order: DateOrder): boolean | undefined {
  const days = datesOf(rows, [column])
    .map((date) => dayIn(date, order))
    .filter((day) => day !== undefined);
  let [up, down] = [0, 0];
  days.forEach((day, index) => {
    const before = days[index - 1];
    if (before !== undefined && before < day) up += 1;
    if (before !== undefined && before > day) down += 1;
  });
  if (up + down === 0 || Math.min(up, down) * 5 > Math.max(up, down)) return undefined;
  return down > up;
}
