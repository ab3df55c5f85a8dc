import { withoutHidden } from '../../domain/bank-account.ts';
import { dateOf, type LocalDate } from '../../domain/calendar.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Category } from '../../domain/category.ts';
import {
  type ConversionNotes,
  type ConvertedTotal,
  conversionNotes,
  totalInCurrency,
} from '../../domain/converted-total.ts';
import { type MinorUnits, permilleOf } from '../../domain/money.ts';
import type { AccountRepo } from '../../domain/ports/account-repo.ts';
import type { CategoryRepo } from '../../domain/ports/category-repo.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { ExchangeRatePort } from '../../domain/ports/exchange-rate-port.ts';
import type { TransactionReader } from '../../domain/ports/transaction-reader.ts';
import { type ReportingWindow, reportingWindow } from '../../domain/reporting-window.ts';
import { type QuotedTally, quotesOfTallies } from '../rates/quotes-of-tallies.ts';

export interface CategorySpending {
  readonly id: number;
  readonly name: string;
  /** Positive, in the user's currency. */
  readonly amount: MinorUnits;
  /** The share of the total in tenths of a percent, rounded half up. */
  readonly sharePermille: number;
  readonly count: number;
}

export interface SpendingByCategory extends ConversionNotes {
  readonly window: ReportingWindow;
  /** Positive: of all categories, whether shown or not. */
  readonly total: ConvertedTotal;
  /** The `top` largest ones, largest first, equal ones by id. */
  readonly categories: readonly CategorySpending[];
  /** The categories that `top` leaves out. */
  readonly others: { readonly categories: number; readonly total: ConvertedTotal };
}

/**
 * What the caller spent in a window, in their own currency: the expenses of accountable categories, without those of
 * hidden accounts (contract 5.9, 5.11). Throws `invalid` for a window that ends before it begins,
 * `amount_out_of_range`.
 */
export type ReportSpending = (
  caller: Caller,
  query: { readonly from?: LocalDate; readonly to?: LocalDate; readonly top: number },
) => Promise<SpendingByCategory>;

export interface ReportSpendingPorts {
  readonly transactionReader: TransactionReader;
  readonly accounts: AccountRepo;
  readonly categories: CategoryRepo;
  readonly rates: ExchangeRatePort;
  readonly clock: Clock;
}

export function reportSpending(ports: ReportSpendingPorts): ReportSpending {
  const { transactionReader, accounts, categories, rates, clock } = ports;
  return async ({ id: userId, currency }, query) => {
    const window = reportingWindow(query, dateOf(clock.now()));
    const [ownAccounts, tree] = await Promise.all([accounts.list(userId), categories.list()]);
    const accountable = tree.filter((category) => category.accountable === 1);
    const filter = {
      ...window,
      type: 'expense' as const,
      categoryIds: accountable.map((category) => category.id),
      ...withoutHidden(ownAccounts, undefined),
    };
    const tallies = await transactionReader.tally(userId, filter, { currency, by: 'category' });
    const amounts = (await quotesOfTallies(tallies, currency, rates)).map(asSpending);
    const total = totalInCurrency(amounts, currency);
    const amountsOf = Map.groupBy(amounts, (amount) => amount.categoryId);
    const spending = accountable
      .map((category) => spendingOf(category, amountsOf.get(category.id) ?? [], total))
      .filter((category) => category.count > 0)
      .sort((a, b) => b.amount - a.amount || a.id - b.id);
    const shown = spending.slice(0, query.top);
    const shownIds = new Set(shown.map((category) => category.id));
    const rest = amounts.filter((amount) => amount.categoryId === null || !shownIds.has(amount.categoryId));
    return {
      window,
      total,
      categories: shown,
      others: { categories: spending.length - shown.length, total: totalInCurrency(rest, currency) },
      ...conversionNotes(amounts, currency),
    };
  };
}

/** Expenses are negative amounts; spending is reported as a positive one. */
function asSpending(tally: QuotedTally): QuotedTally {
  return { ...tally, amount: -tally.amount };
}

function spendingOf(category: Category, amounts: readonly QuotedTally[], total: ConvertedTotal): CategorySpending {
  const { amount, count } = totalInCurrency(amounts, total.currency);
  return { id: category.id, name: category.name, amount, sharePermille: permilleOf(amount, total.amount), count };
}
