import type { CategorySpending, SpendingByCategory } from '../../../application/spending/report-spending.ts';
import type { LocalDate } from '../../../domain/calendar.ts';
import type { CurrencyCode } from '../../../domain/currency.ts';
import { formatMoney } from '../../../domain/money.ts';
import { CONVERSION_PROPERTIES, conversionJson, conversionLines } from '../conversion-notes.ts';
import { counted } from '../counted.ts';
import { moneyJson, moneySchema } from '../money-json.ts';
import { defineTool } from '../tool.ts';
import { WINDOW_ARGUMENTS, WINDOW_PROPERTY, windowText } from '../window.ts';

interface Args {
  readonly date_from?: LocalDate;
  readonly date_to?: LocalDate;
  readonly top?: number;
}

const TOP_DEFAULT = 10;
const TOP_MAX = 20;

/** Specification 4.10, contract 5.11. */
export const getSpendingByCategoryTool = defineTool<Args>({
  name: 'get_spending_by_category',
  title: 'Spending by category',
  description:
    'Adds up what the person spent in a range of days, category by category, the largest first. ' +
    'Use it for questions about where the money goes; transfers between own accounts and card repayments are no spending and not counted. ' +
    `It covers the last 30 days unless date_from and date_to (YYYY-MM-DD, both included, UTC) say otherwise, and shows the ${TOP_DEFAULT} largest categories unless top (1 to ${TOP_MAX}) says otherwise. ` +
    'Returns each category’s name, id, amount, share and number of transactions in the person’s currency, the total, and what the categories that are not shown add up to.',
  inputSchema: {
    type: 'object',
    properties: {
      ...WINDOW_ARGUMENTS,
      top: {
        type: 'integer',
        description: 'How many categories to show at most',
        default: TOP_DEFAULT,
        minimum: 1,
        maximum: TOP_MAX,
      },
    },
  },
  outputSchema: {
    type: 'object',
    properties: {
      total: moneySchema('What was spent in all categories, shown or not'),
      count: { type: 'integer', description: 'How many transactions make up the total' },
      window: WINDOW_PROPERTY,
      categories: {
        type: 'array',
        description: 'The largest first',
        items: {
          type: 'object',
          properties: {
            id: { type: 'integer' },
            name: { type: 'string' },
            amount: moneySchema('What was spent, as a positive amount'),
            share_percent: { type: 'number', description: 'Part of the total in percent, to one decimal' },
            count: { type: 'integer', description: 'How many transactions' },
          },
          required: ['id', 'name', 'amount', 'share_percent', 'count'],
          additionalProperties: false,
        },
      },
      others: {
        type: 'object',
        description: 'The categories that are not shown',
        properties: {
          categories: { type: 'integer', description: 'How many' },
          amount: moneySchema('What was spent in them'),
          count: { type: 'integer', description: 'How many transactions' },
        },
        required: ['categories', 'amount', 'count'],
        additionalProperties: false,
      },
      ...CONVERSION_PROPERTIES,
    },
    required: ['total', 'count', 'window', 'categories', 'others', 'left_out', 'stale_rates'],
    additionalProperties: false,
  },
  answer: async (useCases, caller, args) => {
    const { date_from: from, date_to: to, top = TOP_DEFAULT } = args;
    const spending = await useCases.reportSpending(caller, { from, to, top });
    return { text: textOf(spending), structured: structuredOf(spending) };
  },
});

function textOf(spending: SpendingByCategory): string {
  const { total, window, categories, others } = spending;
  const sum = `${formatMoney(total.amount, total.currency)} (${total.currency})`;
  const summary = `Spent ${sum} in ${counted(total.count, 'transaction')} ${windowText(window)}`;
  return [
    `${summary}${categories.length > 0 ? ':' : '.'}`,
    ...categories.map((category) => lineOf(category, total.currency)),
    ...(others.categories > 0 ? [othersLine(others)] : []),
    ...conversionLines(spending, 'transaction'),
  ].join('\n');
}

function lineOf({ id, name, amount, sharePermille, count }: CategorySpending, currency: CurrencyCode): string {
  const share = `${(sharePermille / 10).toFixed(1)}%`;
  return `- ${name} (id:${id}): ${formatMoney(amount, currency)}, ${share}, ${counted(count, 'transaction')}`;
}

function othersLine({ categories, total }: SpendingByCategory['others']): string {
  const sum = `${formatMoney(total.amount, total.currency)} in ${counted(total.count, 'transaction')}`;
  return `Not shown: ${counted(categories, 'category')} with ${sum}.`;
}

function structuredOf(spending: SpendingByCategory): Record<string, unknown> {
  const { total, window, categories, others } = spending;
  return {
    total: moneyJson(total.amount, total.currency),
    count: total.count,
    window,
    categories: categories.map(({ id, name, amount, sharePermille, count }) => ({
      id,
      name,
      amount: moneyJson(amount, total.currency),
      share_percent: sharePermille / 10,
      count,
    })),
    others: {
      categories: others.categories,
      amount: moneyJson(others.total.amount, others.total.currency),
      count: others.total.count,
    },
    ...conversionJson(spending),
  };
}
