import type { ImportedTransaction } from '../../application/imports/import-transactions.ts';
import { addDays, addMonths, dateOf, type LocalDate, timestampOfDate, withDay } from '../../domain/calendar.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import { DEMO_ACCOUNTS, type DemoAccountKey } from './accounts.ts';
import { DEMO_BILLS, paymentsOf } from './bills.ts';
import { type DemoPurchase, eachDay, purchasesAtHome } from './habits.ts';
import { isAway, journeyPurchases } from './journeys.ts';
import { type Random, seededRandom } from './random.ts';
import { weekdayAfter, weekdayBefore } from './weekdays.ts';

const SEED = 20_240_607;
/** What the card paid in the last days is not booked yet, as on a real card. */
const PENDING_DAYS = 2;
const MONTHS = 24;
/** Cents moved to the savings each month. */
const SAVED_PER_MONTH = 40_000;
const SAVINGS_RATE = 0.031;
/**
 * About what a euro costs: enough to repay most of the card's purchases in euros, as their exact rates are not known
 * here.
 */
const DOLLARS_PER_EURO = 1.1;

export type DemoLedger = Readonly<Record<DemoAccountKey, readonly ImportedTransaction[]>>;

interface Entry {
  readonly account: DemoAccountKey;
  readonly transaction: ImportedTransaction;
}

/** Two years of made-up transactions up to `today`. The same day gives the same transactions. */
export function demoTransactions(today: LocalDate): DemoLedger {
  const random = seededRandom(SEED);
  const start = addMonths(today, -MONTHS);
  const entries = [...bills(start, today, random), ...shopping(start, today, random)];
  const all = [...entries, ...income(start), ...transfers(start), ...cardRepayments(entries, start, today)];
  const byDate = all
    .filter(({ transaction: { bookedAt } }) => dateOf(bookedAt) >= start && dateOf(bookedAt) <= today)
    .sort((a, b) => (a.transaction.bookedAt < b.transaction.bookedAt ? -1 : 1));
  const of = (key: DemoAccountKey) =>
    byDate.filter(({ account }) => account === key).map(({ transaction }) => transaction);
  return { checking: of('checking'), savings: of('savings'), credit: of('credit'), wallet: of('wallet') };
}

function bills(start: LocalDate, today: LocalDate, random: Random): Entry[] {
  return DEMO_BILLS.flatMap((bill) =>
    paymentsOf(bill, start, today, random).map(({ date, amount }) => {
      const details = { merchant: bill.name, status: statusOf(bill.account, date, today) };
      return entry(bill.account, date, -amount, bill.description, bill.category, details);
    }),
  );
}

function shopping(start: LocalDate, today: LocalDate, random: Random): Entry[] {
  const daysAtHome = [...eachDay(start, today)].filter((date) => !isAway(date, start));
  const purchases: (DemoPurchase & { currency?: CurrencyCode })[] = [
    ...purchasesAtHome(daysAtHome, random),
    ...journeyPurchases(start, today, random),
  ];
  return purchases.flatMap((purchase) => {
    const { account, date, amount, merchant: name, category, currency } = purchase;
    const merchant = category === 'cash-withdrawal' ? undefined : name;
    const details = { merchant, currency, status: statusOf(account, date, today) };
    const bought = entry(account, date, -amount, name.toUpperCase(), category, details);
    const isReturned = category === 'online-shopping' && random.chance(0.12);
    const paidBack = addDays(date, random.integer(6, 14));
    if (!isReturned || paidBack > today) return [bought];
    const status = statusOf(account, paidBack, today);
    return [bought, entry(account, paidBack, amount, `REFUND ${name.toUpperCase()}`, 'refunds', { merchant, status })];
  });
}

function statusOf(account: DemoAccountKey, date: LocalDate, today: LocalDate): 'booked' | 'pending' {
  return account === 'credit' && date > addDays(today, -PENDING_DAYS) ? 'pending' : 'booked';
}

