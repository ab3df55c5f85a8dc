import type { Conversion } from '../../application/transactions/convert-rows.ts';
import type { TransactionListPage } from '../../application/transactions/list-transactions.ts';
import { fieldAt, type PrintedRows, type PrintedTransaction } from '../../domain/printed-rows.ts';
import { bankAccountJson } from './bank-account-json.ts';
import { categoryJson } from './category-json.ts';
import { JsonBytes } from './json-bytes.ts';
import type { PaginationEnvelope } from './pagination.ts';

/**
 * JSON of a page of transactions (specification 2.1, 2.4). It is written by hand because rows arrive as bytes: building
 * objects only to print them again costs several times as much as the rest of the request. Releases the rows.
 */
export function transactionPageJson(list: TransactionListPage, envelope: PaginationEnvelope): string | Buffer {
  const { current_page, ...rest } = envelope;
  const conversion = list.conversion && conversionJson(list.conversion);
  const json = new JsonBytes(list.rows.maxBytes);
  json.add(`{"current_page":${current_page},"data":[`);
  const include = included(list);
  for (let row = 0; row < list.rows.length; row += 1) {
    if (row > 0) json.add(',');
    addTransaction(json, list.rows, row);
    include(json, row);
    json.add('}');
  }
  json.add(`],${JSON.stringify({ ...rest, conversion }).slice(1)}`);
  list.rows.release();
  return json.finish();
}

/** Contract 2.6. */
function conversionJson({ currency, staleRates, notConverted }: Conversion): object {
  return {
    currency,
    stale_rates: staleRates.map((rate) => ({ currency: rate.currency, rate_date: rate.date })),
    not_converted: notConverted,
  };
}

/** Members in their order, each with its field and how that is printed: as it is, between quotes, as a JSON string. */
const MEMBERS = (
  [
    ['id', 'id', 'plain'],
    ['bank_account_id', 'bankAccountId', 'plain'],
    ['category_id', 'categoryId', 'plain'],
    ['status', 'status', 'quoted'],
    ['type', 'type', 'quoted'],
    ['from', 'from', 'plain'],
    ['to', 'to', 'plain'],
    ['description', 'description', 'string'],
    ['notes', 'notes', 'string'],
    ['amount', 'amount', 'plain'],
    ['currency', 'currency', 'quoted'],
    ['booked_at', 'bookedAt', 'quoted'],
    ['created_at', 'createdAt', 'quoted'],
    ['updated_at', 'updatedAt', 'quoted'],
  ] as const satisfies readonly (readonly [name: string, field: keyof PrintedTransaction, how: string])[]
).map(([name, field, how], index) => ({
  start: Buffer.from(`${index === 0 ? '{' : ','}"${name}":`),
  field: fieldAt(field),
  how,
}));

function addTransaction(json: JsonBytes, rows: PrintedRows, row: number): void {
  for (const { start, field, how } of MEMBERS) {
    json.addBytes(start);
    if (how === 'string') json.addString(rows, row, field);
    else json.addField(rows, row, field, how === 'quoted');
  }
  json.add(',"deleted_at":null,"transfer":');
  addTransfer(json, rows, row);
}

const TRANSFER = fieldAt('transferTransactionId');
const TRANSFER_ACCOUNT = fieldAt('transferBankAccountId');

/** Specification 2.1. */
function addTransfer(json: JsonBytes, rows: PrintedRows, row: number): void {
  if (rows.text(row, TRANSFER) === null) return json.add('null');
  json.add('{"transaction_id":');
  json.addField(rows, row, TRANSFER, false);
  json.add(',"bank_account_id":');
  json.addField(rows, row, TRANSFER_ACCOUNT, false);
  json.add('}');
}

const CATEGORY = fieldAt('categoryId');
const BANK_ACCOUNT = fieldAt('bankAccountId');

/** Returns a function that adds the members that `include` asks for. */
function included({ rows, categories, accounts, banks }: TransactionListPage): (json: JsonBytes, row: number) => void {
  const categoryText = remembered((id) => {
    const category = categories?.get(id);
    return category === undefined ? '' : `,"category":${categoryJson(category)}`;
  });
  const accountText = remembered((id) => {
    const account = accounts?.get(id);
    // An account that was deleted between the two reads cannot be shown.
    return account === undefined ? '' : `,"bank_account":${bankAccountJson(account, banks?.get(account.bankId))}`;
  });
  return (json, row) => {
    if (categories !== undefined) json.add(categoryText(rows.text(row, CATEGORY) ?? ''));
    if (accounts !== undefined) json.add(accountText(rows.text(row, BANK_ACCOUNT) ?? ''));
  };
}

/** Makes each text once. */
function remembered(make: (id: string) => string): (id: string) => string {
  const texts = new Map<string, string>();
  return (id) => {
    const known = texts.get(id);
    if (known !== undefined) return known;
    const text = make(id);
    texts.set(id, text);
    return text;
  };
}
