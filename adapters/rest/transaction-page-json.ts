import type { Conversion } from '../../application/transactions/convert-rows.ts';
import type { TransactionListPage } from '../../application/transactions/list-transactions.ts';
import type { PrintedTransaction } from '../../domain/ports/transaction-reader.ts';
import { bankAccountJson } from './bank-account-json.ts';
import { categoryJson } from './category-json.ts';
import type { PaginationEnvelope } from './pagination.ts';

/**
 * JSON text of a page of transactions (specification 2.1, 2.4). It is assembled by hand because rows arrive as text:
 * building objects only to print them again costs several times as much as the rest of the request.
 */
export function transactionPageJson(list: TransactionListPage, envelope: PaginationEnvelope): string {
  const { current_page, ...rest } = envelope;
  const included = includedJson(list);
  const data = list.rows.map((row) => transactionJson(row, included(row))).join(',');
  const conversion = list.conversion && conversionJson(list.conversion);
  return `{"current_page":${current_page},"data":[${data}],${JSON.stringify({ ...rest, conversion }).slice(1)}`;
}

/** Contract 2.6. */
function conversionJson({ currency, staleRates, notConverted }: Conversion): object {
  return {
    currency,
    stale_rates: staleRates.map((rate) => ({ currency: rate.currency, rate_date: rate.date })),
    not_converted: notConverted,
  };
}

function transactionJson(row: PrintedTransaction, included: string): string {
  return (
    `{"id":${row.id},"bank_account_id":${row.bankAccountId},"category_id":${row.categoryId},"status":"${row.status}",` +
    `"type":"${row.type}","from":${row.from},"to":${row.to},"description":${JSON.stringify(row.description)},` +
    `"notes":${row.notes === null ? 'null' : JSON.stringify(row.notes)},"amount":${row.amount},"currency":"${row.currency}",` +
    `"booked_at":"${row.bookedAt}","created_at":"${row.createdAt}","updated_at":"${row.updatedAt}","deleted_at":null,` +
    `"transfer":${transferJson(row)}${included}}`
  );
}

/** Specification 2.1. */
function transferJson({ transferTransactionId, transferBankAccountId }: PrintedTransaction): string {
  if (transferTransactionId === null) return 'null';
  return `{"transaction_id":${transferTransactionId},"bank_account_id":${transferBankAccountId}}`;
}

/** Returns a function that prints the members that `include` adds to a row. */
function includedJson({ categories, accounts, banks }: TransactionListPage): (row: PrintedTransaction) => string {
  const accountTexts = new Map<string, string>();
  const accountText = (id: string) => {
    const known = accountTexts.get(id);
    if (known !== undefined) return known;
    const account = accounts?.get(id);
    // An account that was deleted between the two reads cannot be shown.
    const text = account === undefined ? '' : `,"bank_account":${bankAccountJson(account, banks?.get(account.bankId))}`;
    accountTexts.set(id, text);
    return text;
  };
  return (row) => {
    const category = categories?.get(row.categoryId);
    const categoryText = category === undefined ? '' : `,"category":${categoryJson(category)}`;
    return accounts === undefined ? categoryText : categoryText + accountText(row.bankAccountId);
  };
}
