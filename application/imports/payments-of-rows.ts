import type { ImportRow } from '../../domain/imports/import.ts';
import type { Transaction } from '../../domain/ledger/transaction.ts';
import type { Ports } from '../ports.ts';

/** What a row became, as lists show it. */
export type RowPayment = Pick<Transaction, 'description' | 'merchantName' | 'categoryId'>;

/** By the position of the row. Rows that became nothing, or nothing that is still there, have none. */
export type PaymentsByRow = ReadonlyMap<number, RowPayment>;

/** The transactions of rows of one import. */
export async function paymentsOf(
  { transactions }: Pick<Ports, 'transactions'>,
  userId: number,
  rows: readonly ImportRow[],
): Promise<PaymentsByRow> {
  const ids = rows.flatMap(({ transactionId }) => transactionId ?? []);
  const byId = new Map((await transactions.getAll(userId, ids)).map((one) => [one.id, one]));
  return new Map(
    rows.flatMap(({ position, transactionId }) => {
      const found = byId.get(transactionId ?? 0);
      return found === undefined ? [] : [[position, found] as const];
    }),
  );
}

export function showPayments(ports: Pick<Ports, 'transactions'>) {
  return (userId: number, rows: readonly ImportRow[]): Promise<PaymentsByRow> => paymentsOf(ports, userId, rows);
}
