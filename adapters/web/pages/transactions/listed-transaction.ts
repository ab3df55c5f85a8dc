import type { TransactionListPage } from '../../../../application/transactions/list-transactions.ts';
import type { ShownTransaction } from '../../../../application/transactions/show-transaction.ts';
import { dateOf, type LocalDate } from '../../../../domain/calendar.ts';
import type { Category } from '../../../../domain/category.ts';
import type { CurrencyCode } from '../../../../domain/currency.ts';
import type { PrintedTransaction } from '../../../../domain/printed-rows.ts';
import type { TransactionStatus } from '../../../../domain/transaction.ts';

/** A transaction as a row of the list shows it. */
export interface ListedTransaction {
  readonly id: number;
  readonly date: LocalDate;
  readonly status: TransactionStatus;
  readonly description: string;
  readonly merchantName: string | null;
  readonly notes: string | null;
  readonly amount: bigint;
  readonly currency: CurrencyCode;
  readonly category: string;
  readonly account: string;
  readonly isOwnTransfer: boolean;
}

export function listedFromPage({ rows, categories, accounts }: TransactionListPage): readonly ListedTransaction[] {
  return rows.all().map((row: PrintedTransaction) => ({
    id: Number(row.id),
    date: dateOf(row.bookedAt),
    status: row.status,
    description: row.description,
    merchantName: row.merchantName,
    notes: row.notes,
    amount: BigInt(row.amount),
    currency: row.currency,
    category: categories?.get(row.categoryId)?.name ?? '',
    account: accounts?.get(row.bankAccountId)?.name ?? '',
    isOwnTransfer: row.transferTransactionId !== null,
  }));
}

/** One that was read by itself. Whether it is an own transfer is not part of it. */
export function listedFromOne(
  { transaction, account }: ShownTransaction,
  categories: readonly Category[],
): ListedTransaction {
  const { id, bookedAt, status, description, merchantName, notes, amount, currency, categoryId } = transaction;
  return {
    id,
    date: dateOf(bookedAt),
    status,
    description,
    merchantName,
    notes,
    amount: BigInt(amount),
    currency,
    category: categories.find((category) => category.id === categoryId)?.name ?? '',
    account: account.name,
    isOwnTransfer: false,
  };
}
