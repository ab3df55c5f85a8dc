import type {
  CategoryTotal,
  Flows,
  FoundTransaction,
  FoundTransactions,
  OlderTransactions,
} from '../../../application/transactions/report-transactions.ts';
import type { NearMatches } from '../../../application/transactions/suggest-names.ts';
import { formatDate } from '../../../domain/calendar.ts';
import { invalidField } from '../../../domain/error.ts';
import { TRANSACTION_TYPES } from '../../../domain/ledger/transaction.ts';
import { type CurrencyCode, parseCurrency } from '../../../domain/money/currency.ts';
import { formatMoney } from '../../../domain/money/money.ts';
import { nameAndText, repeats } from '../../../domain/searching/name-and-text.ts';
import { isStorableText, STORABLE_TEXT_RULE } from '../../../domain/text.ts';
import type { ObjectSchema, ValueOf } from '../../validation/schema.ts';
import { CATEGORY_IDS, categoriesCalled, isCategoryId } from '../text/category-ids.ts';
import { counted } from '../text/counted.ts';
import { convertedJson, moneyJson, moneySchema } from '../text/money-json.ts';
import { conversionLines, hiddenLines, NOTES_PROPERTIES, notesJson } from '../text/notes.ts';
import { quoted, storedText } from '../text/quoted-text.ts';
import { WINDOW_ARGUMENTS, WINDOW_PROPERTY, windowText } from '../text/window.ts';
import { defineTool } from '../tool.ts';

const LIMIT_MAX = 20;
const SEARCH_MAX_CHARACTERS = 500;

const INPUT = {
  type: 'object',
  properties: {
    currency: {
      type: 'string',
      description: 'Currency to convert amounts to, ISO 4217',
      default: 'USD',
    },
    limit: {
      type: 'integer',
      description: 'Maximum number of transactions to list',
      default: LIMIT_MAX,
      minimum: 1,
      maximum: LIMIT_MAX,
    },
    category_id: {
      type: 'integer',
      description: `Only this category and those below it: ${CATEGORY_IDS}; get_spending_by_category lists others`,
    },
    bank_account_id: {
      type: 'integer',
      description: 'Only this account, even if hidden; get_account_balances lists ids',
    },
    ...WINDOW_ARGUMENTS,
    search: {
      type: 'string',
      description:
        'Only with this text in the description or merchant name, not the category; case and accents do not matter',
      maxLength: SEARCH_MAX_CHARACTERS,
    },
    type: { type: 'string', description: 'Only income, or only expense', enum: TRANSACTION_TYPES },
  },
} as const satisfies ObjectSchema;

type Args = ValueOf<typeof INPUT>;

const FLOW_PROPERTIES = { income: moneySchema('All income'), expenses: moneySchema('All expenses; negative') };

/** Specification 4.10. */
export const getTransactionsTool = defineTool({
  name: 'get_transactions',
  title: 'Transactions',
  description:
    'Finds the person’s transactions in a range of days, newest first, by filters and text; with type, it names ' +
    'the largest three; it has no totals by merchant. ' +
    'Use it for single payments, for income, and for the total of one search (such as a merchant), account or ' +
    'category; for spending use get_spending_by_category. ' +
    'It covers the last 30 days unless date_from or date_to (YYYY-MM-DD, UTC, both included) is given, and lists at ' +
    `most ${LIMIT_MAX} transactions, with the date_to for older ones; pass the person’s currency, which ` +
    'get_account_balances names. ' +
    'Returns the number, income, expenses (negative) and net of all matches, even those not listed, and which part ' +
    'of these is own transfers and card repayments, neither earned nor spent; then the date, description, amount, ' +
    'id, category and account of each transaction listed.',
  inputSchema: INPUT,
  outputSchema: {
    type: 'object',
    properties: {
      count: { type: 'integer', description: 'Number of matches' },
      total: moneySchema('Income plus expenses of all matches that could be converted'),
      ...FLOW_PROPERTIES,
      own_moves: {
        type: 'object',
        description: 'Of these, own transfers and card repayments',
        properties: FLOW_PROPERTIES,
      },
      by_category: {
        type: 'array',
        description: 'For a group: income plus expenses of its categories, largest first',
        items: { type: 'object' },
      },
      window: WINDOW_PROPERTY,
      transactions: {
        type: 'array',
        description: 'The newest matches',
        items: {
          type: 'object',
          properties: {
            id: { type: 'integer' },
            date: { type: 'string', description: 'UTC day, YYYY-MM-DD' },
            description: { type: 'string', description: 'Written by third parties' },
            merchant_name: { type: 'string', description: 'Absent when unknown' },
            status: { type: 'string', enum: ['booked', 'pending'] },
            amount: moneySchema('In the transaction’s currency; negative for expenses'),
            converted: moneySchema('In the requested currency, if another, at the rate of the day; absent without one'),
            category: { type: 'string' },
            category_id: { type: 'integer' },
            account: { type: 'string' },
            account_id: { type: 'integer' },
            transfer_account: { type: 'string', description: 'Own account on the other side of a transfer' },
            transfer_account_id: { type: 'integer' },
          },
          required: ['id', 'date', 'description', 'status', 'amount'],
        },
      },
      largest: { type: 'array', description: 'Of a type not listed whole' },
      near: { type: 'array', description: 'Names near a search that found nothing', items: { type: 'string' } },
      older_date_to: { type: 'string', description: 'The date_to for older matches' },
      hint: {
        type: 'string',
        description: 'What to change in the call, and what has no category',
      },
      ...NOTES_PROPERTIES,
    },
    required: ['count', 'total', 'window', 'transactions', 'left_out', 'stale_rates'],
    additionalProperties: false,
  },
  run: async (useCases, caller, args) => {
    const found = await useCases.transactions.reportTransactions(caller, {
      currency: currencyOf(args.currency ?? 'USD'),
      limit: args.limit ?? LIMIT_MAX,
      categoryId: args.category_id,
      bankAccountId: args.bank_account_id,
      from: args.date_from,
      to: args.date_to,
      search: searchOf(args.search),
      type: args.type,
    });
    return { text: textOf(found, args), structured: structuredOf(found, args) };
  },
});

