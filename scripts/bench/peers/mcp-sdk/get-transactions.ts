import { categories, select } from '../store.ts';
import { accountsOf, IN_WINDOW, IS_LEG, VISIBLE } from './ledger.ts';
import { DAY, defineTool, money, NO_CONVERSIONS, windowOf } from './tool.ts';

interface Args {
  readonly limit?: number;
  readonly bank_account_id?: number;
  readonly type?: string;
  readonly date_from?: string;
  readonly date_to?: string;
}

interface Sum {
  readonly type: string;
  readonly is_leg: boolean;
  readonly category_id: number;
  readonly amount: number;
  readonly count: number;
}

interface Row {
  readonly id: number;
  readonly day: string;
  readonly status: string;
  readonly description: string;
  readonly merchant_name: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly category_id: number;
  readonly account_id: number;
}

const DAY_MS = 86_400_000;
const MOST = 20;

export const getTransactions = defineTool<Args>(
  'get_transactions',
  'Finds transactions in a range of days, newest first.',
  {
    limit: { type: 'integer', minimum: 1, maximum: MOST, nullable: true },
    bank_account_id: { type: 'integer', nullable: true },
    type: { type: 'string', enum: ['income', 'expense'], nullable: true },
    date_from: DAY,
    date_to: DAY,
  },
  async ({ id: userId, currency }, args) => {
    const window = windowOf(args);
    const { limit = MOST, bank_account_id: accountId, type } = args;
    const values: unknown[] = [userId, window.from, window.to];
    const conditions = [
      `user_id = $1 and deleted_at is null and ${IN_WINDOW}`,
      accountId === undefined ? VISIBLE : `bank_account_id = $${values.push(accountId)}`,
      ...(type === undefined ? [] : [`type = $${values.push(type)}`]),
    ];
    const where = conditions.join(' and ');
    const shape = `${accountId === undefined} ${type === undefined}`;
    const [accounts, sums, rows] = await Promise.all([
      accountsOf(userId),
      select<Sum>(`sums ${shape}`, sumsText(where), values),
      select<Row>(`rows ${shape}`, rowsText(where, NEWEST, values.length + 1), [...values, limit + 1]),
    ]);
    const isPart = type !== undefined && rows.length > limit;
    const largest = isPart ? await largestOf(shape, where, values) : [];
    const accountNames = new Map(accounts.map((account) => [account.id, account.name]));
    const shown = rows.slice(0, limit);
    const shownRow = ({ day, merchant_name: merchant, amount, currency: own, ...row }: Row) => ({
      ...row,
      date: day,
      ...(merchant !== null && { merchant_name: merchant }),
      amount: money(amount, own),
      category: categories.get(row.category_id)?.name,
      account: accountNames.get(row.account_id),
    });
    const moves = sums.filter((sum) => sum.is_leg || categories.get(sum.category_id)?.accountable === 0);
    return {
      count: sums.reduce((total, { count }) => total + count, 0),
      total: money(
        sums.reduce((total, { amount }) => total + amount, 0),
        currency,
      ),
      ...flowsOf(sums, currency),
      ...(moves.length > 0 && { own_moves: flowsOf(moves, currency) }),
      window,
      transactions: shown.map(shownRow),
      ...(isPart && { largest: largest.map(shownRow) }),
      ...olderThan(shown, rows[limit], window.from),
      ...NO_CONVERSIONS,
    };
  },
);

function sumsText(where: string): string {
  return `select type, is_leg, category_id, sum(amount) as amount, count(*) as count from (
    select type, amount, category_id, ${IS_LEG} as is_leg from transactions where ${where}
  ) matching group by type, is_leg, category_id`;
}

/** Those that are neither spent nor earned are left out. */
function largestOf(shape: string, where: string, values: readonly unknown[]): Promise<readonly Row[]> {
  const flows = [...categories.values()].filter(({ accountable }) => accountable !== 0).map(({ id }) => id);
  const condition = `${where} and category_id = any($${values.length + 1}::bigint[])`;
  const text = rowsText(condition, LARGEST, values.length + 2);
  return select<Row>(`largest ${shape}`, text, [...values, flows, LARGEST_MAX]);
}

const NEWEST = 'booked_at desc, id desc';
const LARGEST = 'abs(amount) desc, id';
const LARGEST_MAX = 3;

/** `limit`: the number of the parameter. */
function rowsText(where: string, order: string, limit: number): string {
  return `select id, (booked_at at time zone 'UTC')::date as day, status, description, merchant_name, amount, currency,
      category_id, bank_account_id as account_id
    from transactions where user_id = $1 and id = any(array(
      select id from transactions where ${where} order by ${order} limit $${limit}
    )) order by ${order}`;
}

function flowsOf(sums: readonly Sum[], currency: string) {
  const flow = (wanted: string, name: string) => {
    const own = sums.filter(({ type }) => type === wanted);
    const amount = own.reduce((total, sum) => total + sum.amount, 0);
    return own.length > 0 && { [name]: money(amount, currency) };
  };
  return { ...flow('income', 'income'), ...flow('expense', 'expenses') };
}

/** Where to go on: the day of the next row, or the day before and a hint if all that is shown is of that day. */
function olderThan(shown: readonly Row[], next: Row | undefined, from: string) {
  if (next === undefined) return {};
  const { day } = next;
  if (shown.some((row) => row.day !== day)) return { older_date_to: day };
  const how = shown.length < MOST ? 'a higher limit' : 'filters';
  const hint = `more of ${DAY_FORMAT.format(new Date(day))}: ${how}`;
  if (day === from) return { hint };
  return { older_date_to: new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10), hint };
}

const DAY_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
