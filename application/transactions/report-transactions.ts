import { withoutHidden } from '../../domain/bank-account.ts';
import { dateOf, type LocalDate } from '../../domain/calendar.ts';
import type { Caller } from '../../domain/caller.ts';
import { type Category, withDescendants } from '../../domain/category.ts';
import {
  type ConversionNotes,
  type ConvertedTotal,
  conversionNotes,
  totalInCurrency,
} from '../../domain/converted-total.ts';
import type { CurrencyCode } from '../../domain/currency.ts';
import { convert } from '../../domain/exchange-rate.ts';
import type { MinorUnits } from '../../domain/money.ts';
import type { AccountRepo } from '../../domain/ports/account-repo.ts';
import type { CategoryRepo } from '../../domain/ports/category-repo.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { ExchangeRatePort } from '../../domain/ports/exchange-rate-port.ts';
import type {
  PrintedTransaction,
  TransactionFilter,
  TransactionReader,
} from '../../domain/ports/transaction-reader.ts';
import { type ReportingWindow, reportingWindow } from '../../domain/reporting-window.ts';
import { searchTerm } from '../../domain/search-form.ts';
import type { TransactionStatus, TransactionType } from '../../domain/transaction.ts';
import { type QuoteOf, quotesByDay } from '../rates/quotes-by-day.ts';
import { quotesOfTallies } from '../rates/quotes-of-tallies.ts';

export interface ReportTransactionsQuery {
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

export interface FoundTransaction {
  readonly id: number;
  readonly date: LocalDate;
  readonly status: TransactionStatus;
  /** Third parties write this and `merchantName`. */
  readonly description: string;
  readonly merchantName: string | null;
  readonly currency: CurrencyCode;
  /** Minor units of `currency`; negative for expenses. */
  readonly amount: MinorUnits;
  /** Minor units of the requested currency at the rate of the booking date; `undefined` when no rate is known. */
  readonly converted: MinorUnits | undefined;
  readonly category: Pick<Category, 'id' | 'name'> | undefined;
  readonly account: { readonly id: number; readonly name: string } | undefined;
}

export interface FoundTransactions extends ConversionNotes {
  readonly window: ReportingWindow;
  /** How many match, including those that are not shown or not converted. */
  readonly count: number;
  /** The total of all that match and could be converted. */
  readonly total: ConvertedTotal;
  /** The newest, at most `limit`. */
  readonly transactions: readonly FoundTransaction[];
}

/**
 * The caller's live transactions of a window, newest first, and the total of all that match. Hidden accounts' only when
 * `bankAccountId` names one (contract 5.9). Throws `invalid` for a window that ends before it begins,
 * `amount_out_of_range`.
 */
export type ReportTransactions = (caller: Caller, query: ReportTransactionsQuery) => Promise<FoundTransactions>;

export interface ReportTransactionsPorts {
  readonly transactionReader: TransactionReader;
  readonly accounts: AccountRepo;
  readonly categories: CategoryRepo;
  readonly rates: ExchangeRatePort;
  readonly clock: Clock;
}

export function reportTransactions(ports: ReportTransactionsPorts): ReportTransactions {
  const { transactionReader, accounts, categories, rates, clock } = ports;
  return async ({ id: userId }, query) => {
    const window = reportingWindow(query, dateOf(clock.now()));
    const search = searchTerm(query.search);
    const [ownAccounts, tree] = await Promise.all([accounts.list(userId), categories.list()]);
    const filter: TransactionFilter = {
      ...window,
      ...(search === undefined ? {} : { text: search }),
      ...(query.type === undefined ? {} : { type: query.type }),
      ...(query.categoryId === undefined ? {} : { categoryIds: withDescendants(tree, query.categoryId) }),
      ...withoutHidden(ownAccounts, query.bankAccountId),
    };
    const [rows, tallies] = await Promise.all([
      transactionReader.list(userId, filter, { offset: 0, limit: query.limit }),
      transactionReader.tally(userId, filter, { currency: query.currency, by: 'all' }),
    ]);
    const amounts = await quotesOfTallies(tallies, query.currency, rates);
    const quoteOf = await quotesByDay(rates, query.currency, rows.map(neededRate));
    const names = { accounts: byId(ownAccounts), categories: byId(tree) };
    return {
      window,
      // Counted from the same tallies as the total, so that both are about the same transactions.
      count: tallies.reduce((count, tally) => count + tally.count, 0),
      total: totalInCurrency(amounts, query.currency),
      ...conversionNotes(amounts, query.currency),
      transactions: rows.map((row) => found(row, query.currency, quoteOf, names)),
    };
  };
}

interface Names {
  readonly accounts: ReadonlyMap<number, { readonly id: number; readonly name: string }>;
  readonly categories: ReadonlyMap<number, Category>;
}

function found(row: PrintedTransaction, target: CurrencyCode, quoteOf: QuoteOf, names: Names): FoundTransaction {
  const { currency, on: date } = neededRate(row);
  const amount = Number(row.amount);
  const quote = quoteOf(currency, date);
  const category = names.categories.get(Number(row.categoryId));
  const account = names.accounts.get(Number(row.bankAccountId));
  return {
    id: Number(row.id),
    date,
    status: row.status,
    description: row.description,
    merchantName: row.merchantName,
    currency,
    amount,
    converted: currency === target || quote !== undefined ? convert(amount, currency, target, quote) : undefined,
    category: category && { id: category.id, name: category.name },
    account: account && { id: account.id, name: account.name },
  };
}

function neededRate(row: PrintedTransaction): { readonly currency: CurrencyCode; readonly on: LocalDate } {
  return { currency: row.currency, on: dateOf(row.bookedAt) };
}

function byId<Item extends { readonly id: number }>(items: readonly Item[]): ReadonlyMap<number, Item> {
  return new Map(items.map((item) => [item.id, item]));
}
