import { dateOf, type LocalDate } from '../../../../domain/calendar.ts';
import type { TransactionStatus } from '../../../../domain/ledger/transaction.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type { PrintedTransaction } from '../../../../domain/printed-rows.ts';

/** A transaction as a row of the list shows it. */
export interface ListedTransaction {
  readonly id: number;
  readonly date: LocalDate;
  readonly status: TransactionStatus;
  readonly description: string;
  readonly merchantName: string | null;
  readonly notes: string | null;
  /** Minor units of `currency`, negative for expenses. */
  readonly amount: bigint;
  readonly currency: CurrencyCode;
  readonly category: string;
  readonly account: string;
  readonly isOwnTransfer: boolean;
}

/** Names by id, as the rows print it. */
export interface RowNames {
  readonly categories: ReadonlyMap<string, { readonly name: string }> | undefined;
  readonly accounts: ReadonlyMap<string, { readonly name: string }> | undefined;
}

export function listed(row: PrintedTransaction, { categories, accounts }: RowNames): ListedTransaction {
  return {
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
  };
}
