import { type CsvLayout, isData } from './table/layout.ts';
import type { CsvRow } from './table/table.ts';

/** Fewer rows or columns may be alike by chance. */
const MIN_ROWS = 2;
const MIN_MISSING = 2;

/**
 * The index of a last row that states the balance in a table without names: it is as long as the others, has a day and
 * a number, and nothing in several columns that all other rows fill. -1 without such a row.
 */
export function balanceRowOf({ header, rows }: CsvLayout): number {
  const at = rows.length - 1;
  const last = rows[at];
  const others = rows.slice(0, at);
  if (header !== null || last === undefined || others.length < MIN_ROWS || !isData(last)) return -1;
  if (others.some(({ cells }) => cells.length > last.cells.length)) return -1;
  const isFilled = (row: CsvRow, column: number): boolean => (row.cells[column] ?? '') !== '';
  const missing = (others[0]?.cells ?? []).filter(
    (_, column) => !isFilled(last, column) && others.every((row) => isFilled(row, column)),
  );
  return missing.length >= MIN_MISSING ? at : -1;
}
