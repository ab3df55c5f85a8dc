import { commonMarks } from '../../../domain/statements/decimal-mark.ts';
import { signedNumber } from '../signed-number.ts';
import { proveByBalance } from './balance-proof.ts';
import { type ColumnProfile, isDateColumn, isFlagColumn, isNumberColumn } from './column-profile.ts';
import { proofRows } from './proof-rows.ts';
import type { Columns } from './roles.ts';
import type { CsvRow } from './table.ts';

/** Which columns hold the money, from 0. */
export type MoneyColumns =
  | { readonly kind: 'amount'; readonly amount: number; readonly direction: number | null }
  | { readonly kind: 'split'; readonly debit: number; readonly credit: number };

export interface FoundMoney {
  readonly columns: MoneyColumns;
  readonly balance: number | null;
}

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
    return { columns: { kind: 'amount', amount, direction: direction ?? flagColumn(of, profiles) }, balance };
  }
  if (hasSplit) return { columns: { kind: 'split', debit, credit }, balance };
  return byContent({ of, otherDates: [] }, profiles, rows, balance, direction);
}

function isFilled(profiles: readonly ColumnProfile[], ...columns: readonly number[]): boolean {
  return columns.some((column) => (profiles[column]?.filled ?? 0) > 0);
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

function byContent(
  { of }: Columns,
  profiles: readonly ColumnProfile[],
  rows: readonly CsvRow[],
  balance: number | null,
  direction: number | null,
): FoundMoney | undefined {
  const candidates = numberColumns(of, profiles);
  const [only] = candidates;
  if (candidates.length === 1 && only !== undefined) {
    return { columns: { kind: 'amount', amount: only, direction: direction ?? flagColumn(of, profiles) }, balance };
  }
  return provedPair(candidates, rows);
}

/** Columns that could hold amounts and have no other role. */
export function numberColumns(of: Columns['of'], profiles: readonly ColumnProfile[]): readonly number[] {
  const others = { ...of, amount: [], debit: [], credit: [], description: [], payee: [] };
  const taken = new Set(Object.values(others).flat());
  return profiles.flatMap((profile, column) => {
    const isMoney = isNumberColumn(profile) && !isDateColumn(profile) && profile.moneyLike > profile.filled / 2;
    return isMoney && !taken.has(column) ? [column] : [];
  });
}

/** The one pair of columns in which the second is the running balance of the first. */
function provedPair(candidates: readonly number[], rows: readonly CsvRow[]): FoundMoney | undefined {
  const pairs = candidates.flatMap((amount) => candidates.map((balance) => ({ amount, balance })));
  const proved = pairs.filter(({ amount, balance }) => amount !== balance && isProved(rows, amount, balance));
  const [only] = proved;
  if (proved.length !== 1 || only === undefined) return undefined;
  return { columns: { kind: 'amount', amount: only.amount, direction: null }, balance: only.balance };
}

const MIN_PROOF_ROWS = 3;

function isProved(rows: readonly CsvRow[], amount: number, balance: number): boolean {
  const sample = rows.slice(0, 2_000);
  const numbers = sample.flatMap(({ cells }) => [cells[amount] ?? '', cells[balance] ?? '']);
  const [mark = '.'] = commonMarks(numbers.map((cell) => signedNumber(cell)?.number ?? ''));
  const proof = proofRows(sample, { amount, balance, fee: null }, mark, {});
  const found = (proof[0]?.length ?? 0) < MIN_PROOF_ROWS ? undefined : proveByBalance(proof, undefined);
  return found !== undefined && found.share > 0.9;
}
