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
import { type Conditions, conditionsOf, sourceOf } from '../transaction-conditions.ts';

/** Hand-written statements. Columns that are only printed again are not parsed. */
export function createTransactionReader(session: Session, totals: Totals): TransactionReader {
  const conditions = async (userId: number, filter: TransactionFilter): Promise<Conditions> => {
    if (filter.text === undefined) return conditionsOf(userId, filter);
    const size = totals.sizeOf(userId) ?? (await count(userId, {})).total;
    return conditionsOf(userId, filter, size > LARGE_USER_ROWS);
  };
  const list = async (userId: number, filter: TransactionFilter, window: TransactionWindow) => {
    const { statement, values } = listStatement(await conditions(userId, filter), window);
    return (await session.query<ListRow>(statement, values)).rows;
  };
  const count = async (userId: number, filter: TransactionFilter): Promise<Counted> => {
    const wanted = await conditions(userId, filter);
    const { rows } = await session.query<CountRow>(countStatement(wanted), wanted.values);
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
    async listById(userId, afterId, limit) {
      return (await session.query<ListRow>(BY_ID, [userId, afterId, limit])).rows.map(toPrintedTransaction);
    },
    count: async (userId, filter) => (await count(userId, filter)).total,
    async observations(userId, filter, limit) {
      const conditions = conditionsOf(userId, filter);
      const statement = observationsStatement(conditions);
      const { rows } = await session.query<ObservationsRow>(statement, [...conditions.values, limit]);
      const [count, text] = rows[0] ?? ['0', null];
      return { count: Number(count), text: text ?? '[]' };
    },
    async tally(userId, filter, { currency, by }) {
      const wanted = await conditions(userId, filter);
      const { rows } = await session.query<TallyRow>(tallyStatement(wanted, by), [...wanted.values, currency]);
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

/**
 * Attempts to read a page whose rows and total have the same revision, while the user's transactions are being changed.
 */
const MAX_ATTEMPTS = 5;

interface BoundStatement {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

/**
 * The page size of nearly every list. For it, offset and limit are part of the statement's text, so that each page has
 * its own prepared statement. If they were parameters, PostgreSQL would plan every execution again (it assumes that an
 * unknown limit is a tenth of the rows, and rejects such a generic plan), which takes as long as reading the page.
 */
const PAGE_ROWS = 30;

/**
 * From here on, the index of trigrams finds a text faster than reading the user's texts one after the other (measured
 * in docs/decisions/text-searches-read-the-users-texts.md).
 */
const LARGE_USER_ROWS = 100_000;

/** Up to this offset, skipping rows of the table is cheaper than finding their ids in the index first. */
const SHALLOW_ROWS = 300;

/**
 * Shapes whose conditions are part of the key of an index in the order of the list: one account or one category, and
 * days.
 */
const IN_LIST_ORDER = /^[ac]?f?u?$/;

/** The user's revision, read by the same statement as the rows or the count. */
const REVISION_COLUMN = '(select transaction_revision from users where users.id = $1)';

const COLUMNS = `t.id, t.bank_account_id, t.category_id, t.status, t.type, t."from", t."to", t.description, t.merchant_name, t.notes,
    t.amount, t.currency, t.booked_at, t.created_at, t.updated_at, ${REVISION_COLUMN}`;

/** Along the primary key. */
const BY_ID = {
  name: 'transactions_by_id',
  text: `select ${COLUMNS} from transactions t
    where t.user_id = $1 and t.id > $2 and t.deleted_at is null order by t.id limit $3`,
};

/**
 * The first pages are read directly along their index. For deep pages, and for conditions that are not part of the
 * index's key, the statement finds the ids of the page in an index and then reads their rows, so that skipped rows are
 * not read. Deep pages are not read from the other end, because that needs the total first, and counting takes as long
 * as the skipping that it saves.
 */
function listStatement({ sql, parts, values, shape }: Conditions, window: TransactionWindow): BoundStatement {
  const { offset, limit } = window;
  const order = 'order by booked_at desc, id desc';
  if (shape !== undefined && IN_LIST_ORDER.test(shape) && offset + limit <= SHALLOW_ROWS && limit === PAGE_ROWS) {
    const text = `select ${COLUMNS} from transactions t where ${sql} ${order} offset ${offset} limit ${limit}`;
    return { statement: named(`page_${offset}`, shape, text), values };
  }
  const [skipped, wanted] = [`$${values.length + 1}::bigint`, `$${values.length + 2}::bigint`];
  const page = `${order} offset ${skipped} limit ${wanted}`;
  const text = `select ${COLUMNS} from (select id from ${foundIn(sql, parts, `${order} limit ${skipped} + ${wanted}`)} ${page}) page
    join transactions t on t.user_id = $1 and t.id = page.id
    order by t.booked_at desc, t.id desc`;
  return { statement: named('list', shape, text), values: [...values, offset, limit] };
}

/** What a page is taken from. Each of several parts is read in the order of its index, as far as the page may reach. */
function foundIn(sql: string, parts: readonly string[], upToPage: string): string {
  if (parts.length === 1) return `transactions where ${sql}`;
  const found = parts.map((part) => `(select id, booked_at from transactions where ${sql} and ${part} ${upToPage})`);
  return `(${found.join(' union all ')}) found`;
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

interface Counted {
  readonly total: number;
  readonly revision: string;
}

type CountRow = [total: string, revision: string];

function countStatement({ sql, parts, shape }: Conditions): Statement {
  return named('count', shape, `select count(*), ${REVISION_COLUMN} from ${sourceOf({ parts })} where ${sql}`);
}

type ObservationsRow = [count: string, text: string | null];

/** Prints the form of `PrintedObservations`. */
function observationsStatement({ sql, values, shape }: Conditions): Statement {
  const text = `select count(*), json_agg(json_build_array(id, (booked_at at time zone 'UTC')::date, amount, currency,
      description, merchant_name, bank_account_id))
    from (
      select id, booked_at, amount, currency, description, merchant_name, bank_account_id from transactions
      where ${sql} order by booked_at desc, id desc limit $${values.length + 1}::bigint
    ) newest`;
  return named('observations', shape, text);
}

type TallyRow = [
  categoryId: string | null,
  currency: CurrencyCode,
  bookedOn: LocalDate | null,
  amount: string,
  count: string,
];

/** Groups amounts in the wanted currency by category only, and all others also by currency, day and amount. */
function tallyStatement({ sql, parts, values, shape }: Conditions, by: 'category' | 'all'): Statement {
  const category = by === 'category' ? 'category_id' : 'null::bigint';
  const unlessWanted = (column: string) => `case when currency = $${values.length + 1} then null else ${column} end`;
  const text = `select category, currency, booked_on, coalesce(single, sum(amount)), count(*)
    from (
      select ${category} as category, currency, amount, ${unlessWanted('amount')} as single,
        ${unlessWanted("(booked_at at time zone 'UTC')::date")} as booked_on
      from ${sourceOf({ parts })} where ${sql}
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