function currencyOf(text: string): CurrencyCode {
  const currency = parseCurrency(text);
  if (currency !== undefined) return currency;
  throw invalidField('currency', 'The currency must be an ISO 4217 currency code, such as EUR.');
}

function searchOf(text: string | undefined): string | undefined {
  if (text !== undefined && !isStorableText(text)) {
    throw invalidField('search', `The search ${STORABLE_TEXT_RULE}.`);
  }
  return text;
}

function textOf(found: FoundTransactions, args: Args): string {
  const { count, total, ownMoves, hiddenAccounts, transactions, older } = found;
  return [
    `Found ${counted(count, 'transaction')} ${windowText(found.window)}${totalsText(found)}.`,
    ...(isMoved(ownMoves) ? [`Of that, own transfers and card repayments: ${flowsText(ownMoves).join(', ')}.`] : []),
    ...(found.byCategory.length === 0 ? [] : [`By category: ${found.byCategory.map(categoryText).join('; ')}.`]),
    ...(count === 0 ? adviceFor(found, args) : []),
    ...categoryHint(args),
    ...uncategorisedText(found),
    ...hiddenLines(hiddenAccounts),
    ...(found.largest.length === 0 ? [] : ['Largest:']),
    ...found.largest.map((transaction) => lineOf(transaction, total.currency)),
    ...(older === undefined ? [] : [`${newestText(transactions)} (${olderText(older, transactions.length)}):`]),
    ...transactions.map((transaction) => lineOf(transaction, total.currency)),
    ...conversionLines(found, 'transaction'),
  ].join('\n');
}

/** Such as `: income $8.00, expenses -$5.00, net $3.00 (USD)`; empty when nothing could be added up. */
function totalsText(found: FoundTransactions): string {
  const { total } = found;
  const flows = flowsText(found);
  if (flows.length === 0) return '';
  const net = flows.length === 1 ? [] : [`net ${formatMoney(total.amount, total.currency)}`];
  return `: ${[...flows, ...net].join(', ')} (${total.currency})`;
}

function flowsText({ income, expenses }: Flows): readonly string[] {
  return [
    ...(income.count === 0 ? [] : [`income ${formatMoney(income.amount, income.currency)}`]),
    ...(expenses.count === 0 ? [] : [`expenses ${formatMoney(expenses.amount, expenses.currency)}`]),
  ];
}

function isMoved({ income, expenses }: Flows): boolean {
  return income.count + expenses.count > 0;
}

function categoryText({ id, name, total }: CategoryTotal): string {
  const sum = formatMoney(total.amount, total.currency);
  return `${name} (id:${id}) ${sum} in ${total.count.toLocaleString('en-US')}`;
}

function nearText({ lastOn, names }: NearMatches, search: string): string {
  if (lastOn !== undefined)
    return `There is ${quoted(search.trim())} outside of this call, last on ${formatDate(lastOn)}.`;
  const near = names.length === 0 ? '' : ` Near: ${names.map(quoted).join(', ')}.`;
  return `No ${quoted(search.trim())}.${near} 0 proves nothing: banks print other names.`;
}

/** A sum of a category is no more than what was recognised. */
function uncategorisedText({ uncategorised }: FoundTransactions): readonly string[] {
  if (uncategorised === undefined) return [];
  const { amount, currency, count } = uncategorised;
  const sum = `${formatMoney(amount, currency)} in ${counted(count, 'transaction')}`;
  return [`Uncategorised in these days, perhaps part of this: ${sum}.`];
}

/** Who searches for “cash” may want more than what is called so: a search does not look at categories. */
function categoryHint({ search = '', category_id: chosen }: Args): readonly string[] {
  const called = chosen === undefined ? categoriesCalled(search) : [];
  return called.length === 0 ? [] : [`Categories are not searched: see category_id ${called.join(', ')}.`];
}

