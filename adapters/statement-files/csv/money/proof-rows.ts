import type { DecimalMark } from '../../../../domain/statements/decimal-mark.ts';
import { scaledNumber } from '../../signed-number.ts';
import type { Columns } from '../columns/roles.ts';
import type { CsvRow } from '../table/table.ts';
import type { ProofRow } from './balance-proof.ts';
import type { MoneyColumns } from './found-money.ts';

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
