import type { LocalDate } from '../../../domain/calendar.ts';
import type { CurrencyCode } from '../../../domain/currency.ts';
import type { TransactionReader, TransactionRow, TransactionTally } from '../../../domain/ports/transaction-reader.ts';
import { type Session, type Statement } from '../session.ts';
import { timestampFromPostgres } from '../timestamp-text.ts';
import { type Conditions, conditionsOf } from '../transaction-conditions.ts';

/** Hand-written statements, of which nothing is parsed that is only printed again. */
export function createTransactionReader(session: Session): TransactionReader {
  return {
    async list(userId, filter, { offset, limit }) {
      const conditions = conditionsOf(userId, filter);
      const values = [...conditions.values, offset, limit];
      const { rows } = await session.query<ListRow>(listStatement(conditions), values);
      return rows.map(toTransactionRow);
    },
    async count(userId, filter) {
      const conditions = conditionsOf(userId, filter);
      const { rows } = await session.query<[count: string]>(countStatement(conditions), conditions.values);
      return Number(rows[0]?.[0]);
    },
    async tally(userId, filter, { currency, by }) {
      const conditions = conditionsOf(userId, filter);
      const statement = tallyStatement(conditions, by);
      const { rows } = await session.query<TallyRow>(statement, [...conditions.values, currency]);
      return rows.map(toTally);
    },
  };
}

type ListRow = [
  id: string,
  bankAccountId: string,
  categoryId: string,
  status: TransactionRow['status'],
  type: TransactionRow['type'],
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
];

/**
 * The page's ids first, from an index alone, then their rows: skipping to a late page reads no rows that are not shown. It is not
 * scanned from the other end, because that needs the total first, and counting takes as long as the skipping that it saves.
 */
function listStatement({ sql, values, shape }: Conditions): Statement {
  const text = `select t.id, t.bank_account_id, t.category_id, t.status, t.type, t."from", t."to", t.description,
      t.merchant_name, t.notes, t.amount, t.currency, t.booked_at, t.created_at, t.updated_at
    from (
      select id from transactions where ${sql}
      order by booked_at desc, id desc offset $${values.length + 1}::bigint limit $${values.length + 2}::bigint
    ) page
    join transactions t on t.user_id = $1 and t.id = page.id
    order by t.booked_at desc, t.id desc`;
  return named('list', shape, text);
}

function toTransactionRow(row: ListRow): TransactionRow {
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
  };
}

function countStatement({ sql, shape }: Conditions): Statement {
  return named('count', shape, `select count(*) from transactions where ${sql}`);
}

type TallyRow = [
  categoryId: string | null,
  currency: CurrencyCode,
  bookedOn: LocalDate | null,
  amount: string,
  count: string,
];

/** Grouped by nothing but category and currency where that is the wanted one, else also by day and amount. */
function tallyStatement({ sql, values, shape }: Conditions, by: 'category' | 'all'): Statement {
  const category = by === 'category' ? 'category_id' : 'null::bigint';
  const unlessWanted = (column: string) => `case when currency = $${values.length + 1} then null else ${column} end`;
  const text = `select category, currency, booked_on, coalesce(single, sum(amount)), count(*)
    from (
      select ${category} as category, currency, amount, ${unlessWanted('amount')} as single,
        ${unlessWanted("(booked_at at time zone 'UTC')::date")} as booked_on
      from transactions where ${sql}
    ) matching
    group by category, currency, booked_on, single`;
  return named(`tally_${by}`, shape, text);
}

function toTally([categoryId, currency, bookedOn, amount, count]: TallyRow): TransactionTally {
  return {
    categoryId: categoryId === null ? null : Number(categoryId),
    currency,
    bookedOn,
    amount: BigInt(amount),
    count: Number(count),
  };
}

function named(what: string, shape: string | undefined, text: string): Statement {
  return shape === undefined ? { text } : { name: `transactions_${what}_${shape}`, text };
}
