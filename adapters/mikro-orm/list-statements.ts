import type { ListedTransaction, TransactionWindow } from '../../domain/ports/transaction-reader.ts';
import type { Statement } from './statement.ts';
import { timestampFromPostgres } from './timestamp-text.ts';
import type { Conditions } from './transaction-conditions.ts';

export interface BoundStatement {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

/** The user's revision, read by the same statement as the rows or the count. */
export const REVISION_COLUMN = '(select transaction_revision from users where users.id = $1)';

/** The columns of a listed transaction, by their names. */
export const LISTED_COLUMNS = `t.id, t.bank_account_id, t.category_id, t.status, t.type, t."from", t."to",
  t.description, t.merchant_name, t.notes, t.amount, t.currency, t.booked_at::text as booked, t.created_at::text,
  t.updated_at::text, t.transfer_transaction_id, t.transfer_bank_account_id`;

/** {@link LISTED_COLUMNS} as JSON. */
export interface ListedColumns
  extends Pick<
    ListedTransaction,
    'id' | 'status' | 'type' | 'from' | 'to' | 'description' | 'notes' | 'amount' | 'currency'
  > {
  readonly bank_account_id: number;
  readonly category_id: number;
  readonly merchant_name: string | null;
  readonly booked: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly transfer_transaction_id: number | null;
  readonly transfer_bank_account_id: number;
}

export function toListed(row: ListedColumns): ListedTransaction {
  const { transfer_transaction_id: transactionId, transfer_bank_account_id: bankAccountId } = row;
  return {
    id: row.id,
    bankAccountId: row.bank_account_id,
    categoryId: row.category_id,
    status: row.status,
    type: row.type,
    from: row.from,
    to: row.to,
    description: row.description,
    merchantName: row.merchant_name,
    notes: row.notes,
    amount: row.amount,
    currency: row.currency,
    bookedAt: timestampFromPostgres(row.booked),
    createdAt: timestampFromPostgres(row.created_at),
    updatedAt: timestampFromPostgres(row.updated_at),
    transfer: transactionId === null ? null : { transactionId, bankAccountId },
  };
}

export const NEWEST_FIRST = 'order by booked_at desc, id desc';

/**
 * A JSON array of the transactions whose ids `page` selects. The array of ids makes PostgreSQL, from version 17 on,
 * walk down the primary key once for neighbouring ids, and not for each of them.
 */
export function listedJson(page: string): string {
  return `select json_agg(listed) from (
    select ${LISTED_COLUMNS} from transactions t where t.user_id = $1 and t.id = any(array(${page}))
    order by t.booked_at desc, t.id desc
  ) listed`;
}

/** One row. `total` is `null` if it was not counted, and `rows` a JSON array of {@link ListedColumns} or `null`. */
export type PageRow = [revision: string, rows: string | null, total: string | null];

/**
 * The page of a list, and how many match on all pages if `isCounted`. The ids of the page are found in an index first,
 * so that rows which are skipped are not read. A text is searched once for page and total: its matches cannot be found
 * without reading all of the user's texts.
 *
 * Offset and limit are parameters within sub-selects. PostgreSQL would otherwise plan each execution anew, because it
 * prices a plan by the limit.
 */
export function pageStatement(conditions: Conditions, window: TransactionWindow, isCounted: boolean): BoundStatement {
  const { sql, source, values, shape, text } = conditions;
  const [offset, limit] = [`(select $${values.length + 1}::bigint)`, `(select $${values.length + 2}::bigint)`];
  const materialized = text && isCounted ? 'materialized' : 'not materialized';
  const page = `select id from found ${NEWEST_FIRST} offset ${offset} limit ${limit}`;
  return {
    statement: {
      name: `transactions_${isCounted ? 'counted_' : ''}page_${shape}`,
      text: `with found as ${materialized} (select id, booked_at from ${source} where ${sql})
        select ${REVISION_COLUMN}, (${listedJson(page)}), ${isCounted ? '(select count(*) from found)' : 'null'}`,
    },
    values: [...values, window.offset, window.limit],
  };
}
