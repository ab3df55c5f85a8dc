import { Ajv } from 'ajv';
import { categories, select } from '../store.ts';
import type { Caller } from './admission.ts';

/** What the tools take, all of it. The schema of each says which. */
interface Args {
  readonly limit?: number;
  readonly top?: number;
  readonly bank_account_id?: number;
  readonly type?: string;
  readonly status?: string;
  readonly date_from?: string;
  readonly date_to?: string;
  readonly include_hidden?: boolean;
  readonly include_next_instance?: boolean;
}

/** Returns the structured content. */
type Run = (caller: Caller, args: Args) => Promise<Record<string, unknown>>;

const ajv = new Ajv();

/** A tool whose arguments are checked by a schema that is compiled once. */
function defineTool(name: string, description: string, properties: Partial<Record<keyof Args, object>>, run: Run) {
  const inputSchema = { type: 'object' as const, properties, additionalProperties: false };
  const isValid = ajv.compile<Args>(inputSchema);
  const call = (caller: Caller, args: unknown) => {
    if (!isValid(args)) throw new Error(ajv.errorsText(isValid.errors));
    return run(caller, args);
  };
  return { name, description, inputSchema, call };
}

const DAY = { type: 'string', pattern: String.raw`^\d{4}-\d\d-\d\d$` };

/** A condition for transactions of the user `$1` from the day `$2` to the day `$3`, none of a hidden account. */
const MATCHING = `user_id = $1 and deleted_at is null
  and booked_at >= ($2::date)::timestamp at time zone 'UTC' and booked_at < ($3::date + 1)::timestamp at time zone 'UTC'
  and bank_account_id <> all(array(select id from bank_accounts where user_id = $1 and hidden and deleted_at is null))`;

/** A column: whether a transaction of the user `$1` is a side of an own transfer. */
const IS_LEG = `(booked_at, id) in (select leg.booked_at, leg.id from transactions leg
  where user_id = $1 and transfer_transaction_id is not null and deleted_at is null) as is_leg`;

interface Account {
  readonly id: number;
  readonly name: string;
  readonly hidden: boolean;
  readonly currency: string;
  readonly balance: number;
}

const ACCOUNTS = `select id, name, type, hidden, currency, balance from bank_accounts
  where user_id = $1 and deleted_at is null order by id`;

const getAccountBalances = defineTool(
  'get_account_balances',
  'Lists bank accounts with their balances, and the net worth.',
  { include_hidden: { type: 'boolean' } },
  async ({ id, currency }, { include_hidden: includeHidden = false }) => {
    const accounts = (await select<Account>('accounts', ACCOUNTS, [id])).filter((one) => includeHidden || !one.hidden);
    return {
      accounts: accounts.map((account) => ({ ...account, balance: money(account.balance, account.currency) })),
      net_worth: money(sum(accounts, 'balance'), currency),
    };
  },
);

interface Transaction {
  readonly id: number;
  readonly amount: number;
  readonly currency: string;
  readonly category_id: number;
  readonly account_id: number;
}

const SUMS = `select type, is_leg, category_id, sum(amount) as amount, count(*) as count
  from (select type, amount, category_id, bank_account_id, ${IS_LEG} from transactions where MATCHING) matching
  group by type, is_leg, category_id`;

const ROWS = `select id, (booked_at at time zone 'UTC')::date as date, status, description, merchant_name, amount, currency,
    category_id, bank_account_id as account_id
  from transactions where user_id = $1 and id = any(array(
    select id from transactions where MATCHING order by ORDER limit LIMIT
  )) order by ORDER`;

interface Sum {
  readonly id: number;
  readonly type: string;
  readonly amount: number;
  readonly count: number;
}

const getTransactions = defineTool(
  'get_transactions',
  'Finds transactions in a range of days, newest first, with their sums; of a part of one type also the largest.',
  {
    limit: { type: 'integer', minimum: 1, maximum: 20 },
    bank_account_id: { type: 'integer' },
    type: { type: 'string', enum: ['income', 'expense'] },
    date_from: DAY,
    date_to: DAY,
  },
  async ({ id: userId, currency }, { limit = 20, bank_account_id: accountId, type, ...days }) => {
    const { date_from: from, date_to: to } = windowOf(days);
    const values: unknown[] = [userId, from, to];
    let matching = MATCHING;
    if (accountId !== undefined) matching += ` and bank_account_id = $${values.push(accountId)}`;
    if (type !== undefined) matching += ` and type = $${values.push(type)}`;
    const shape = `${accountId === undefined} ${type === undefined}`;
    const read = (order: string, count: number) => {
      const text = ROWS.replaceAll('ORDER', order)
        .replace('MATCHING', matching)
        .replace('LIMIT', `$${values.length + 1}`);
      return select<Transaction>(`${order} ${shape}`, text, [...values, count]);
    };
    const [accounts, sums, rows] = await Promise.all([
      select<Account>('accounts', ACCOUNTS, [userId]),
      select<Sum>(`sums ${shape}`, SUMS.replace('MATCHING', matching), values),
      read('booked_at desc, id desc', limit + 1),
    ]);
    const isPart = type !== undefined && rows.length > limit;
    const shown = ({ amount, currency: own, ...row }: Transaction) => ({
      ...row,
      amount: money(amount, own),
      category: categories.get(row.category_id)?.name,
      account: accounts.find(({ id }) => id === row.account_id)?.name,
    });
    const flow = (wanted: string) =>
      money(
        sum(
          sums.filter((one) => one.type === wanted),
          'amount',
        ),
        currency,
      );
    return {
      count: sum(sums, 'count'),
      total: money(sum(sums, 'amount'), currency),
      income: flow('income'),
      expenses: flow('expense'),
      window: { from, to },
      transactions: rows.slice(0, limit).map(shown),
      ...(isPart && { largest: (await read('abs(amount) desc, id', 3)).map(shown) }),
      older_date_to: rows[limit] && from,
    };
  },
);

