import type { DecimalMark } from '../../../../domain/money/decimal-mark.ts';
import { scaledNumber } from '../../signed-number.ts';
import type { Columns } from '../columns/roles.ts';
import type { CsvRow } from '../table/table.ts';

/** Which columns hold the money, from 0. */
export type MoneyColumns =
  | { readonly kind: 'amount'; readonly amount: number; readonly direction: number | null }
  | { readonly kind: 'split'; readonly debit: number; readonly credit: number };

export interface FoundMoney {
  readonly columns: MoneyColumns;
  readonly balance: number | null;
}

export function moneyColumnList(columns: MoneyColumns): readonly number[] {
  return columns.kind === 'amount' ? [columns.amount] : [columns.debit, columns.credit];
}

/** Of one row, in hundred-thousandths (`scaledNumber`). */
export interface ProofRow {
  readonly amount: number;
  readonly balance: number;
}

/** The rows with amount and balance, apart for each account and currency. `fee` is a column to subtract. */
export function proofRows(
  rows: readonly CsvRow[],
  { columns, balance }: { readonly columns: MoneyColumns; readonly balance: number },
  fee: number | null,
  mark: DecimalMark,
  of: Columns['of'],
): readonly (readonly ProofRow[])[] {
  const keys = [...(of.account ?? []), ...(of.accountName ?? []), ...(of.currency ?? [])];
  const accounts = Map.groupBy(rows, ({ cells }) => keys.map((column) => cells[column]).join('\u001f'));
  const proofs = Array.from(accounts.values(), (own) =>
    own.flatMap(({ cells }): ProofRow[] => {
      const number = (column: number) => scaledNumber(cells[column], mark);
      const [moved, after] = [movedBy(columns, number), number(balance)];
      if (moved === undefined || after === undefined) return [];
      const cost = Math.abs((fee === null ? undefined : number(fee)) ?? 0);
      return [{ amount: moved - cost, balance: after }];
    }),
  );
  return proofs.filter((proof) => proof.length > 0);
}

/** The sign is that of a single column, and of two that of the side. */
function movedBy(columns: MoneyColumns, number: (column: number) => number | undefined): number | undefined {
  if (columns.kind === 'amount') return number(columns.amount);
  const [debit, credit] = [number(columns.debit), number(columns.credit)];
  return debit === undefined && credit === undefined ? undefined : Math.abs(credit ?? 0) - Math.abs(debit ?? 0);
}

export interface BalanceProof {
  /** Whether later rows stand above. */
  readonly isDescending: boolean;
  /** Whether the amounts have the wrong sign. */
  readonly isInverted: boolean;
  /** The share of rows, 0 to 1, whose balance follows from the one before. */
  readonly share: number;
  /** How many rows follow on another. */
  readonly pairs: number;
  /** Whether another reading with the other sign explains the balances as well. */
  readonly isAmbiguous: boolean;
}

const READINGS = [
  { isDescending: false, isInverted: false },
  { isDescending: true, isInverted: false },
  { isDescending: false, isInverted: true },
  { isDescending: true, isInverted: true },
] as const;
const ENOUGH = 0.7;

/**
 * Finds the order and the sign with which each balance is the one before plus the amount. `undefined` if no reading
 * explains most of the balances. Each list has the rows of one account. `descends` is what the dates say about the
 * order, if anything.
 */
export function proveByBalance(
  accounts: readonly (readonly ProofRow[])[],
  descends: boolean | undefined,
  enough = ENOUGH,
): BalanceProof | undefined {
  const pairs = accounts.reduce((sum, rows) => sum + Math.max(0, rows.length - 1), 0);
  if (pairs < 1) return undefined;
  const readings = READINGS.filter(({ isDescending }) => descends === undefined || isDescending === descends);
  const tried = readings.map((reading) => {
    const count = accounts.reduce((sum, rows) => sum + explained(rows, reading), 0);
    return { ...reading, share: count / pairs };
  });
  const [best, ...others] = tried.sort((a, b) => b.share - a.share);
  if (best === undefined || best.share < enough) return undefined;
  const isAmbiguous = others.some(({ isInverted, share }) => isInverted !== best.isInverted && share >= best.share);
  return { ...best, pairs, isAmbiguous };
}

function explained(rows: readonly ProofRow[], { isDescending, isInverted }: (typeof READINGS)[number]): number {
  let count = 0;
  for (let index = 1; index < rows.length; index += 1) {
    const [above, below] = [rows[index - 1], rows[index]];
    if (above === undefined || below === undefined) continue;
    const [before, after] = isDescending ? [below, above] : [above, below];
    const amount = isInverted ? -after.amount : after.amount;
    if (after.amount !== 0 && Math.abs(before.balance + amount - after.balance) < 0.5) count += 1;
    else if (after.amount === 0 && before.balance === after.balance) count += 1;
  }
  return count;
}
