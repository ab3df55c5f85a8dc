import type { Caller } from '../../domain/access/caller.ts';
import { addDays, dateOf, type LocalDate } from '../../domain/calendar.ts';
import { byId } from '../../domain/collections.ts';
import { type Category, withDescendants } from '../../domain/ledger/category.ts';
import { uncategorised } from '../../domain/ledger/category-tree.ts';
import { flowOf } from '../../domain/ledger/flow.ts';
import { type ReportingWindow, reportingWindow } from '../../domain/ledger/reporting-window.ts';
import { otherPartyOf, type TransactionType } from '../../domain/ledger/transaction.ts';
import {
  type ConversionNotes,
  type ConvertedTotal,
  conversionNotes,
  totalInCurrency,
} from '../../domain/money/converted-total.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { convert } from '../../domain/money/exchange-rate.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import type { ListedTransaction, TransactionFilter, TransactionTally } from '../../domain/ports/transaction-reader.ts';
import { searchTerm } from '../../domain/search-form.ts';
import type { Ports } from '../ports.ts';
import type { QuoteOf, RateSource } from '../rates/quotes-by-day.ts';
import { type QuotedTally, quotesOfTallies } from '../rates/quotes-of-tallies.ts';
import { type NearMatches, suggestNames } from './suggest-names.ts';

interface ReportTransactionsQuery {
  readonly currency: CurrencyCode;
  /** How many transactions to return at most. */
  readonly limit: number;
  /** Includes the category's descendants. */
  readonly categoryId?: number;
  readonly bankAccountId?: number;
  readonly from?: LocalDate;
  readonly to?: LocalDate;
  /** Trimmed here; a blank one filters nothing: models fill optional arguments with empty texts (contract 5.6). */
  readonly search?: string;
  readonly type?: TransactionType;
}

/** Third parties write `description` and `merchantName`, which is of the other party, as it is shown everywhere. */
export interface FoundTransaction
  extends Pick<ListedTransaction, 'id' | 'status' | 'description' | 'merchantName' | 'currency' | 'amount'> {
  readonly date: LocalDate;
  /** Minor units of the requested currency at the rate of the booking date; `undefined` when no rate is known. */
  readonly converted: MinorUnits | undefined;
  readonly category: Pick<Category, 'id' | 'name'> | undefined;
  readonly account: { readonly id: number; readonly name: string } | undefined;
  /** The account on the other side of an own transfer (contract 2.13). */
  readonly transferAccount: { readonly id: number; readonly name: string } | undefined;
}

/** Income and expenses apart. Expenses are negative. */
export interface Flows {
  readonly income: ConvertedTotal;
  readonly expenses: ConvertedTotal;
}

/** Income plus expenses of one category. */
export interface CategoryTotal extends Pick<Category, 'id' | 'name'> {
  readonly total: ConvertedTotal;
}

/** How to get what follows the transactions that are shown. */
export interface OlderTransactions {
  /**
   * The `to` of a query for them, the day of the next one; `undefined` if no day of the window lists any. The query
   * returns again what is shown of that day.
   */
  readonly to: LocalDate | undefined;
  /**
   * Set if all that are shown are of this day, and more of the same day follow. No `to` leads to those, so `to` is the
   * day before.
   */
  readonly restOf: LocalDate | undefined;
}