/** `$4`: the categories that are neither spending nor earning. */
const SPENDING = `select category_id as id, -sum(amount) as amount, count(*) as count
  from (select category_id, amount, ${IS_LEG} from transactions
    where type = 'expense' and category_id <> all($4::bigint[]) and ${MATCHING}) matching
  where not is_leg group by category_id order by amount desc, id`;

const getSpendingByCategory = defineTool(
  'get_spending_by_category',
  'Adds up spending by category.',
  { date_from: DAY, date_to: DAY, top: { type: 'integer', minimum: 1, maximum: 20 } },
  async ({ id: userId, currency }, { top = 10, ...days }) => {
    const { date_from: from, date_to: to } = windowOf(days);
    const excepted = [...categories.values()].filter(({ accountable }) => accountable === 0).map(({ id }) => id);
    const sums = await select<Sum>('spending', SPENDING, [userId, from, to, excepted]);
    const [shown, others, total] = [sums.slice(0, top), sums.slice(top), sum(sums, 'amount')];
    return {
      total: money(total, currency),
      count: sum(sums, 'count'),
      window: { from, to },
      categories: shown.map(({ id, amount, count }) => ({
        id,
        name: categories.get(id)?.name,
        amount: money(amount, currency),
        share_percent: Math.round((1000 * amount) / total) / 10,
        count,
      })),
      others: {
        categories: others.length,
        amount: money(sum(others, 'amount'), currency),
        count: sum(others, 'count'),
      },
    };
  },
);

interface Bill {
  readonly id: number | null;
  readonly status: string;
  readonly amount: number;
  readonly currency: string;
  readonly next_date: string;
  readonly confidence: number;
  readonly last_on: string;
  readonly last_amount: number;
  readonly category_id: number;
  readonly is_current: boolean;
}

/** `$2`: today. In every row, whether the stored bills are those of now. */
const BILLS = `select b.id, b.name, b.status, b.cycle, b.amount, b.currency, b.next_date, b.confidence,
    (last.booked_at at time zone 'UTC')::date as last_on, -last.amount as last_amount, last.category_id,
    coalesce(s.as_of = $2::date and s.revision = u.transaction_revision, false) as is_current
  from users u
  left join bill_detection_state s on s.user_id = $1
  left join recurring_bills b on b.user_id = $1
  left join transactions last on last.user_id = $1 and last.deleted_at is null
    and last.id = b.transaction_ids[cardinality(b.transaction_ids)]
  where u.id = $1 order by b.next_date, b.id`;

/** Reads stored bills, which are all monthly, active and current in the bench. Detecting them is Coffer's business. */
const getRecurringBills = defineTool(
  'get_recurring_bills',
  'Lists bills, subscriptions and other recurring payments.',
  { status: { type: 'string', enum: ['active', 'all'] }, include_next_instance: { type: 'boolean' } },
  async ({ id: userId, currency }, { status = 'active', include_next_instance: withNext = true }) => {
    const rows = await select<Bill>('bills', BILLS, [userId, dayBefore(0)]);
    if (rows[0]?.is_current !== true) throw new Error('The bills of this user must be detected first.');
    const bills = rows.filter((bill) => bill.id !== null && (status === 'all' || bill.status === 'active'));
    const totalOf = (some: readonly Bill[]) => ({ total: money(sum(some, 'amount'), currency), count: some.length });
    return {
      bills: bills.map(({ amount, currency: own, last_amount: last, last_on: date, ...bill }) => ({
        ...bill,
        amount: money(amount, own),
        ...(withNext && { next_instance: { date: bill.next_date } }),
        last_payment: { date, ...(last !== amount && { amount: money(last, own) }) },
        category: categories.get(bill.category_id)?.name,
      })),
      monthly_total: totalOf(bills).total,
      due: [7, 14, 30].map((days) => ({
        days,
        ...totalOf(bills.filter((bill) => bill.next_date <= dayBefore(-days))),
      })),
    };
  },
);

export const TOOLS = [getAccountBalances, getTransactions, getRecurringBills, getSpendingByCategory];

/** An amount of money. All accounts of the bench are in US dollars. */
function money(amount: number, currency: string) {
  const [whole = '', cents = ''] = (Math.abs(amount) / 100).toFixed(2).split('.');
  const formatted = `${amount < 0 ? '-' : ''}$${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${cents}`;
  return { amount, currency, formatted };
}

function sum<Name extends string>(rows: readonly Readonly<Record<Name, number>>[], name: Name): number {
  return rows.reduce((total, row) => total + row[name], 0);
}

function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

/** The last 30 days by default. */
function windowOf({ date_from = dayBefore(30), date_to = dayBefore(0) }: Pick<Args, 'date_from' | 'date_to'>) {
  return { date_from, date_to };
}