/**
 * A salary on the 15th and on the last day of the month, or on the Friday before a weekend, with one raise; and the
 * interest of the savings.
 */
function income(start: LocalDate): Entry[] {
  const months = monthsFrom(start);
  const paydays = months.flatMap((first) => [addDays(first, 14), addDays(addMonths(first, 1), -1)]);
  const salaries = paydays.map((day) => {
    const amount = day < addMonths(start, 12) ? 298_000 : 311_500;
    return entry('checking', weekdayBefore(day), amount, 'ACME ROBOTICS PAYROLL', 'salary', { from: 'Acme Robotics' });
  });
  const interest = months.map((first, index) => {
    const balance = DEMO_ACCOUNTS.savings.opening + index * SAVED_PER_MONTH;
    const amount = Math.round((balance * SAVINGS_RATE) / 12);
    return entry('savings', addDays(addMonths(first, 1), -1), amount, 'INTEREST PAID', 'interest-earned', {});
  });
  return [...salaries, ...interest];
}

/** The first day of each month from that of `start` to beyond the end of the demo. */
function monthsFrom(start: LocalDate): readonly LocalDate[] {
  return Array.from({ length: MONTHS + 2 }, (_, index) => addMonths(withDay(start, 1), index));
}

/** To the savings on the 2nd of each month: neither spending nor income. */
function transfers(start: LocalDate): Entry[] {
  return monthsFrom(start)
    .map((first) => addDays(first, 1))
    .flatMap((day) => [
      entry('checking', day, -SAVED_PER_MONTH, 'TRANSFER TO SAVINGS', 'transfer-to-own-account', {}),
      entry('savings', day, SAVED_PER_MONTH, 'TRANSFER FROM CHECKING', 'transfer-from-own-account', {}),
    ]);
}

/**
 * On the 28th, or the Monday after, the checking account repays the card's purchases since the last repayment. The
 * first one includes the opening balance.
 */
function cardRepayments(entries: readonly Entry[], start: LocalDate, today: LocalDate): Entry[] {
  const days = monthsFrom(start)
    .map((first) => weekdayAfter(addDays(first, 27)))
    .filter((day) => day > start && day <= today);
  const card = entries.filter(({ account }) => account === 'credit').map(({ transaction }) => transaction);
  return days.flatMap((day, index) => {
    const from = days[index - 1] ?? start;
    const statement = card.filter(({ bookedAt }) => dateOf(bookedAt) >= from && dateOf(bookedAt) < day);
    const opening = index === 0 ? -DEMO_ACCOUNTS.credit.opening : 0;
    const due = statement.reduce((sum, transaction) => sum - inDollars(transaction), opening);
    if (due <= 0) return [];
    return [
      entry('checking', day, -due, 'NORTHWIND CARD AUTOPAY', 'card-repayment', {}),
      entry('credit', day, due, 'PAYMENT THANK YOU', 'card-repayment-received', {}),
    ];
  });
}

/** Cents, roughly for euros. */
function inDollars({ amount, currency }: ImportedTransaction): number {
  return currency === null ? amount : Math.round(amount * DOLLARS_PER_EURO);
}

interface Details {
  readonly merchant?: string;
  readonly from?: string;
  readonly currency?: CurrencyCode;
  readonly status?: 'booked' | 'pending';
}

function entry(
  account: DemoAccountKey,
  date: LocalDate,
  amount: MinorUnits,
  description: string,
  category: string,
  details: Details,
): Entry {
  const { merchant, from, currency, status = 'booked' } = details;
  const isForeign = currency !== undefined && currency !== DEMO_ACCOUNTS[account].currency;
  const transaction = {
    bookedAt: timestampOfDate(date),
    amount,
    description,
    merchantName: merchant ?? null,
    category,
    status,
    currency: isForeign ? currency : null,
    from: from === undefined ? [] : [{ name: from }],
    to: merchant === undefined || amount > 0 ? [] : [{ name: merchant }],
  };
  return { account, transaction };
}
