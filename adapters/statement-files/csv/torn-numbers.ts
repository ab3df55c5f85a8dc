import type { CsvLayout } from './layout.ts';
import type { CsvRow } from './table.ts';

/** `1` and `,234.56`: what a comma leaves of a number that should be between quotation marks. */
const START = /^[-+(]?\s?\p{Sc}?\s?-?\d{1,3}$/u;
const REST = /^\d{3}(?:\.\d{1,4})?\)?(?:\s?[A-Z]{3})?$/;

/**
 * The rows with whole numbers where a bank separates both columns and thousands by commas: `1,234.56` without quotation
 * marks is two cells. They are put together in rows that have exactly that many cells too many, because the amount
 * would be 1 otherwise.
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
  const tears = cells.flatMap((cell, index) => (START.test(cell) && REST.test(cells[index + 1] ?? '') ? [index] : []));
  if (tears.length !== surplus) return row;
  const whole = cells.flatMap((cell, index) => {
    if (tears.includes(index - 1)) return [];
    return [tears.includes(index) ? `${cell},${cells[index + 1] ?? ''}` : cell];
  });
  return { line: row.line, cells: whole };
}
