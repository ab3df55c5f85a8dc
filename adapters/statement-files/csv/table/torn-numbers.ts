import type { CsvLayout } from './layout.ts';
import type { CsvRow } from './table.ts';

/** What a comma leaves of `-1,234.56` and `-12,50`. */
const START = /^[-+(]?\s?\p{Sc}?\s?-?\d{1,3}$/u;
const THOUSANDS = /^\d{3}(?:\.\d{1,4})?\)?(?:\s?[A-Z]{3})?$/;
const DECIMALS = /^\d{2}\)?$/;

/**
 * The rows with whole numbers where a bank separates columns by commas and writes commas in its numbers, without
 * quotation marks: `1,234.56` is two cells then. They are put together in rows that have exactly that many cells too
 * many, because the amount would be 1 otherwise.
 */
export function withWholeNumbers(layout: CsvLayout, delimiter: string): CsvLayout {
  if (layout.header === null || delimiter !== ',') return layout;
  const width = layout.header.length;
  return { ...layout, rows: layout.rows.map((row) => withoutTears(row, width)) };
}

function withoutTears(row: CsvRow, width: number): CsvRow {
  const { cells } = row;
  const surplus = cells.findLastIndex((cell) => cell !== '') + 1 - width;
  if (surplus <= 0) return row;
  const tears = cells.flatMap((_, index) => (goesOn(cells, index) ? [index] : []));
  if (tears.length === 0) return row;
  if (tears.length !== surplus) return { ...row, isTorn: true };
  const whole = cells.flatMap((cell, index) => {
    if (tears.includes(index - 1)) return [];
    return [tears.includes(index) ? `${cell},${cells[index + 1] ?? ''}` : cell];
  });
  return { line: row.line, cells: whole };
}

/** Whether the number in this cell may go on in the next one. */
export function goesOn(cells: readonly string[], index: number): boolean {
  const next = cells[index + 1] ?? '';
  return START.test(cells[index] ?? '') && (THOUSANDS.test(next) || DECIMALS.test(next));
}
