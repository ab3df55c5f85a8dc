import { isOutFlag } from '../columns/flags.ts';
import { cellNumber } from '../table/cell-number.ts';
import type { CsvRow } from '../table/table.ts';
import { proveByBalance, scaled } from './balance-proof.ts';
import type { FoundMoney } from './found-money.ts';
import { marksOf } from './notation.ts';

const SAMPLE_ROWS = 2_000;
const MIN_PAIRS = 2;
/** More columns of numbers than a statement has make the search long. */
const MAX_CANDIDATES = 8;

/**
 * The one pair of columns in which the second is the running balance of the first, with signs as the flags say.
 * `undefined` if there is none, or several.
 */
export function moneyByFlag(
  candidates: readonly number[],
  direction: number,
  rows: readonly CsvRow[],
): FoundMoney | undefined {
  if (candidates.length > MAX_CANDIDATES) return undefined;
  const sample = rows.slice(0, SAMPLE_ROWS);
  const [mark = '.'] = marksOf(sample, candidates, [], null);
  const numberAt = ({ cells }: CsvRow, column: number): number | undefined => {
    const decimal = cellNumber(cells[column] ?? '', mark)?.decimal;
    return decimal === undefined ? undefined : scaled(decimal);
  };
  const isProved = (amount: number, balance: number): boolean => {
    const pairs = sample.flatMap((row) => {
      const [moved, after, isOut] = [
        numberAt(row, amount),
        numberAt(row, balance),
        isOutFlag(row.cells[direction] ?? ''),
      ];
      if (moved === undefined || after === undefined || isOut === undefined) return [];
      return [{ amount: isOut ? -Math.abs(moved) : Math.abs(moved), balance: after }];
    });
    const proof = proveByBalance([pairs], undefined, 1);
    return proof !== undefined && proof.pairs >= MIN_PAIRS && !proof.isInverted && !proof.isAmbiguous;
  };
  const proved = candidates.flatMap((amount) =>
    candidates
      .filter((balance) => balance !== amount && isProved(amount, balance))
      .map((balance) => ({ columns: { kind: 'amount' as const, amount, direction }, balance })),
  );
  return proved.length === 1 ? proved[0] : undefined;
}
