import { categories, select } from '../store.ts';
import { IN_WINDOW, IS_LEG, VISIBLE } from './ledger.ts';
import { DAY, defineTool, money, NO_CONVERSIONS, windowOf } from './tool.ts';

interface Args {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly top?: number;
}

interface Sum {
  readonly id: number;
  readonly amount: number;
  readonly count: number;
}

/** `$4`: the categories that are neither spending nor earning. */
const SPENDING = `select category_id as id, -sum(amount) as amount, count(*) as count from (
    select category_id, amount, ${IS_LEG} as is_leg from transactions
    where user_id = $1 and deleted_at is null and type = 'expense' and category_id <> all($4::bigint[]) and ${VISIBLE}
      and ${IN_WINDOW}
  ) matching where not is_leg group by category_id order by amount desc, id`;

export const getSpendingByCategory = defineTool<Args>(
  'get_spending_by_category',
  'Adds up spending by category.',
  { date_from: DAY, date_to: DAY, top: { type: 'integer', minimum: 1, maximum: 20, nullable: true } },
  async ({ id: userId, currency }, args) => {
    const window = windowOf(args);
    const excepted = [...categories.values()].filter(({ accountable }) => accountable === 0).map(({ id }) => id);
    const sums = await select<Sum>('spending', SPENDING, [userId, window.from, window.to, excepted]);
    const shown = sums.slice(0, args.top ?? 10);
    const others = sums.slice(shown.length);
    const total = addUp(sums, 'amount');
    return {
      total: money(total, currency),
      count: addUp(sums, 'count'),
      window,
      categories: shown.map(({ id, amount, count }) => ({
        id,
        name: categories.get(id)?.name,
        amount: money(amount, currency),
        share_percent: Math.round((1000 * amount) / total) / 10,
        count,
      })),
      others: {
        categories: others.length,
        amount: money(addUp(others, 'amount'), currency),
        count: addUp(others, 'count'),
      },
      ...NO_CONVERSIONS,
    };
  },
);

function addUp(sums: readonly Sum[], what: 'amount' | 'count'): number {
  return sums.reduce((total, sum) => total + sum[what], 0);
}
