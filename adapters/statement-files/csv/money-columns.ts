import type { DecimalMark } from '../../../domain/statements/decimal-mark.ts';
import { type BalanceProof, proveByBalance, scaled } from './balance-proof.ts';
import { cellNumber } from './cell-number.ts';
import { type ColumnProfile, isDateColumn, isFlagColumn, isNumberColumn } from './column-profile.ts';
import { descendsBy, marksOf, ordersOf } from './notation.ts';
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
  return provedPair(candidates, rows) ?? provedSplit(candidates, rows);
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
  const pairs = candidates.flatMap((amount) =>
    candidates.map((balance) => ({ amount, balance, proof: proofOf(rows, amount, balance) })),
  );
  const proved = pairs.filter(({ amount, balance, proof }) => amount !== balance && proof !== undefined);
  // The balance before each row is explained, too, but the wrong way round.
  const upright = proved.filter(({ proof }) => proof?.isInverted === false);
  const [only] = upright.length === 1 ? upright : proved;
  if (only === undefined || (proved.length > 1 && upright.length !== 1)) return undefined;
  return { columns: { kind: 'amount', amount: only.amount, direction: null }, balance: only.balance };
}

/** Two columns of which each row fills one, beside the running balance that tells debits from credits. */
function provedSplit(candidates: readonly number[], rows: readonly CsvRow[]): FoundMoney | undefined {
  const [first, second, third] = candidates;
  if (first === undefined || second === undefined || third === undefined || candidates.length > 3) return undefined;
  const orders = [
    [first, second, third],
    [second, first, third],
    [first, third, second],
    [third, first, second],
    [second, third, first],
    [third, second, first],
  ] as const;
  const sample = rows.slice(0, 2_000);
  const proved = orders.filter(
    ([debit, credit, balance]) => isSplit(sample, debit, credit) && isSplitProved(sample, debit, credit, balance),
  );
  const [only] = proved;
  if (only === undefined || proved.length > 1) return undefined;
  const [debit, credit, balance] = only;
  return { columns: { kind: 'split', debit, credit }, balance };
}

function isSplit(rows: readonly CsvRow[], debit: number, credit: number): boolean {
  return rows.every(({ cells }) => (cells[debit] ?? '') === '' || (cells[credit] ?? '') === '');
}

function isSplitProved(rows: readonly CsvRow[], debit: number, credit: number, balance: number): boolean {
  const [mark = '.'] = marksIn(rows, [debit, credit, balance]);
  const pairs = rows.flatMap(({ cells }) => {
    const [out, into, after] = [debit, credit, balance].map((column) => cellNumber(cells[column] ?? '', mark)?.decimal);
    return after === undefined ? [] : [{ amount: scaled(into ?? '0') - scaled(out ?? '0'), balance: scaled(after) }];
  });
  const proof = pairs.length < MIN_PROOF_ROWS ? undefined : proveByBalance([pairs], descendsIn(rows));
  return proof !== undefined && !proof.isInverted && !proof.isAmbiguous && proof.share > 0.9;
}

/** By the first column with dates that all have one order. */
function descendsIn(rows: readonly CsvRow[]): boolean | undefined {
  const width = rows[0]?.cells.length ?? 0;
  for (let column = 0; column < width; column += 1) {
    const orders = ordersOf(rows, [column]);
    const [order] = orders;
    const descends = order === undefined || orders.length > 1 ? undefined : descendsBy(rows, column, order);
    if (descends !== undefined) return descends;
  }
  return undefined;
}

const MIN_PROOF_ROWS = 3;

function proofOf(rows: readonly CsvRow[], amount: number, balance: number): BalanceProof | undefined {
  const sample = rows.slice(0, 2_000);
  const [mark = '.'] = marksIn(sample, [amount, balance]);
  const proof = proofRows(sample, { amount, balance, fee: null }, mark, {});
  const found = (proof[0]?.length ?? 0) < MIN_PROOF_ROWS ? undefined : proveByBalance(proof, undefined);
  return found !== undefined && found.share > 0.9 ? found : undefined;
}

function marksIn(rows: readonly CsvRow[], columns: readonly number[]): readonly DecimalMark[] {
  return marksOf(rows, columns, [], null);
}
