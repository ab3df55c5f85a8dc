import { Pool, types } from 'pg';

types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);
types.setTypeParser(types.builtins.DATE, (text: string) => text);
types.setTypeParser(types.builtins.TIMESTAMPTZ, (text: string) => text.slice(0, 10));

/** Connections as in Coffer: ten, in UTC, without just-in-time compilation. Days are `YYYY-MM-DD`. */
export const database = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 10,
  options: '-c TimeZone=UTC -c jit=off',
});

/** Runs a statement that stays prepared under its name. */
export async function select<Row extends object>(name: string, text: string, values: readonly unknown[]) {
  return (await database.query<Row>({ name, text, values: [...values] })).rows;
}

interface Account {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly hidden: boolean;
  readonly currency: string;
  readonly balance: number;
}

export function accountsOf(userId: number): Promise<readonly Account[]> {
  const text = `select id, name, type, hidden, currency, balance from bank_accounts
    where user_id = $1 and deleted_at is null order by id`;
  return select<Account>('accounts', text, [userId]);
}

interface Category {
  readonly id: number;
  readonly name: string;
  readonly accountable: number;
}

/** By id. Read once: they never change while the service runs. */
export const categories: ReadonlyMap<number, Category> = new Map(
  (await database.query<Category>('select id, name, accountable from categories order by id')).rows.map((category) => [
    category.id,
    category,
  ]),
);

/** A condition for transactions of the user `$1`: none of a hidden account. */
export const VISIBLE =
  'bank_account_id <> all(array(select id from bank_accounts where user_id = $1 and hidden and deleted_at is null))';

/** A condition for transactions from the day `$2` to the day `$3`. */
export const IN_WINDOW = `booked_at >= ($2::date)::timestamp at time zone 'UTC'
  and booked_at < ($3::date + 1)::timestamp at time zone 'UTC'`;

/** A column: whether a transaction of the user `$1` is a side of an own transfer. */
export const IS_LEG = `(booked_at, id) in (select leg.booked_at, leg.id from transactions leg
  where user_id = $1 and transfer_transaction_id is not null and deleted_at is null)`;
