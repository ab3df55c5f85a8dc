import type { Columns } from '../columns/roles.ts';
import { cellNumber } from '../table/cell-number.ts';
import type { CsvRow } from '../table/table.ts';
import { scaled } from './balance-proof.ts';
import { marksOf } from './notation.ts';

const SAMPLE_ROWS = 2_000;

/** The column that holds what is left of the amount after the fee, in every row; `undefined` without one. */
export function netColumn(
  amount: number,
  { fee: [fee] = [] }: Columns['of'],
  candidates: readonly number[],
  rows: readonly CsvRow[],
): number | undefined {
  if (fee === undefined) return undefined;
  const sample = rows.slice(0, SAMPLE_ROWS);
  const [mark = '.'] = marksOf(sample, [amount, ...candidates], [], null);
  const numberAt = ({ cells }: CsvRow, column: number): number | undefined => {
    const decimal = cellNumber(cells[column] ?? '', mark)?.decimal;
    return decimal === undefined ? undefined : scaled(decimal);
  };
  const complete = (column: number) =>
    sample.flatMap((row) => {
      const [gross, cost, net] = [numberAt(row, amount), numberAt(row, fee), numberAt(row, column)];
      return gross === undefined || net === undefined ? [] : [{ gross, cost: Math.abs(cost ?? 0), net }];
    });
  return candidates.find((column) => {
    const all = column === amount ? [] : complete(column);
    return all.some(({ cost }) => cost > 0) && all.every(({ gross, cost, net }) => Math.abs(gross - cost - net) < 0.5);
  });
}
