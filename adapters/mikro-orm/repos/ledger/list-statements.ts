import type {
  LargestOptions,
  ListedTransaction,
  TransactionWindow,
} from '../../../../domain/ports/transaction-reader.ts';
import type { Statement } from '../../connection/statement.ts';
import type { Conditions } from './transaction-conditions.ts';

export interface BoundStatement {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

/** The user's revision, read by the same statement as the rows or the count. */
export const REVISION_COLUMN = '(select transaction_revision from users where users.id = $1)';

/** The fields of a listed transaction, as columns of the table `t`. */
const FIELDS = `t.id, t.bank_account_id as "bankAccountId", t.category_id as "categoryId", t.status, t.type, t."from",
  t."to", t.description, t.merchant_name as "merchantName", t.notes, t.amount, t.currency, t.booked_at as "bookedAt",
  t.created_at as "createdAt", t.updated_at as "updatedAt", t.transfer_transaction_id as "legId",
  t.transfer_bank_account_id as "legAccountId"`;

/** {@link FIELDS} by name. */
export interface ListedRow extends Omit<ListedTransaction, 'transfer'> {
  readonly legId: number | null;
  readonly legAccountId: number;
}

export function toListed(row: ListedRow): ListedTransaction {
  return {
    id: row.id,
    bankAccountId: row.bankAccountId,
    categoryId: row.categoryId,
    status: row.status,
    type: row.type,
    from: row.from,
    to: row.to,
    description: row.description,
    merchantName: row.merchantName,
    notes: row.notes,
    amount: row.amount,
    currency: row.currency,
    bookedAt: row.bookedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    transfer: row.legId === null ? null : { transactionId: row.legId, bankAccountId: row.legAccountId },
  };
}

export const NEWEST_FIRST = 'order by booked_at desc, id desc';

/**
 * Holds for the transactions whose ids `page` selects. The array of ids makes PostgreSQL, from version 17 on, walk down
 * the primary key once for neighbouring ids, and not for each of them.
 */
function isOn(page: string): string {
  return `t.user_id = $1 and t.id = any(array(${page}))`;
}

/**
 * The transactions whose ids `page` selects, in the order of lists, as one JSON array of {@link ListedRow}, with the
 * times as PostgreSQL prints them.
 */
export function listedJson(page: string): string {
  return `select json_agg(listed) from (
    select ${FIELDS} from transactions t where ${isOn(page)} order by t.booked_at desc, t.id desc
  ) listed`;
}

/** The transactions of a user after `$2`, by id: along the primary key. */
export const TRANSACTIONS_BY_ID: Statement = {
  name: 'transactions_by_id',
  text: `select ${FIELDS} from transactions t
    where t.user_id = $1 and t.id > $2 and t.deleted_at is null order by t.id limit $3`,
};

/** Those whose category is none of `withoutIds`; see `TransactionReader.largest`. */
export function largestStatement(
  { sql, source, values, statement }: Conditions,
  { currency, limit }: LargestOptions,
  withoutIds: readonly number[],
): BoundStatement {
  const day = `case when currency <> $${values.length + 3} then (booked_at at time zone 'UTC')::date end`;
  const ids = `select id from (
      select id, row_number() over (partition by currency, ${day} order by abs(amount) desc, id) as place
      from ${source} where ${sql} and category_id <> all($${values.length + 1}::bigint[])
    ) ranked where place <= $${values.length + 2}::bigint`;
  return {
    statement: statement('largest', `select ${FIELDS} from transactions t where ${isOn(ids)}`),
    values: [...values, withoutIds, limit, currency],
  };
}

/** Each row of a page has what holds for the whole list. An empty page is one row without a transaction. */
export type PageRow = (ListedRow | { readonly id: null }) & {
  readonly revision: string;
  /** How many match on all pages; `null` if that was not counted. */
  readonly total: number | null;
};

/**
 * The page of a list, and how many match on all pages if `isCounted`. The ids of the page are found in an index first,
 * so that rows which are skipped are not read. A text is searched once for page and total: its matches cannot be found
 * without reading all of the user's texts.
 *
 * Offset and limit are parameters within sub-selects. PostgreSQL would otherwise plan each execution anew, because it
 * prices a plan by the limit.
 */
export function pageStatement(conditions: Conditions, window: TransactionWindow, isCounted: boolean): BoundStatement {
  const { sql, source, values, text } = conditions;
  const [offset, limit] = [`(select $${values.length + 1}::bigint)`, `(select $${values.length + 2}::bigint)`];
  const materialized = text && isCounted ? 'materialized' : 'not materialized';
  const total = isCounted ? '(select count(*) from found)' : 'null::bigint';
  const page = `select id from found ${NEWEST_FIRST} offset ${offset} limit ${limit}`;
  return {
    statement: conditions.statement(
      isCounted ? 'counted_page' : 'page',
      `with found as ${materialized} (select id, booked_at from ${source} where ${sql})
        select list.revision, list.total, ${FIELDS}
        from (select ${REVISION_COLUMN} as revision, ${total} as total) list
        left join transactions t on ${isOn(page)}
        order by t.booked_at desc, t.id desc`,
    ),
    values: [...values, window.offset, window.limit],
  };
}
