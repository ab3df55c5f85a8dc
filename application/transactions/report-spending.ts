import type { Caller } from '../../domain/access/caller.ts';
import { dateOf, type LocalDate } from '../../domain/calendar.ts';
import type { Category } from '../../domain/ledger/category.ts';
import { CARD_REPAYMENT_IDS, flowOf } from '../../domain/ledger/flow.ts';
import { repaidElsewhere } from '../../domain/ledger/repaid-elsewhere.ts';
import { type ReportingWindow, reportingWindow } from '../../domain/ledger/reporting-window.ts';
import {
  type ConversionNotes,
  type ConvertedTotal,
  conversionNotes,
  totalInCurrency,
} from '../../domain/money/converted-total.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { type MinorUnits, permilleOf } from '../../domain/money/money.ts';
import type { Ports } from '../ports.ts';
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
  /** Positive: refunds that were received in the window, on the same accounts. They are not deducted. */
  readonly refunds: Pick<ConversionNotes, 'leftOut'> & { readonly total: ConvertedTotal };
  /**
   * Positive: of the repayments of cards, what no card of the window received; 0 if all was. They are not spending, and
   * what such a card bought is probably on no account.
   */
  readonly repaidElsewhere: MinorUnits;
  /** How many hidden accounts are left out. */
  readonly hiddenAccounts: number;
}

/**
 * What the caller spent in a window, in their own currency: what `flowOf` calls spent, without hidden accounts
 * (contract 5.9, 5.11). Throws `invalid` for a window that ends before it begins, `amount_out_of_range`.
 */
export function reportSpending(ports: Pick<Ports, 'transactionReader' | 'categories' | 'rates' | 'clock'>) {
  const { transactionReader, categories, rates, clock } = ports;
  return async (
    { id: userId, currency, basis }: Caller,
    query: { readonly from?: LocalDate; readonly to?: LocalDate; readonly top: number },
  ): Promise<SpendingByCategory> => {
    const today = dateOf(clock.now());
    const window = reportingWindow(query, today);
    const tree = new Map((await categories.list()).map((category) => [category.id, category]));
    const filter = { ...window, visibleAccountsOnly: true } as const;
    const { tallies, accounts } = await transactionReader.summary(userId, filter, { currency, newest: 0 });
    const wanted = tallies.filter(
      (tally) => ['spent', 'refund'].includes(flowOf(tally)) || CARD_REPAYMENT_IDS.has(tally.categoryId),
    );
    const { amounts } = await quotesOfTallies(wanted, currency, { rates, today, shared: basis?.shared });
    const spent = amounts.filter((amount) => flowOf(amount) === 'spent').map(asSpending);
    const refunded = amounts.filter((amount) => flowOf(amount) === 'refund');
    return {
      window,
      ...spendingOf(spent, tree, { currency, top: query.top }),
      refunds: { total: totalInCurrency(refunded, currency), leftOut: conversionNotes(refunded, currency).leftOut },
      repaidElsewhere: repaidElsewhere(amounts, currency),
      hiddenAccounts: accounts.filter(({ hidden }) => hidden).length,
      leftOut: conversionNotes(spent, currency).leftOut,
      staleRates: conversionNotes([...spent, ...refunded], currency).staleRates,
    };
  };
}

/** Expenses are negative amounts; spending is reported as a positive one. */
function asSpending(tally: QuotedTally): QuotedTally {
  return { ...tally, amount: -tally.amount };
}

function spendingOf(
  amounts: readonly QuotedTally[],
  tree: ReadonlyMap<number, Category>,
  { currency, top }: { readonly currency: CurrencyCode; readonly top: number },
): Pick<SpendingByCategory, 'total' | 'categories' | 'others'> {
  const total = totalInCurrency(amounts, currency);
  const spending = [...Map.groupBy(amounts, ({ categoryId }) => categoryId)]
    .map(([id, own]) => categorySpending({ id, name: tree.get(id)?.name ?? '' }, own, total))
    .filter((category) => category.count > 0)
    .sort((a, b) => b.amount - a.amount || a.id - b.id);
  const shownIds = new Set(spending.slice(0, top).map(({ id }) => id));
  const rest = amounts.filter(({ categoryId }) => !shownIds.has(categoryId));
  return {
    total,
    categories: spending.slice(0, top),
    others: { categories: spending.length - shownIds.size, total: totalInCurrency(rest, currency) },
  };
}

function categorySpending(
  category: Pick<Category, 'id' | 'name'>,
  amounts: readonly QuotedTally[],
  total: ConvertedTotal,
): CategorySpending {
  const { amount, count } = totalInCurrency(amounts, total.currency);
  return { ...category, amount, sharePermille: permilleOf(amount, total.amount), count };
}