export interface FoundTransactions extends ConversionNotes, Flows {
  readonly window: ReportingWindow;
  /** How many match, including those that are not shown or not converted. */
  readonly count: number;
  /** The total of all that match and could be converted: income plus expenses. */
  readonly total: ConvertedTotal;
  /** Of a wanted group, what each of its categories adds up to, the largest first; otherwise empty. */
  readonly byCategory: readonly CategoryTotal[];
  /** Of a wanted category, what has none in the same days and accounts, and may belong to it. */
  readonly uncategorised?: ConvertedTotal | undefined;
  /** The part of income and expenses that is neither earned nor spent; see `flowOf`. */
  readonly ownMoves: Flows;
  /** How many hidden accounts are left out. */
  readonly hiddenAccounts: number;
  /** What to tell somebody whose search found nothing. */
  readonly near?: NearMatches | undefined;
  /** The newest, at most `limit`. */
  readonly transactions: readonly FoundTransaction[];
  /** Of one type, those that were earned or spent, the largest first; empty if all are shown, or both types are. */
  readonly largest: readonly FoundTransaction[];
  /** `undefined` if all are shown. */
  readonly older: OlderTransactions | undefined;
}

/**
 * The caller's live transactions of a window, newest first, and the total of all that match. Hidden accounts' only when
 * `bankAccountId` names one (contract 5.9). Throws `invalid` for a window that ends before it begins,
 * `amount_out_of_range`.
 */
export type ReportTransactions = (caller: Caller, query: ReportTransactionsQuery) => Promise<FoundTransactions>;

export function reportTransactions(
  ports: Pick<Ports, 'transactionReader' | 'categories' | 'rates' | 'clock'>,
): ReportTransactions {
  const { transactionReader, categories, rates, clock } = ports;
  const suggest = suggestNames(ports);
  return async ({ id: userId, basis }, query) => {
    const today = dateOf(clock.now());
    const window = reportingWindow(query, today);
    const tree = await categories.list();
    const filter = filterOf(query, window, tree);
    // One more than wanted: its day says where the list continues.
    const options = { currency: query.currency, newest: query.limit + 1 };
    const { newest, tallies, accounts } = await transactionReader.summary(userId, filter, options);
    const source = { rates, today, shared: basis?.shared };
    const { amounts, quoteOf } = await quotesOfTallies(tallies, query.currency, source);
    const moved = amounts.filter((amount) => flowOf(amount) === 'moved');
    const isGroup = (filter.categoryIds?.length ?? 0) > 1;
    const visible = filter.visibleAccountsOnly ? { visibleAccountsOnly: filter.visibleAccountsOnly } : {};
    const names = { accounts: byId(accounts), categories: byId(tree) };
    const shown = newest.slice(0, query.limit);
    const open = openFilter(query, filter, names.categories);
    const openTallies = open && (await transactionReader.summary(userId, open, { ...options, newest: 0 })).tallies;
    const isPart = query.type !== undefined && newest.length > shown.length;
    const largest = isPart
      ? await transactionReader.largest(userId, filter, { currency: query.currency, limit: LARGEST_MAX })
      : [];
    return {
      window,
      count: tallies.reduce((count, tally) => count + tally.count, 0),
      total: totalInCurrency(amounts, query.currency),
      ...flowsOf(amounts, query.currency),
      ownMoves: flowsOf(moved, query.currency),
      byCategory: isGroup ? categoryTotals(amounts, query.currency, names.categories) : [],
      uncategorised: await openTotal(openTallies ?? [], query.currency, source),
      ...conversionNotes(amounts, query.currency),
      hiddenAccounts: filter.visibleAccountsOnly ? accounts.filter(({ hidden }) => hidden).length : 0,
      near: tallies.length > 0 ? undefined : await suggest(userId, query.search, visible),
      transactions: shown.map((row) => found(row, query.currency, quoteOf, names)),
      largest: largestOf(largest.map((row) => found(row, query.currency, quoteOf, names))),
      older: olderThan(shown, newest[query.limit], window),
    };
  };
}

/** How many of the largest are named: the very largest is often the rent. */
const LARGEST_MAX = 3;

function largestOf(all: readonly FoundTransaction[]): readonly FoundTransaction[] {
  const size = ({ converted = 0 }: FoundTransaction) => Math.abs(converted);
  return all
    .filter(({ converted }) => converted !== undefined)
    .toSorted((a, b) => size(b) - size(a) || a.id - b.id)
    .slice(0, LARGEST_MAX);
}

