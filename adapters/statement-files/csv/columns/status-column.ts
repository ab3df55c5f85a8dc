import type { CsvRow } from '../table/table.ts';
import { isBookedWord, isNotExecutedWord, isPendingWord } from './flags.ts';

const SAMPLE_ROWS = 500;

/** A column in which every row says whether it is booked, whatever its name; `undefined` without one. */
export function findStatusColumn(rows: readonly CsvRow[], taken: ReadonlySet<number>): number | undefined {
  const sample = rows.slice(0, SAMPLE_ROWS).filter(({ cells }) => cells.length > 1);
  const width = sample.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  for (let column = 0; column < width; column += 1) {
    if (taken.has(column)) continue;
    const cells = sample.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '');
    if (cells.length > sample.length / 2 && cells.every(isStatusWord)) return column;
  }
  return undefined;
}

function isStatusWord(cell: string): boolean {
  return isPendingWord(cell) || isBookedWord(cell) || isNotExecutedWord(cell);
}
