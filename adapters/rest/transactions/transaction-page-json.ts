import type { Conversion } from '../../../application/transactions/convert-rows.ts';
import type { RefundLinks } from '../../../application/transactions/find-refunds.ts';
import type { TransactionListPage } from '../../../application/transactions/list-transactions.ts';
import type { ListedTransaction } from '../../../domain/ports/transaction-reader.ts';
import type { PaginationEnvelope } from '../endpoint/pagination.ts';
import { shown } from '../openapi/shown.ts';

/** JSON text of a page of transactions (specification 2.1, 2.4). */
export function transactionPageJson(list: TransactionListPage, envelope: PaginationEnvelope): string {
  const { current_page, ...rest } = envelope;
  const include = included(list);
  const data = list.rows.map((row) => Object.assign(transactionFields(row), include(row)));
  const conversion = list.conversion && conversionFields(list.conversion);
  return JSON.stringify({ current_page, data, ...rest, conversion });
}

/** Contract 2.14. */
export function refundLinksJson({ purchase, refunds }: RefundLinks): string {
  const linked = ({ id: transactionId, ...row }: ListedTransaction) => ({ transactionId, ...row });
  const links = { purchase: purchase === undefined ? null : linked(purchase), refunds: refunds.map(linked) };
  return JSON.stringify(shown('RefundLinks', links));
}

function transactionFields(row: ListedTransaction): object {
  return {
    id: row.id,
    bank_account_id: row.bankAccountId,
    category_id: row.categoryId,
    status: row.status,
    type: row.type,
    from: row.from,
    to: row.to,
    description: row.description,
    notes: row.notes,
    amount: row.amount,
    currency: row.currency,
    booked_at: row.bookedAt,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
    deleted_at: null,
    transfer: row.transfer && {
      transaction_id: row.transfer.transactionId,
      bank_account_id: row.transfer.bankAccountId,
    },
  };
}

/** Returns a function that makes the members that `include` asks for. Each category and account is made once. */
function included({ categories, accounts, banks }: TransactionListPage): (row: ListedTransaction) => object {
  const categoryOf = remembered((id) => {
    const category = categories?.get(id);
    return category && shown('Category', category);
  });
  const accountOf = remembered((id) => {
    const account = accounts?.get(id);
    // An account that was deleted between the two reads cannot be shown.
    return account && shown('BankAccount', { ...account, bank: banks?.get(account.bankId) });
  });
  return ({ categoryId, bankAccountId }) => ({
    category: categoryOf(categoryId),
    bank_account: accountOf(bankAccountId),
  });
}

function remembered(make: (id: number) => object | undefined): (id: number) => object | undefined {
  const made = new Map<number, object | undefined>();
  return (id) => {
    if (!made.has(id)) made.set(id, make(id));
    return made.get(id);
  };
}

/** Contract 2.6. */
function conversionFields({ currency, staleRates, notConverted }: Conversion): object {
  return {
    currency,
    stale_rates: staleRates.map((rate) => ({ currency: rate.currency, rate_date: rate.date })),
    not_converted: notConverted,
  };
}