function filterOf(
  query: ReportTransactionsQuery,
  window: ReportingWindow,
  tree: readonly Category[],
): TransactionFilter {
  const { bankAccountId, categoryId, type } = query;
  const text = searchTerm(query.search);
  return {
    ...window,
    ...(text === undefined ? {} : { text }),
    ...(type === undefined ? {} : { type }),
    ...(categoryId === undefined ? {} : { categoryIds: withDescendants(tree, categoryId) }),
    ...(bankAccountId === undefined ? { visibleAccountsOnly: true } : { bankAccountId }),
  };
}

/** What has no category, where it could have the wanted one; `undefined` where it could not. */
function openFilter(
  { categoryId = 0, type }: ReportTransactionsQuery,
  filter: TransactionFilter,
  tree: ReadonlyMap<number, Category>,
): TransactionFilter | undefined {
  const wanted = tree.get(categoryId);
  if (wanted === undefined || wanted.accountable === 0 || (type ?? wanted.type) !== wanted.type) return undefined;
  const openId = uncategorised(wanted.type);
  return categoryId === openId ? undefined : { ...filter, categoryIds: [openId] };
}

async function openTotal(
  tallies: readonly TransactionTally[],
  currency: CurrencyCode,
  source: RateSource,
): Promise<ConvertedTotal | undefined> {
  const total = totalInCurrency((await quotesOfTallies(tallies, currency, source)).amounts, currency);
  return total.count === 0 ? undefined : total;
}

function categoryTotals(
  amounts: readonly QuotedTally[],
  currency: CurrencyCode,
  tree: ReadonlyMap<number, Category>,
): readonly CategoryTotal[] {
  return [...Map.groupBy(amounts, ({ categoryId }) => categoryId)]
    .map(([id, own]) => ({ id, name: tree.get(id)?.name ?? '', total: totalInCurrency(own, currency) }))
    .sort((a, b) => Math.abs(b.total.amount) - Math.abs(a.total.amount) || a.id - b.id);
}

function flowsOf(amounts: readonly QuotedTally[], currency: CurrencyCode): Flows {
  const ofType = (wanted: TransactionType) => amounts.filter(({ type }) => type === wanted);
  return {
    income: totalInCurrency(ofType('income'), currency),
    expenses: totalInCurrency(ofType('expense'), currency),
  };
}

function olderThan(
  shown: readonly ListedTransaction[],
  next: ListedTransaction | undefined,
  window: ReportingWindow,
): OlderTransactions | undefined {
  if (next === undefined) return undefined;
  const day = dateOf(next.bookedAt);
  const isOneDay = shown.every(({ bookedAt }) => dateOf(bookedAt) === day);
  if (!isOneDay) return { to: day, restOf: undefined };
  return { to: day > window.from ? addDays(day, -1) : undefined, restOf: day };
}

interface Names {
  readonly accounts: ReadonlyMap<number, { readonly id: number; readonly name: string }>;
  readonly categories: ReadonlyMap<number, Category>;
}

function found(row: ListedTransaction, target: CurrencyCode, quoteOf: QuoteOf, names: Names): FoundTransaction {
  const { id, status, description, currency, amount } = row;
  const date = dateOf(row.bookedAt);
  const quote = quoteOf(currency, date);
  const category = names.categories.get(row.categoryId);
  const account = names.accounts.get(row.bankAccountId);
  const other = row.transfer === null ? undefined : names.accounts.get(row.transfer.bankAccountId);
  return {
    id,
    date,
    status,
    description,
    merchantName: otherPartyOf(row),
    currency,
    amount,
    converted: currency === target || quote !== undefined ? convert(amount, currency, target, quote) : undefined,
    category: category && { id: category.id, name: category.name },
    account: account && { id: account.id, name: account.name },
    transferAccount: other && { id: other.id, name: other.name },
  };
}
