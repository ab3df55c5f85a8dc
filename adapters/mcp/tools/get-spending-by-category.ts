import type { CategorySpending, SpendingByCategory } from '../../../application/transactions/report-spending.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { formatMoney } from '../../../domain/money/money.ts';
import { counted } from '../text/counted.ts';
import { moneyJson, moneySchema } from '../text/money-json.ts';
import { conversionLines, hiddenLines, leftOutJson, NOTES_PROPERTIES, notesJson } from '../text/notes.ts';
import { WINDOW_ARGUMENTS, WINDOW_PROPERTY, windowText } from '../text/window.ts';
import { defineTool } from '../tool.ts';

const TOP_DEFAULT = 10;
const TOP_MAX = 20;

/** Specification 4.10, contract 5.11. */
export const getSpendingByCategoryTool = defineTool({
  name: 'get_spending_by_category',
  title: 'Spending by category',
  description:
    'Adds up what the person spent in a range of days by category, largest first. ' +
    'Use it for where the money goes; own transfers and card repayments are not spending, refunds not deducted. ' +
    'It covers the last 30 days unless date_from or date_to (YYYY-MM-DD, UTC, both included) is given, and lists the ' +
    `${TOP_DEFAULT} largest categories unless top (1 to ${TOP_MAX}) is given. ` +
    'Returns each category’s name, id, amount, share and count, the total of all and of those not listed, in the ' +
    'person’s currency; for a group of categories or one account use get_transactions.',
  inputSchema: {
    type: 'object',
    properties: {
      ...WINDOW_ARGUMENTS,
      top: {
        type: 'integer',
        description: 'Maximum number of categories',
        default: TOP_DEFAULT,
        minimum: 1,
        maximum: TOP_MAX,
      },
    },
  },
  outputSchema: {
    type: 'object',
    properties: {
      total: moneySchema('Spent in all categories, listed or not'),
      count: { type: 'integer', description: 'Transactions in the total' },
      window: WINDOW_PROPERTY,
      categories: {
        type: 'array',
        description: 'Largest first',
        items: {
          type: 'object',
          properties: {
            id: { type: 'integer' },
            name: { type: 'string' },
            amount: moneySchema('Positive'),
            share_percent: { type: 'number', description: 'Share of the total, to one decimal' },
            count: { type: 'integer', description: 'Transactions' },
          },
          required: ['id', 'name', 'amount', 'share_percent', 'count'],
        },
      },
      others: {
        type: 'object',
        description: 'The categories not listed',
        properties: {
          categories: { type: 'integer', description: 'How many' },
          amount: moneySchema('Spent in them'),
          count: { type: 'integer', description: 'Transactions' },
        },
        required: ['categories', 'amount', 'count'],
      },
      refunds: {
        type: 'object',
        description: 'Received, not deducted',
        properties: {
          amount: moneySchema('Sum'),
          count: { type: 'integer' },
          left_out: { type: 'array' },
        },
        required: ['amount', 'count'],
      },
      repaid_elsewhere: { type: 'object', description: 'Not counted' },
      ...NOTES_PROPERTIES,
    },
    required: ['total', 'count', 'window', 'categories', 'others', 'left_out', 'stale_rates'],
    additionalProperties: false,
  },
  run: async (useCases, caller, { date_from: from, date_to: to, top = TOP_DEFAULT }) => {
    const spending = await useCases.transactions.reportSpending(caller, { from, to, top });
    return { text: textOf(spending), structured: structuredOf(spending) };
  },
});

function textOf(spending: SpendingByCategory): string {
  const { total, window, categories, others } = spending;
  const sum = `${formatMoney(total.amount, total.currency)} (${total.currency})`;
  const summary = `Spent ${sum} in ${counted(total.count, 'transaction')} ${windowText(window)}`;
  return [
    `${summary}${categories.length > 0 ? ':' : '.'}`,
    ...(total.count === 0 ? ['Try an earlier date_from.'] : []),
    ...categories.map((category) => lineOf(category, total.currency)),
    ...(others.categories > 0 ? [othersLine(others)] : []),
    ...refundLines(spending.refunds),
    ...repaidLines(spending),
    ...hiddenLines(spending.hiddenAccounts),
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

function refundLines({ total, leftOut }: SpendingByCategory['refunds']): readonly string[] {
  const sums = [...(total.count === 0 ? [] : [total]), ...leftOut];
  if (sums.length === 0) return [];
  const money = sums.map(({ amount, currency }) => formatMoney(amount, currency));
  return [`Refunds received, not deducted: ${money.join(' and ')}.`];
}

/** Without the account of a card, its repayment is all that shows of what it bought. */
function repaidLines({ repaidElsewhere, total }: SpendingByCategory): readonly string[] {
  if (repaidElsewhere === 0) return [];
  const money = formatMoney(repaidElsewhere, total.currency);
  return [`Not counted: ${money} repaid to cards (id:902) that are not here, so what they bought may be missing.`];
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
    ...refundsJson(spending.refunds),
    ...(spending.repaidElsewhere === 0
      ? {}
      : { repaid_elsewhere: moneyJson(spending.repaidElsewhere, total.currency) }),
    ...notesJson(spending),
  };
}

function refundsJson({ total, leftOut }: SpendingByCategory['refunds']): Record<string, unknown> {
  if (total.count === 0 && leftOut.length === 0) return {};
  return {
    refunds: {
      amount: moneyJson(total.amount, total.currency),
      count: total.count,
      ...(leftOut.length === 0 ? {} : { left_out: leftOutJson(leftOut) }),
    },
  };
}
