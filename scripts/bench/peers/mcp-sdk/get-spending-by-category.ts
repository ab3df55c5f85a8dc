import { hiddenLines, VISIBLE } from './accounts.ts';
import { categoriesOf } from './categories.ts';
import { summaryOf } from './summary.ts';
import { counted, dateText, money, moneyJson, NO_CONVERSIONS, windowOf } from './text.ts';
import { defineTool } from './tool.ts';

interface Args {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly top?: number;
}

/** `$4`: the categories that are neither spending nor earning. */
const MATCHING = `user_id = $1 and deleted_at is null and category_id <> all($4::bigint[]) and ${VISIBLE}
    and booked_at >= ($2::date)::timestamp at time zone 'UTC' and booked_at < ($3::date + 1)::timestamp at time zone 'UTC'`;

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
    const categories = await categoriesOf(database);
    const excepted = categories.filter(({ accountable }) => accountable === 0).map(({ id }) => id);
    const conditions = { where: MATCHING, values: [userId, window.from, window.to, excepted], name: 'spending' };
    const { accounts, sums } = await summaryOf(database, conditions, 0);
    const nameOf = new Map(categories.map(({ id, name }) => [id, name]));
    const rows = sums
      .filter(({ type, isLeg }) => type === 'expense' && !isLeg)
      .map(({ categoryId: id, amount, count }) => ({ id, amount: -amount, count }))
      .sort((a, b) => b.amount - a.amount || a.id - b.id);
    const hidden = accounts.filter((account) => account.hidden).length;
    const total = addUp(rows);
    const shown = rows.slice(0, args.top ?? 10);
    const others = rows.slice(shown.length);
    const rest = addUp(others);
    const sum = `${money(total.amount)} (${currency}) in ${counted(total.count, 'transaction')}`;
    const sentence = `Spent ${sum} from ${dateText(window.from)} to ${dateText(window.to)}`;
    return {
      text: [
        `${sentence}${shown.length > 0 ? ':' : '.'}`,
        ...(shown.length > 0 ? [] : ['Try an earlier date_from.']),
        ...shown.map(({ id, amount, count }) => {
          const share = (permille(amount, total.amount) / 10).toFixed(1);
          return `- ${nameOf.get(id)} (id:${id}): ${money(amount)}, ${share}%, ${counted(count, 'transaction')}`;
        }),
        ...(others.length > 0
          ? [
              `Not shown: ${counted(others.length, 'category')} with ${money(rest.amount)} in ${counted(rest.count, 'transaction')}.`,
            ]
          : []),
        ...hiddenLines(hidden),
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
        ...(hidden > 0 && { hidden_accounts: hidden }),
        ...NO_CONVERSIONS,
      },
    };
  },
});

function addUp(sums: readonly { readonly amount: number; readonly count: number }[]) {
  return sums.reduce((all, { amount, count }) => ({ amount: all.amount + amount, count: all.count + count }), {
    amount: 0,
    count: 0,
  });
}

function permille(part: number, whole: number): number {
  return Math.floor((2000 * part + whole) / (2 * whole));
}
