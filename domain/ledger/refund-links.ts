import { type DaySpan, dateOf, daysBetween, type LocalDate, widened } from '../calendar.ts';
import { searchForm } from '../search-form.ts';
import { flowOf } from './flow.ts';
import { otherPartyOf, type Transaction } from './transaction.ts';

/** In so many days shops take things back, and banks bring the money. */
const REFUND_DAYS = 120;

/** What tells which purchase a refund gives back (contract 2.14). */
export type Refundable = Pick<
  Transaction,
  | 'id'
  | 'bankAccountId'
  | 'categoryId'
  | 'type'
  | 'from'
  | 'to'
  | 'description'
  | 'merchantName'
  | 'amount'
  | 'currency'
  | 'bookedAt'
>;

/** The shown name of the shop; what was written where nobody is named. */
export function shopOf(transaction: Refundable): string {
  return otherPartyOf(transaction) ?? transaction.description;
}

/** The same for a purchase and its refund: the name of the shop, and the currency. */
export function shopKey(transaction: Refundable): string {
  return `${transaction.currency} ${searchForm(shopOf(transaction))}`;
}

/**
 * The days of all that bears on the links of a transaction of `day`, given the refunds of its shop: two that are so
 * close that they may give back the same purchase bear on each other. `undefined` if no refund bears on it.
 */
export function daysOfLinks(refunds: readonly Refundable[], day: LocalDate): DaySpan | undefined {
  const days = refunds.map(({ bookedAt }) => dateOf(bookedAt)).toSorted();
  const near = days.findIndex((one) => one >= day);
  if (near < 0 || daysBetween(day, days[near]!) > REFUND_DAYS) return undefined;
  const isClose = (at: number) => at > 0 && at < days.length && daysBetween(days[at - 1]!, days[at]!) <= REFUND_DAYS;
  let [first, last] = [near, near];
  while (isClose(first)) first -= 1;
  while (isClose(last + 1)) last += 1;
  return widened({ from: days[first]!, to: days[last]! }, REFUND_DAYS);
}

/**
 * By the id of each refund, the id of the purchase that it gives back. Whole amounts come first, each for the latest
 * such purchase; then parts of one, where only one purchase is large enough: otherwise nobody knows which it was. A
 * purchase on the same account goes before one on another. No purchase gets back more than it cost.
 */
export function linkRefunds(transactions: readonly Refundable[]): ReadonlyMap<number, number> {
  const ordered = transactions.toSorted((a, b) => daysBetween(dayOf(b), dayOf(a)) || a.id - b.id);
  const purchases = ordered.filter((one) => flowOf(one) === 'spent');
  const byShop = Map.groupBy(purchases, shopKey);
  const left = new Map(purchases.map(({ id, amount }) => [id, -amount]));
  const links = new Map<number, number>();
  for (const isWhole of [true, false]) {
    for (const refund of ordered.filter((one) => flowOf(one) === 'refund' && !links.has(one.id))) {
      const possible = (byShop.get(shopKey(refund)) ?? []).filter((purchase) => {
        const rest = left.get(purchase.id)!;
        const isEnough = isWhole ? refund.amount === rest && rest === -purchase.amount : refund.amount <= rest;
        return isEnough && isInTime(purchase, refund);
      });
      const own = possible.filter(({ bankAccountId }) => bankAccountId === refund.bankAccountId);
      const best = own.length > 0 ? own : possible;
      const purchase = isWhole || best.length === 1 ? best.at(-1) : undefined;
      if (purchase === undefined) continue;
      links.set(refund.id, purchase.id);
      left.set(purchase.id, left.get(purchase.id)! - refund.amount);
    }
  }
  return links;
}

function isInTime(purchase: Refundable, refund: Refundable): boolean {
  const days = daysBetween(dayOf(purchase), dayOf(refund));
  return days >= 0 && days <= REFUND_DAYS;
}

function dayOf({ bookedAt }: Refundable): LocalDate {
  return dateOf(bookedAt);
}
