import type { LocalDate } from '../../../domain/calendar.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { ListedTransaction, Observation, TransactionReader } from '../../../domain/ports/transaction-reader.ts';
import {
  type ListedColumns,
  listedJson,
  NEWEST_FIRST,
  type PageRow,
  pageStatement,
  toListed,
} from '../list-statements.ts';
import type { Session } from '../session.ts';
import type { Statement } from '../statement.ts';
import { type SummaryRow, summaryStatement, toSummary } from '../summary-statement.ts';
import type { Totals } from '../totals.ts';
import { type Conditions, conditionsOf } from '../transaction-conditions.ts';

/** Hand-written statements. Rows come as JSON, by the names of their columns. */
export function createTransactionReader(session: Session, totals: Totals): TransactionReader {
  const read = async (conditions: Conditions, window: { offset: number; limit: number }, isCounted: boolean) => {
    const { statement, values } = pageStatement(conditions, window, isCounted);
    const [row] = (await session.query<PageRow>(statement, values)).rows;
    const [revision = '', json = null, total = null] = row ?? [];
    return { revision, rows: listedFrom(json), total: Number(total) };
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
      const { rows } = await session.query<[json: string | null]>(TRANSACTIONS_BY_ID, [userId, afterId, limit]);
      return listedFrom(rows[0]?.[0] ?? null).toSorted((a, b) => a.id - b.id);
    },
    async count(userId, filter) {
      const { sql, source, values, shape } = conditionsOf(userId, filter);
      const statement = { name: `transactions_count_${shape}`, text: `select count(*) from ${source} where ${sql}` };
      return Number((await session.query<[count: string]>(statement, values)).rows[0]?.[0]);
    },
    async observations(userId, filter, { transactions, characters }) {
      const conditions = conditionsOf(userId, filter);
      const values = [...conditions.values, transactions, characters];
      const { rows } = await session.query<[json: string | null]>(observationsStatement(conditions), values);
      return (JSON.parse(rows[0]?.[0] ?? '[]') as ObservationColumns[]).map(toObservation);
    },
    async summary(userId, filter, options) {
      const { statement, values } = summaryStatement(conditionsOf(userId, filter), options);
      return toSummary((await session.query<SummaryRow>(statement, values)).rows);
    },
  };
}

/** Along the primary key. */
const TRANSACTIONS_BY_ID: Statement = {
  name: 'transactions_by_id',
  text: listedJson(
    'select id from transactions where user_id = $1 and id > $2 and deleted_at is null order by id limit $3',
  ),
};

/** The author of the statement states the types of its columns. */
function listedFrom(json: string | null): readonly ListedTransaction[] {
  return (JSON.parse(json ?? '[]') as ListedColumns[]).map(toListed);
}

interface ObservationColumns {
  readonly id: number;
  readonly booked_on: LocalDate;
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly description: string;
  readonly merchant_name: string | null;
  readonly bank_account_id: number;
  readonly own_transfer: boolean;
}

function toObservation(row: ObservationColumns): Observation {
  const { id, amount, currency, description } = row;
  const [accountId, merchantName] = [row.bank_account_id, row.merchant_name];
  return {
    id,
    bookedOn: row.booked_on,
    amount,
    currency,
    description,
    merchantName,
    accountId,
    ownTransfer: row.own_transfer,
  };
}

function observationsStatement({ sql, source, values, shape }: Conditions): Statement {
  const text = `select json_agg(json_build_object('id', id, 'booked_on', (booked_at at time zone 'UTC')::date,
      'amount', amount, 'currency', currency, 'description', description, 'merchant_name', merchant_name,
      'bank_account_id', bank_account_id, 'own_transfer', transfer_transaction_id is not null))
    from (
      select *, sum(char_length(description) + coalesce(char_length(merchant_name), 0))
        over (order by booked_at desc, id desc rows unbounded preceding) as characters
      from (
        select id, booked_at, amount, currency, description, merchant_name, bank_account_id, transfer_transaction_id
        from ${source} where ${sql} ${NEWEST_FIRST} limit $${values.length + 1}::bigint
      ) newest
    ) counted
    where characters <= $${values.length + 2}::bigint`;
  return { name: `transactions_observations_${shape}`, text };
}
