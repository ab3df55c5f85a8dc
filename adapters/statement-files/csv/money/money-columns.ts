import { type CurrencyCode, parseCurrency } from '../../../../domain/money/currency.ts';
import {
  type ColumnProfile,
  columnsWhere,
  isDateColumn,
  isFlagColumn,
  isNumberColumn,
} from '../columns/column-profile.ts';
import type { Columns } from '../columns/roles.ts';
import { isNameOf } from '../table/header-words.ts';
import type { CsvLayout } from '../table/layout.ts';
import type { CsvRow } from '../table/table.ts';
import type { FoundMoney } from './balance-proof.ts';
import { moneyByContent, moneyByFlag, NumberTable } from './money-by-content.ts';

/** By the roles of the columns, else by what they hold; `undefined` if that leaves several possibilities. */
export function findMoneyColumns(
  { of }: Columns,
  profiles: readonly ColumnProfile[],
  rows: readonly CsvRow[],
): FoundMoney | undefined {
  const [amount] = of.amount ?? [];
  const [debit] = of.debit ?? [];
  const [credit] = of.credit ?? [];
  const balance = of.balance?.[0] ?? null;
  const direction = of.direction?.[0] ?? null;
  const hasSplit = debit !== undefined && credit !== undefined && isFilled(profiles, debit, credit);
  if (amount !== undefined && (!hasSplit || (profiles[amount]?.negatives ?? 0) > 0 || direction !== null)) {
    const net = netColumn(amount, of, numberColumns(of, profiles), rows) ?? amount;
    const flags = direction ?? flagColumn(of, profiles) ?? markColumn(amount + 1, of, rows);
    return { columns: { kind: 'amount', amount: net, direction: flags }, balance };
  }
  if (hasSplit) return { columns: { kind: 'split', debit, credit }, balance };
  const candidates = numberColumns(of, profiles);
  const [only] = candidates;
  if (candidates.length === 1 && only !== undefined) {
    const flags = direction ?? flagColumn(of, profiles) ?? markColumn(only + 1, of, rows);
    return { columns: { kind: 'amount', amount: only, direction: flags }, balance };
  }
  const flags = direction ?? flagColumn(of, profiles);
  const all = balance === null ? candidates : [...candidates, balance];
  return (flags === null ? undefined : moneyByFlag(all, flags, rows)) ?? moneyByContent(all, rows);
}

function isFilled(profiles: readonly ColumnProfile[], ...columns: readonly number[]): boolean {
  return columns.some((column) => (profiles[column]?.filled ?? 0) > 0);
}

/** The column that holds what is left of the amount after the fee, in every row; `undefined` without one. */
function netColumn(
  amount: number,
  { fee: [fee] = [] }: Columns['of'],
  candidates: readonly number[],
  rows: readonly CsvRow[],
): number | undefined {
  if (fee === undefined) return undefined;
  const table = new NumberTable(rows, [amount, ...candidates]);
  const [grosses, fees] = [table.of(amount), table.of(fee)];
  return candidates.find((column) => {
    const all = table.of(column).flatMap((net, row) => {
      const [gross, cost] = [grosses[row], Math.abs(fees[row] ?? 0)];
      return column === amount || gross === undefined || net === undefined ? [] : [{ gross, cost, net }];
    });
    return all.some(({ cost }) => cost > 0) && all.every(({ gross, cost, net }) => Math.abs(gross - cost - net) < 0.5);
  });
}

/** A column of both flags, whatever its name. */
function flagColumn(of: Columns['of'], profiles: readonly ColumnProfile[]): number | null {
  const taken = new Set(Object.values(of).flat());
  const found = profiles.findIndex(
    (profile, column) =>
      !taken.has(column) && isFlagColumn(profile) && profile.flagKinds === 2 && profile.filled === profile.rows,
  );
  return found === -1 ? null : found;
}

/** The column behind the amounts, if it has nothing but CR or DR, mostly beside credits alone. */
function markColumn(column: number, of: Columns['of'], rows: readonly CsvRow[]): number | null {
  const cells = rows.map((row) => row.cells[column] ?? '').filter((cell) => cell !== '');
  const isTaken = Object.values(of).flat().includes(column);
  return !isTaken && cells.length > 0 && cells.every((cell) => /^(?:cr|dr)\.?$/i.test(cell)) ? column : null;
}

/** Columns that could hold amounts and have no other role. */
export function numberColumns(of: Columns['of'], profiles: readonly ColumnProfile[]): readonly number[] {
  const others = { ...of, amount: [], debit: [], credit: [], description: [], payee: [] };
  const taken = new Set(Object.values(others).flat());
  return columnsWhere(profiles, (profile, column) => {
    const { moneyLike, filled, zeros } = profile;
    return !taken.has(column) && isNumberColumn(profile) && !isDateColumn(profile) && moneyLike * 2 > filled - zeros;
  });
}

/** A second column of amounts. */
export interface OtherAmount {
  readonly column: number;
  /** That its name says; `null` without one, so that its amounts cannot be read. */
  readonly currency: CurrencyCode | null;
}

/** Columns named like amounts beside the chosen one that some rows leave empty: no row of them may get lost. */
export function otherAmountsOf(
  { header, names }: CsvLayout,
  { of }: Columns,
  profiles: readonly ColumnProfile[],
  { columns }: FoundMoney,
): readonly OtherAmount[] {
  if (columns.kind !== 'amount' || profiles[columns.amount]?.filled === profiles[columns.amount]?.rows) return [];
  const taken = new Set([...Object.values(of).flat(), columns.amount]);
  return columnsWhere(profiles, (profile, column) => !taken.has(column) && isNumberColumn(profile)).flatMap(
    (column) => {
      const currency = parseCurrency((header?.[column] ?? '').replace(/[$€£]/, '').trim()) ?? null;
      return currency !== null || isNameOf('amount', names[column] ?? '') ? [{ column, currency }] : [];
    },
  );
}
