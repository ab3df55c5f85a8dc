import type { CurrencyCode } from '../../domain/currency.ts';
import type { PrintedTransaction, TransactionWindow } from '../../domain/ports/transaction-reader.ts';
import type { Statement } from './text-query.ts';
import { timestampFromPostgres } from './timestamp-text.ts';
import type { Conditions } from './transaction-conditions.ts';

export type ListRow = [
  id: string,
  bankAccountId: string,
  categoryId: string,
  status: PrintedTransaction['status'],
  type: PrintedTransaction['type'],
  from: string,
  to: string,
  description: string,
  merchantName: string | null,
  notes: string | null,
  amount: string,
  currency: CurrencyCode,
  bookedAt: string,
  createdAt: string,
  updatedAt: string,
  transferTransactionId: string | null,
  transferBankAccountId: string | null,
  revision: string,
];

/** The place of the revision in a {@link ListRow}. */
export const REVISION = 17;

export interface BoundStatement {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

/**
 * The page size of nearly every list. For it, offset and limit are part of the statement's text, so that each page has
 * its own prepared statement. If they were parameters, PostgreSQL would plan every execution again (it assumes that an
 * unknown limit is a tenth of the rows, and rejects such a generic plan), which takes as long as reading the page.
 */
const PAGE_ROWS = 30;

/** Up to this offset, skipping rows of the table is cheaper than finding their ids in the index first. */
const SHALLOW_ROWS = 300;

/**
 * Shapes whose conditions are part of the key of an index in the order of the list: one account or one category, and
 * days.
 */
const IN_LIST_ORDER = /^[ac]?f?u?$/;

/** The user's revision, read by the same statement as the rows or the count. */
export const REVISION_COLUMN = '(select transaction_revision from users where users.id = $1)';

const COLUMNS = `t.id, t.bank_account_id, t.category_id, t.status, t.type, t."from", t."to", t.description, t.merchant_name, t.notes,
    t.amount, t.currency, t.booked_at, t.created_at, t.updated_at,
    t.transfer_transaction_id, t.transfer_bank_account_id, ${REVISION_COLUMN}`;

/** Along the primary key. */
export const TRANSACTIONS_BY_ID = {
  name: 'transactions_by_id',
  text: `select ${COLUMNS} from transactions t
    where t.user_id = $1 and t.id > $2 and t.deleted_at is null order by t.id limit $3`,
};

/**
 * The first pages are read directly along their index. For deep pages, and for conditions that are not part of the
 * index's key, the statement finds the ids of the page in an index and then reads their rows, so that skipped rows are
 * not read.
 */
export function listStatement(conditions: Conditions, { offset, limit }: TransactionWindow): BoundStatement {
  const { sql, parts, values, shape } = conditions;
  if (limit !== PAGE_ROWS || offset + limit > SHALLOW_ROWS || shape === undefined) {
    const [skipped, wanted] = [`(select $${values.length + 1}::bigint)`, `(select $${values.length + 2}::bigint)`];
    const text = pageOf(sql, parts, skipped, wanted);
    return { statement: named('list', shape, text), values: [...values, offset, limit] };
  }
  const text = IN_LIST_ORDER.test(shape)
    ? `select ${COLUMNS} from transactions t where ${sql} ${NEWEST_FIRST} offset ${offset} limit ${limit}`
    : pageOf(sql, parts, String(offset), String(limit));
  return { statement: named(`page_${offset}`, shape, text), values };
}

/**
 * The same page as that of {@link listStatement} for a list of `total` rows, skipping from its end. Its rows are in the
 * order of the list too.
 */
export function listFromEndStatement(
  { sql, values, shape }: Conditions,
  { offset, limit }: TransactionWindow,
  total: number,
): BoundStatement {
  const [skipped, wanted] = [`(select $${values.length + 1}::bigint)`, `(select $${values.length + 2}::bigint)`];
  const oldest = `order by booked_at, id offset ${skipped} limit ${wanted}`;
  const text = rowsOf(`select id from transactions where ${sql} ${oldest}`);
  const rows = Math.min(limit, total - offset);
  return { statement: named('list_from_end', shape, text), values: [...values, total - offset - rows, rows] };
}

const NEWEST_FIRST = 'order by booked_at desc, id desc';

function pageOf(sql: string, parts: readonly string[], skipped: string, wanted: string): string {
  return rowsOf(idsOfPage({ sql, parts }, skipped, wanted));
}

/** Selects the ids of a page from an index, newest first. `skipped` and `wanted` are expressions. */
export function idsOfPage({ sql, parts }: Pick<Conditions, 'sql' | 'parts'>, skipped: string, wanted: string): string {
  const found = foundIn(sql, parts, `${NEWEST_FIRST} limit ${skipped} + ${wanted}`);
  return `select id from ${found} ${NEWEST_FIRST} offset ${skipped} limit ${wanted}`;
}

function rowsOf(page: string): string {
  return `select ${COLUMNS} from (${page}) page join transactions t on t.user_id = $1 and t.id = page.id
    order by t.booked_at desc, t.id desc`;
}

/** What a page is taken from. Each of several parts is read in the order of its index, as far as the page may reach. */
function foundIn(sql: string, parts: readonly string[], upToPage: string): string {
  if (parts.length === 1) return `transactions where ${sql}`;
  const found = parts.map((part) => `(select id, booked_at from transactions where ${sql} and ${part} ${upToPage})`);
  return `(${found.join(' union all ')}) found`;
}

export function toPrintedTransaction(row: ListRow): PrintedTransaction {
  return {
    id: row[0],
    bankAccountId: row[1],
    categoryId: row[2],
    status: row[3],
    type: row[4],
    from: row[5],
    to: row[6],
    description: row[7],
    merchantName: row[8],
    notes: row[9],
    amount: row[10],
    currency: row[11],
    bookedAt: timestampFromPostgres(row[12]),
    createdAt: timestampFromPostgres(row[13]),
    updatedAt: timestampFromPostgres(row[14]),
    transferTransactionId: row[15],
    transferBankAccountId: row[16],
  };
}

/** Prepared, unless the best plan depends on the values. */
export function named(what: string, shape: string | undefined, text: string): Statement {
  return shape === undefined ? { text } : { name: `transactions_${what}_${shape}`, text };
}
