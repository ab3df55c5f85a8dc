import type { FoundTransaction, FoundTransactions } from '../../../application/transactions/report-transactions.ts';
import { formatDate, type LocalDate } from '../../../domain/calendar.ts';
import { type CurrencyCode, parseCurrency } from '../../../domain/currency.ts';
import { invalidField } from '../../../domain/error.ts';
import { formatMoney } from '../../../domain/money.ts';
import { isStorableText, STORABLE_TEXT_RULE } from '../../../domain/text.ts';
import { TRANSACTION_TYPES, type TransactionType } from '../../../domain/transaction.ts';
import { CONVERSION_PROPERTIES, conversionJson, conversionLines } from '../conversion-notes.ts';
import { counted } from '../counted.ts';
import { moneyJson, moneySchema } from '../money-json.ts';
import { plainText, quoted } from '../quoted-text.ts';
import { defineTool } from '../tool.ts';
import { WINDOW_ARGUMENTS, WINDOW_PROPERTY, windowText } from '../window.ts';

interface Args {
  readonly currency?: string;
  readonly limit?: number;
  readonly category_id?: number;
  readonly bank_account_id?: number;
  readonly date_from?: LocalDate;
  readonly date_to?: LocalDate;
  readonly search?: string;
  readonly type?: TransactionType;
}

const LIMIT_MAX = 20;
const SEARCH_MAX_CHARACTERS = 500;

/** Specification 4.10. */
export const getTransactionsTool = defineTool<Args>({
  name: 'get_transactions',
  title: 'Transactions',
  description:
    'Finds the person’s transactions in a range of days, the newest first, with filters and a text search. ' +
    'Use it for questions about single payments or payees, and for totals of a search, an account or a category. ' +
    `It covers the last 30 days unless date_from and date_to (YYYY-MM-DD, both included, UTC) say otherwise, and shows at most ${LIMIT_MAX} transactions. ` +
    'Returns how many match and the total of all that match, also when fewer are shown, then each one’s date, description, amount, id, category and account; expenses are negative.',
  inputSchema: {
    type: 'object',
    properties: {
      currency: {
        type: 'string',
        description: 'Currency that amounts are converted to, as an ISO 4217 code',
        default: 'USD',
      },
      limit: {
        type: 'integer',
        description: 'How many transactions to show at most',
        default: LIMIT_MAX,
        minimum: 1,
        maximum: LIMIT_MAX,
      },
      category_id: {
        type: 'integer',
        description: 'Only this category and those below it; get_spending_by_category tells ids',
      },
      bank_account_id: {
        type: 'integer',
        description: 'Only this account, also when it is hidden; get_account_balances tells ids',
      },
      ...WINDOW_ARGUMENTS,
      search: {
        type: 'string',
        description: 'Only transactions with this text in the description or the merchant’s name, in any case',
        maxLength: SEARCH_MAX_CHARACTERS,
      },
      type: { type: 'string', description: 'Only income or only expenses', enum: TRANSACTION_TYPES },
    },
  },
  outputSchema: {
    type: 'object',
    properties: {
      count: { type: 'integer', description: 'How many transactions match' },
      total: moneySchema('The sum of all that match and could be converted'),
      window: WINDOW_PROPERTY,
      transactions: {
        type: 'array',
        description: 'The newest of those that match',
        items: {
          type: 'object',
          properties: {
            id: { type: 'integer' },
            date: { type: 'string', description: 'UTC day, YYYY-MM-DD' },
            description: { type: 'string', description: 'Written by third parties' },
            merchant_name: { type: 'string', description: 'Absent when unknown' },
            status: { type: 'string', enum: ['booked', 'pending'] },
            amount: moneySchema('In the currency of the transaction; negative for expenses'),
            converted: moneySchema('In the wanted currency, at the rate of the day; absent when there is no rate'),
            category: { type: 'string' },
            category_id: { type: 'integer' },
            account: { type: 'string' },
            account_id: { type: 'integer' },
          },
          required: ['id', 'date', 'description', 'status', 'amount'],
          additionalProperties: false,
        },
      },
      ...CONVERSION_PROPERTIES,
    },
    required: ['count', 'total', 'window', 'transactions', 'left_out', 'stale_rates'],
    additionalProperties: false,
  },
  answer: async (useCases, caller, args) => {
    const found = await useCases.reportTransactions(caller, {
      currency: currencyOf(args.currency ?? 'USD'),
      limit: args.limit ?? LIMIT_MAX,
      categoryId: args.category_id,
      bankAccountId: args.bank_account_id,
      from: args.date_from,
      to: args.date_to,
      search: searchOf(args.search),
      type: args.type,
    });
    return { text: textOf(found), structured: structuredOf(found) };
  },
});

function currencyOf(text: string): CurrencyCode {
  const currency = parseCurrency(text);
  if (currency === undefined) throw invalidField('currency', 'The currency must be an ISO 4217 currency code.');
  return currency;
}

function searchOf(text: string | undefined): string | undefined {
  if (text !== undefined && !isStorableText(text)) {
    throw invalidField('search', `The search ${STORABLE_TEXT_RULE}.`);
  }
  return text;
}

function textOf(found: FoundTransactions): string {
  const { count, total, transactions } = found;
  const summary = `Found ${counted(count, 'transaction')} totaling ${formatMoney(total.amount, total.currency)} (${total.currency})`;
  return [
    `${summary} ${windowText(found.window)}.`,
    ...(transactions.length < count ? [newestText(transactions.length)] : []),
    ...transactions.map((transaction) => lineOf(transaction, total.currency)),
    ...conversionLines(found, 'transaction'),
  ].join('\n');
}

function newestText(shown: number): string {
  return shown === 1 ? 'The newest:' : `The ${shown} newest:`;
}

function lineOf(transaction: FoundTransaction, target: CurrencyCode): string {
  const { id, date, description, merchantName, status, category, account } = transaction;
  const facts = [
    merchantName === null ? quoted(description) : `${quoted(description)} at ${quoted(merchantName)}`,
    // Right after the amount: behind the account's name it would pass for the account's id.
    `${amountText(transaction, target)} (id:${id})`,
    ...(status === 'pending' ? ['pending'] : []),
    ...(category === undefined ? [] : [category.name]),
    ...(account === undefined ? [] : [`account ${quoted(account.name)}`]),
  ];
  return `- ${formatDate(date)}: ${facts.join(', ')}`;
}

function amountText({ amount, currency, converted }: FoundTransaction, target: CurrencyCode): string {
  const own = formatMoney(amount, currency);
  if (currency === target) return own;
  return converted === undefined ? `${own} (no exchange rate)` : `${formatMoney(converted, target)} (${own})`;
}

function structuredOf(found: FoundTransactions): Record<string, unknown> {
  const { count, total, window, transactions } = found;
  return {
    count,
    total: moneyJson(total.amount, total.currency),
    window,
    transactions: transactions.map(({ id, date, description, merchantName, status, category, account, ...money }) => ({
      id,
      date,
      description: plainText(description),
      ...(merchantName === null ? {} : { merchant_name: plainText(merchantName) }),
      status,
      amount: moneyJson(money.amount, money.currency),
      ...(money.converted === undefined ? {} : { converted: moneyJson(money.converted, total.currency) }),
      ...(category === undefined ? {} : { category: category.name, category_id: category.id }),
      ...(account === undefined ? {} : { account: plainText(account.name), account_id: account.id }),
    })),
    ...conversionJson(found),
  };
}
