import type { TransactionListPage } from '../../application/transactions/list-transactions.ts';
import type { PrintedTransaction } from '../../domain/ports/transaction-reader.ts';
import { bankAccountJson } from './bank-account-json.ts';
import { categoryJson } from './category-json.ts';
import type { PaginationEnvelope } from './pagination.ts';

/**
 * JSON text of a page of transactions (specification 2.1, 2.4). Written by hand: rows come as text that is JSON already, and making
 * objects of them only to print those again costs several times as much as all the rest of the request.
 */
export function transactionPageJson(list: TransactionListPage, envelope: PaginationEnvelope): string {
  const { current_page, ...rest } = envelope;
  const included = includedJson(list);
  const data = list.rows.map((row) => transactionJson(row, included(row))).join(',');
  return `{"current_page":${current_page},"data":[${data}],${JSON.stringify(rest).slice(1)}`;
}

function transactionJson(row: PrintedTransaction, included: string): string {
  return (
    `{"id":${row.id},"bank_account_id":${row.bankAccountId},"category_id":${row.categoryId},"status":"${row.status}",` +
    `"type":"${row.type}","from":${row.from},"to":${row.to},"description":${JSON.stringify(row.description)},` +
    `"notes":${row.notes === null ? 'null' : JSON.stringify(row.notes)},"amount":${row.amount},"currency":"${row.currency}",` +
    `"booked_at":"${row.bookedAt}","created_at":"${row.createdAt}","updated_at":"${row.updatedAt}","deleted_at":null${included}}`
  );
}

/** Makes the keys that `include` adds to a row. */
function includedJson({ categories, accounts, banks }: TransactionListPage): (row: PrintedTransaction) => string {
  const accountTexts = new Map<string, string>();
  const accountText = (id: string) => {
    const known = accountTexts.get(id);
    if (known !== undefined) return known;
    const account = accounts?.get(id);
    // Deleted between the two reads: then there is no account to show.
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
