import { MOVE_CATEGORY_IDS } from '../../../../domain/ledger/flow.ts';
import type { Observation, TransactionReader } from '../../../../domain/ports/transaction-reader.ts';
import type { Session } from '../../connection/session.ts';
import type { Statement } from '../../connection/statement.ts';
import {
  type ListedRow,
  largestStatement,
  NEWEST_FIRST,
  type PageRow,
  pageStatement,
  TRANSACTIONS_BY_ID,
  toListed,
} from './list-statements.ts';
import { type SummaryRow, summaryStatement, toSummary } from './summary-statement.ts';
import type { Totals } from './totals.ts';
import { type Conditions, conditionsOf } from './transaction-conditions.ts';

/** Hand-written statements. */
export function createTransactionReader(session: Session, totals: Totals): TransactionReader {
  const read = async (conditions: Conditions, window: { offset: number; limit: number }, isCounted: boolean) => {
    const { statement, values } = pageStatement(conditions, window, isCounted);
    const rows = await session.rows<PageRow>(statement, values);
    const { revision = '', total = null } = rows[0] ?? {};
    return { revision, rows: rows.filter(hasTransaction).map(toListed), total: Number(total) };
  };
  return {
    async page(userId, filter, window) {
      const conditions = conditionsOf(userId, filter);
      const known = totals.get(userId, filter);
      if (known !== undefined) {
        const { revision, rows } = await read(conditions, window, false);
        if (revision === known.revision) return { rows, total: known.total };
      }
      const { revision, rows, total } = await read(conditions, window, true);
      totals.set(userId, filter, { revision, total });
      return { rows, total };
    },
    list: async (userId, filter, window) => (await read(conditionsOf(userId, filter), window, false)).rows,
    async listById(userId, afterId, limit) {
      return (await session.rows<ListedRow>(TRANSACTIONS_BY_ID, [userId, afterId, limit])).map(toListed);
    },
    async largest(userId, filter, options) {
      const { statement, values } = largestStatement(conditionsOf(userId, filter), options, MOVE_CATEGORY_IDS);
      return (await session.rows<ListedRow>(statement, values)).map(toListed);
    },
    async count(userId, filter) {
      const { sql, source, values, statement } = conditionsOf(userId, filter);
      const counting = statement('count', `select count(*) as count from ${source} where ${sql}`);
      const rows = await session.rows<{ count: number }>(counting, values);
      return rows[0]?.count ?? 0;
    },
    async observations(userId, filter, { transactions, characters }) {
      const conditions = conditionsOf(userId, filter);
      const values = [...conditions.values, transactions, characters, MOVE_CATEGORY_IDS];
      return session.rows<Observation>(observationsStatement(conditions), values);
    },
    async summary(userId, filter, options) {
      const { statement, values } = summaryStatement(conditionsOf(userId, filter), options);
      return toSummary(await session.rows<SummaryRow>(statement, values));
    },
  };
}

function hasTransaction(row: PageRow): row is PageRow & ListedRow {
  return row.id !== null;
}

function observationsStatement({ sql, source, values, statement }: Conditions): Statement {
  const text = `select id, (booked_at at time zone 'UTC')::date as "bookedOn", amount, currency, description,
      merchant_name as "merchantName", payee_name as "payeeName", bank_account_id as "accountId",
      category_id = any($${values.length + 3}::bigint[]) as "ownTransfer", category_id as "categoryId"
    from (
      select *, sum(char_length(description) + coalesce(char_length(merchant_name), 0))
        over (order by booked_at desc, id desc rows unbounded preceding) as characters
      from (
        select id, booked_at, amount, currency, description, merchant_name,
          (case when type = 'expense' then "to" else "from" end) -> 0 ->> 'name' as payee_name, bank_account_id,
          category_id
        from ${source} where ${sql} ${NEWEST_FIRST} limit $${values.length + 1}::bigint
      ) newest
    ) counted
    where characters <= $${values.length + 2}::bigint ${NEWEST_FIRST}`;
  return statement('observations', text);
}
