import type { LocalDate } from '../../../domain/calendar.ts';
import type { CurrencyCode } from '../../../domain/currency.ts';
import type {
  PrintedTransaction,
  TransactionFilter,
  TransactionReader,
  TransactionTally,
  TransactionWindow,
} from '../../../domain/ports/transaction-reader.ts';
import { type Session, type Statement } from '../session.ts';
import { timestampFromPostgres } from '../timestamp-text.ts';
import type { Totals } from '../totals.ts';
import { type Conditions, conditionsOf } from '../transaction-conditions.ts';

/** Hand-written statements, of which nothing is parsed that is only printed again. */
export function createTransactionReader(session: Session, totals: Totals): TransactionReader {
  const list = async (userId: number, filter: TransactionFilter, window: TransactionWindow) => {
    const { statement, values } = listStatement(conditionsOf(userId, filter), window);
    return (await session.query<ListRow>(statement, values)).rows;
  };
  const count = async (userId: number, filter: TransactionFilter) => {
    const conditions = conditionsOf(userId, filter);
    const { rows } = await session.query<CountRow>(countStatement(conditions), conditions.values);
    const [total, revision] = rows[0] ?? ['0', ''];
    totals.keep(revision, userId, filter, Number(total));
    return { total: Number(total), revision };
  };
  return {
    async page(userId, filter, window) {
      for (let attempt = 1; ; attempt += 1) {
        const rows = await list(userId, filter, window);
        const revision = rows[0]?.[REVISION];
        const known = revision === undefined ? undefined : totals.at(revision, userId, filter);
        if (known !== undefined) return { rows: rows.map(toPrintedTransaction), total: known };
        const counted = await count(userId, filter);
        const agrees = revision === undefined ? counted.total <= window.offset : counted.revision === revision;
        if (agrees || attempt === MAX_ATTEMPTS) return { rows: rows.map(toPrintedTransaction), total: counted.total };
      }
    },
    list: async (userId, filter, window) => (await list(userId, filter, window)).map(toPrintedTransaction),
    count: async (userId, filter) => (await count(userId, filter)).total,
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
  revision: string,
];

const REVISION = 15;

/** Of a page whose rows and total must be of one moment, while the user's transactions are being changed. */
const MAX_ATTEMPTS = 5;

interface BoundStatement {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

/**
 * The page size that nearly every list asks for. Its windows are written into the text, a statement each, because with them as parameters PostgreSQL
 * plans every execution anew (it takes a tenth of the rows for an unknown limit, and thinks little of such a plan), which costs as much as
 * reading the page.
 */
const PAGE_ROWS = 30;

/** Rows up to which skipping in the table itself is cheaper than a detour over the index. */
const SHALLOW_ROWS = 300;

/** Conditions that an index in the order of the list serves by its key: one account or one category, and days. */
const IN_LIST_ORDER = /^[ac]?f?u?$/;

/** The user's revision, of the same moment as the rows or the count beside it. */
const REVISION_COLUMN = '(select transaction_revision from users where users.id = $1)';

const COLUMNS = `t.id, t.bank_account_id, t.category_id, t.status, t.type, t."from", t."to", t.description, t.merchant_name, t.notes,
    t.amount, t.currency, t.booked_at, t.created_at, t.updated_at, ${REVISION_COLUMN}`;

/**
 * The first pages are read straight along their index. Deep ones, and those whose conditions are not part of its key, take the page's ids first, from an
 * index alone, and then their rows: what is skipped is not read. Deep pages are not scanned from the other end, because that needs the total
 * first, and counting takes as long as the skipping that it saves.
 */
function listStatement({ sql, values, shape }: Conditions, window: TransactionWindow): BoundStatement {
  const where = `where ${sql} order by booked_at desc, id desc`;
  const { offset, limit } = window;
  if (shape !== undefined && IN_LIST_ORDER.test(shape) && offset + limit <= SHALLOW_ROWS && limit === PAGE_ROWS) {
    const text = `select ${COLUMNS} from transactions t ${where} offset ${offset} limit ${limit}`;
    return { statement: named(`page_${offset}`, shape, text), values };
  }
  const ordered = `${where} offset $${values.length + 1}::bigint limit $${values.length + 2}::bigint`;
  const text = `select ${COLUMNS} from (select id from transactions ${ordered}) page
    join transactions t on t.user_id = $1 and t.id = page.id
    order by t.booked_at desc, t.id desc`;
  return { statement: named('list', shape, text), values: [...values, offset, limit] };
}

function toPrintedTransaction(row: ListRow): PrintedTransaction {
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

type CountRow = [total: string, revision: string];

function countStatement({ sql, shape }: Conditions): Statement {
  return named('count', shape, `select count(*), ${REVISION_COLUMN} from transactions where ${sql}`);
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
