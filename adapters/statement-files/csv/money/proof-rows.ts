import type { DecimalMark } from '../../../../domain/statements/decimal-mark.ts';
import type { DecimalText } from '../../../../domain/statements/exact-amount.ts';
import type { Columns } from '../columns/roles.ts';
import { cellNumber } from '../table/cell-number.ts';
import type { CsvRow } from '../table/table.ts';
import { type ProofRow, scaled } from './balance-proof.ts';

/** The columns, from 0, whose numbers are compared. */
export interface ProofColumns {
  readonly amount: number | { readonly debit: number; readonly credit: number };
  readonly balance: number;
  /** To subtract from the amount. */
  readonly fee: number | null;
}

/** The rows with amount and balance, apart for each account and currency. */
export function proofRows(
  rows: readonly CsvRow[],
  { amount, balance, fee }: ProofColumns,
  mark: DecimalMark,
  of: Columns['of'],
): readonly (readonly ProofRow[])[] {
  const accounts = new Map<string, ProofRow[]>();
  const keys = [...(of.account ?? []), ...(of.accountName ?? []), ...(of.currency ?? [])];
  for (const { cells } of rows) {
    const number = (column: number) => cellNumber(cells[column] ?? '', mark)?.decimal;
    const [moved, after] = [movedBy(amount, number), number(balance)];
    if (moved === undefined || after === undefined) continue;
    const cost = Math.abs(scaled((fee === null ? undefined : number(fee)) ?? '0'));
    const key = keys.map((column) => cells[column]).join('\u001f');
    const row = { amount: moved - cost, balance: scaled(after) };
    const known = accounts.get(key);
    if (known === undefined) accounts.set(key, [row]);
    else known.push(row);
  }
  return [...accounts.values()];
}

/** The sign is that of a single column, and of two that of the side. */
function movedBy(
  amount: ProofColumns['amount'],
  number: (column: number) => DecimalText | undefined,
): number | undefined {
  const side = (column: number): number | undefined => {
    const decimal = number(column);
    return decimal === undefined ? undefined : scaled(decimal);
  };
  if (typeof amount === 'number') return side(amount);
  const [debit, credit] = [side(amount.debit), side(amount.credit)];
  return debit === undefined && credit === undefined ? undefined : Math.abs(credit ?? 0) - Math.abs(debit ?? 0);
}
