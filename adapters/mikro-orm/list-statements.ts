import type { TransactionWindow } from '../../domain/ports/transaction-reader.ts';
import { PRINTED_FIELDS, type PrintedField } from './binary-rows.ts';
import type { Statement } from './text-query.ts';
import type { Conditions } from './transaction-conditions.ts';

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

/** Shapes whose conditions are part of such a key or, as the type is, columns of the same index. */
const NEARLY_IN_LIST_ORDER = /^a?t$/;

/** The user's revision, read by the same statement as the rows or the count. */
export const REVISION_COLUMN = '(select transaction_revision from users where users.id = $1)';

const COLUMN_OF: Readonly<Record<PrintedField, string>> = {
  id: 't.id',
  bankAccountId: 't.bank_account_id',
  categoryId: 't.category_id',
  status: 't.status',
  type: 't.type',
  from: 't."from"',
  to: 't."to"',
  description: 't.description',
  merchantName: 't.merchant_name',
  notes: 't.notes',
  amount: 't.amount',
  currency: 't.currency',
  bookedAt: 't.booked_at',
  createdAt: 't.created_at',
  updatedAt: 't.updated_at',
  transferTransactionId: 't.transfer_transaction_id',
  transferBankAccountId: 't.transfer_bank_account_id',
};

/** The columns that `BinaryRows` reads. */
const COLUMNS = [...PRINTED_FIELDS.map((name) => COLUMN_OF[name]), REVISION_COLUMN].join(', ');

/** Along the primary key. */
export const TRANSACTIONS_BY_ID = {
  name: 'transactions_by_id',
  text: `select ${COLUMNS} from transactions t
    where t.user_id = $1 and t.id > $2 and t.deleted_at is null order by t.id limit $3`,
};

/** Those of `$2`, in the order of lists. */
export const TRANSACTIONS_OF_IDS = {
  name: 'transactions_of_ids',
  text: `select ${COLUMNS} from transactions t
    where t.user_id = $1 and t.id = any($2::bigint[]) and t.deleted_at is null
    order by t.booked_at desc, t.id desc`,
};

/** The revision alone, for a list without rows. */
export const REVISION_ALONE = { name: 'transactions_revision', text: `select ${REVISION_COLUMN}` };

/**
 * The first pages are read directly along their index. For deep pages, and for conditions that are not part of the
 * index's key, the statement finds the ids of the page in an index and then reads their rows, so that skipped rows are
 * not read. `isDense` says that most rows along the index match, so that hardly any are skipped.
 */
export function listStatement(
  conditions: Conditions,
  { offset, limit }: TransactionWindow,
  isDense = false,
): BoundStatement {
  const { sql, parts, values, shape } = conditions;
  if (limit !== PAGE_ROWS || offset + limit > SHALLOW_ROWS || shape === undefined) {
    const [skipped, wanted] = [`(select $${values.length + 1}::bigint)`, `(select $${values.length + 2}::bigint)`];
    const text = pageOf(sql, parts, skipped, wanted);
    return { statement: named('list', shape, text), values: [...values, offset, limit] };
  }
  if (IN_LIST_ORDER.test(shape) || (isDense && NEARLY_IN_LIST_ORDER.test(shape))) {
    const text = `select ${COLUMNS} from transactions t where ${sql} ${NEWEST_FIRST} offset ${offset} limit ${limit}`;
    return { statement: { ...named(`direct_page_${offset}`, shape, text), isShort: true }, values };
  }
  const text = pageOf(sql, parts, String(offset), String(limit));
  return { statement: named(`page_${offset}`, shape, text), values };
}

/**
 * The same page as that of {@link listStatement}, each row with the total of the list after its revision. For
 * conditions whose matches cannot be found in the order of the list: a page takes as long as finding them all, which is
 * done once.
 */
export function countedListStatement(
  { sql, values }: Conditions,
  { offset, limit }: TransactionWindow,
): BoundStatement {
  const page = `select id from found ${NEWEST_FIRST} offset $${values.length + 1} limit $${values.length + 2}`;
  const text = `with found as materialized (select id, booked_at from transactions where ${sql})
    ${rowsOf(page, `${COLUMNS}, (select count(*) from found)`)}`;
  return { statement: { text }, values: [...values, offset, limit] };
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

/**
 * The array makes PostgreSQL, from version 17 on, walk down the primary key once for neighbouring ids, and not for each
 * of them.
 */
function rowsOf(page: string, columns = COLUMNS): string {
  return `select ${columns} from transactions t where t.user_id = $1 and t.id = any(array(${page}))
    order by t.booked_at desc, t.id desc`;
}

/** What a page is taken from. Each of several parts is read in the order of its index, as far as the page may reach. */
function foundIn(sql: string, parts: readonly string[], upToPage: string): string {
  if (parts.length === 1) return `transactions where ${sql}`;
  const found = parts.map((part) => `(select id, booked_at from transactions where ${sql} and ${part} ${upToPage})`);
  return `(${found.join(' union all ')}) found`;
}

/** Prepared, unless the best plan depends on the values. */
export function named(what: string, shape: string | undefined, text: string): Statement {
  return shape === undefined ? { text } : { name: `transactions_${what}_${shape}`, text };
}
