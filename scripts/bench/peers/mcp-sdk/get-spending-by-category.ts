import { accountsOf, hiddenIds } from './accounts.ts';
import { categoriesOf } from './categories.ts';
import { counted, dateText, money, moneyJson, NO_CONVERSIONS, windowOf } from './text.ts';
import { defineTool } from './tool.ts';

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

const SPENDING = `select category_id as id, -sum(amount) as amount, count(*) as count from transactions
  where user_id = $1 and deleted_at is null and type = 'expense' and category_id = any($4::bigint[])
    and booked_at >= ($2::date)::timestamp at time zone 'UTC' and booked_at < ($3::date + 1)::timestamp at time zone 'UTC'
    and bank_account_id <> all($5::bigint[])
  group by category_id order by amount desc, id`;

export const getSpendingByCategory = defineTool<Args>({
  name: 'get_spending_by_category',
  description: 'Adds up spending by category.',
  inputSchema: {
    type: 'object',
    properties: {
      date_from: { type: 'string', pattern: String.raw`^\d{4}-\d\d-\d\d$`, nullable: true },
      date_to: { type: 'string', pattern: String.raw`^\d{4}-\d\d-\d\d$`, nullable: true },
      top: { type: 'integer', minimum: 1, maximum: 20, nullable: true },
    },
    additionalProperties: false,
  },
  async run(database, { id: userId, currency }, args) {
    const window = windowOf(args);
    const [accounts, categories] = await Promise.all([accountsOf(database, userId), categoriesOf(database)]);
    const accountable = categories.filter((category) => category.accountable === 1);
    const ids = accountable.map(({ id }) => id);
    const values = [userId, window.from, window.to, ids, hiddenIds(accounts)];
    const { rows } = await database.query<Sum>({ name: 'spending', text: SPENDING, values });
    const nameOf = new Map(accountable.map(({ id, name }) => [id, name]));
    const total = addUp(rows);
    const shown = rows.slice(0, args.top ?? 10);
    const others = rows.slice(shown.length);
    const rest = addUp(others);
    const sum = `${money(total.amount)} (${currency}) in ${counted(total.count, 'transaction')}`;
    const sentence = `Spent ${sum} from ${dateText(window.from)} to ${dateText(window.to)}`;
    return {
      text: [
        `${sentence}${shown.length > 0 ? ':' : '.'}`,
        ...shown.map(({ id, amount, count }) => {
          const share = (permille(amount, total.amount) / 10).toFixed(1);
          return `- ${nameOf.get(id)} (id:${id}): ${money(amount)}, ${share}%, ${counted(count, 'transaction')}`;
        }),
        ...(others.length > 0
          ? [
              `Not shown: ${counted(others.length, 'category')} with ${money(rest.amount)} in ${counted(rest.count, 'transaction')}.`,
            ]
          : []),
      ].join('\n'),
      structured: {
        total: moneyJson(total.amount, currency),
        count: total.count,
        window,
        categories: shown.map(({ id, amount, count }) => ({
          id,
          name: nameOf.get(id),
          amount: moneyJson(amount, currency),
          share_percent: permille(amount, total.amount) / 10,
          count,
        })),
        others: { categories: others.length, amount: moneyJson(rest.amount, currency), count: rest.count },
        ...NO_CONVERSIONS,
      },
    };
  },
});

function addUp(sums: readonly Sum[]) {
  return sums.reduce((all, { amount, count }) => ({ amount: all.amount + amount, count: all.count + count }), {
    amount: 0,
    count: 0,
  });
}

function permille(part: number, whole: number): number {
  return Math.floor((2000 * part + whole) / (2 * whole));
}