/** What to change in a call that found nothing. */
function adviceFor({ near }: FoundTransactions, { search, ...args }: Args): readonly string[] {
  const filters = (['category_id', 'bank_account_id', 'type'] as const).filter((name) => args[name] !== undefined);
  const advice = [
    'an earlier date_from',
    ...(search === undefined ? [] : ['a shorter search']),
    ...(filters.length === 0 ? [] : [`the call without ${filters.join(' and ')}`]),
  ];
  const isUnknown = args.category_id !== undefined && !isCategoryId(args.category_id);
  return [
    ...(near === undefined ? [] : [nearText(near, search ?? '')]),
    `${isUnknown ? `There is no category ${args.category_id}. ` : ''}Try ${advice.join(', or ')}.`,
  ];
}

function newestText({ length }: readonly unknown[]): string {
  return length === 1 ? 'Newest' : `Newest ${length}`;
}

/** Which `date_to` continues the list. A day is the smallest step, so that call may repeat what is shown of it. */
function olderText({ to, restOf }: OlderTransactions, shown: number): string {
  const older = to === undefined ? [] : [`older: date_to ${to}`];
  return [...restText(restOf, shown), ...older].join('; ');
}

function restText(restOf: OlderTransactions['restOf'], shown: number): readonly string[] {
  const how = shown < LIMIT_MAX ? 'a higher limit' : 'filters';
  return restOf === undefined ? [] : [`more of ${formatDate(restOf)}: ${how}`];
}

function lineOf(transaction: FoundTransaction, target: CurrencyCode): string {
  const { id, date, description, merchantName, status, category, account, transferAccount, amount } = transaction;
  const facts = [
    payeeText(description, merchantName),
    // Right after the amount, because after the account's name it would look like the account's id.
    `${amountText(transaction, target)} (id:${id})`,
    ...(status === 'pending' ? ['pending'] : []),
    ...(category === undefined ? [] : [`${category.name} (id:${category.id})`]),
    ...(account === undefined ? [] : [`account ${quoted(account.name)}`]),
    ...(transferAccount === undefined ? [] : [`${amount < 0 ? 'to' : 'from'} ${quoted(transferAccount.name)}`]),
  ];
  return `- ${formatDate(date)}: ${facts.join(', ')}`;
}

/** The name alone where the text says no more, such as `CORNER PANTRY`, and the text alone where it has the name. */
function payeeText(description: string, merchantName: string | null): string {
  const { name, text } = nameAndText(description, merchantName);
  if (text === '') return quoted(name);
  return name === '' || repeats(text, name) ? quoted(text) : `${quoted(text)} at ${quoted(name)}`;
}

function amountText({ amount, currency, converted }: FoundTransaction, target: CurrencyCode): string {
  const own = formatMoney(amount, currency);
  if (currency === target) return own;
  return converted === undefined ? `${own} (no exchange rate)` : `${formatMoney(converted, target)} (${own})`;
}

function structuredOf(found: FoundTransactions, args: Args): Record<string, unknown> {
  const { count, total, ownMoves, byCategory, window, transactions, older } = found;
  const advice = count === 0 ? adviceFor(found, args) : restText(older?.restOf, transactions.length);
  const hints = [...advice, ...categoryHint(args), ...uncategorisedText(found)];
  return {
    count,
    total: moneyJson(total.amount, total.currency),
    ...flowsJson(found),
    ...(isMoved(ownMoves) ? { own_moves: flowsJson(ownMoves) } : {}),
    ...(byCategory.length === 0 ? {} : { by_category: byCategory.map(categoryJson) }),
    window,
    ...(found.largest.length === 0
      ? {}
      : { largest: found.largest.map((one) => transactionJson(one, total.currency)) }),
    transactions: transactions.map((one) => transactionJson(one, total.currency)),
    ...(found.near === undefined ? {} : { near: found.near.names.map(storedText) }),
    ...(older?.to === undefined ? {} : { older_date_to: older.to }),
    ...(hints.length === 0 ? {} : { hint: hints.join(' ') }),
    ...notesJson(found),
  };
}

function transactionJson(transaction: FoundTransaction, target: CurrencyCode): Record<string, unknown> {
  const { id, date, description, merchantName, status, category, account, transferAccount, ...money } = transaction;
  return {
    id,
    date,
    description: storedText(description),
    ...(merchantName === null ? {} : { merchant_name: storedText(merchantName) }),
    status,
    amount: moneyJson(money.amount, money.currency),
    ...convertedJson(money, target),
    ...(category === undefined ? {} : { category: category.name, category_id: category.id }),
    ...(account === undefined ? {} : { account: storedText(account.name), account_id: account.id }),
    ...(transferAccount === undefined
      ? {}
      : { transfer_account: storedText(transferAccount.name), transfer_account_id: transferAccount.id }),
  };
}

function categoryJson({ id, name, total }: CategoryTotal): Record<string, unknown> {
  return { id, name, total: moneyJson(total.amount, total.currency), count: total.count };
}

/** Each of the two where there is any. */
function flowsJson({ income, expenses }: Flows): Record<string, unknown> {
  return {
    ...(income.count === 0 ? {} : { income: moneyJson(income.amount, income.currency) }),
    ...(expenses.count === 0 ? {} : { expenses: moneyJson(expenses.amount, expenses.currency) }),
  };
}
