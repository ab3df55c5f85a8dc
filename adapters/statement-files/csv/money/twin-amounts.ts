import { type ColumnProfile, columnsWhere, isDateColumn, isNumberColumn } from '../columns/column-profile.ts';
import type { Columns } from '../columns/roles.ts';
import type { CsvLayout } from '../table/layout.ts';
import { type FoundMoney, proofRows, proveByBalance } from './balance-proof.ts';

/**
 * The columns, the found one first, whose names are the same as that of the amounts, that every row fills, and that say
 * something else: nothing shows which one is meant. Empty where the balances show it.
 */
export function twinsOf(
  { header, rows, known }: CsvLayout,
  { of }: Columns,
  profiles: readonly ColumnProfile[],
  { columns, balance }: FoundMoney,
): readonly number[] {
  if (columns.kind !== 'amount' || known !== undefined) return [];
  const { amount } = columns;
  const written = (column: number) => header?.[column]?.trim().toLowerCase() ?? '';
  if (written(amount) === '') return [];
  const taken = new Set(Object.entries(of).flatMap(([role, list]) => (role === 'amount' ? [] : list)));
  const others = columnsWhere(profiles, (profile, column) => {
    const isMoney = isNumberColumn(profile) && !isDateColumn(profile) && profile.filled === profiles[amount]?.filled;
    const isTwin = column !== amount && written(column) === written(amount) && !taken.has(column);
    return isMoney && isTwin && rows.some(({ cells }) => cells[column] !== cells[amount]);
  });
  if (others.length === 0) return [];
  const isProved =
    balance !== null &&
    (['.', ','] as const).some(
      (mark) => proveByBalance(proofRows(rows, { columns, balance }, null, mark, of), undefined) !== undefined,
    );
  return isProved ? [] : [amount, ...others];
}
