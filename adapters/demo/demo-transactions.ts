import type { ImportedTransaction } from '../../application/imports/import-transactions.ts';
import {
  addDays,
  addMonths,
  dateOf,
  dayOfWeek,
  type LocalDate,
  type Timestamp,
  timestampOfDate,
} from '../../domain/calendar.ts';
import type { CurrencyCode } from '../../domain/currency.ts';
import { DEMO_ACCOUNTS, type DemoAccountKey } from './accounts.ts';
import { DEMO_BILLS, paymentsOf } from './bills.ts';
import { type DemoPurchase, eachDay, purchasesOn } from './habits.ts';
import { journeyPurchases } from './journeys.ts';
import { type Random, seededRandom } from './random.ts';

const SEED = 20_240_607;
/** Purchases of the last days are not booked yet, as on a real card. */
const PENDING_DAYS = 2;

export type DemoLedger = Readonly<Record<DemoAccountKey, readonly ImportedTransaction[]>>;

interface Entry {
  readonly account: DemoAccountKey;
  readonly transaction: ImportedTransaction;
}

/** Two years of a made-up life up to `today`: the same for the same day. */
export function demoTransactions(today: LocalDate): DemoLedger {
  const random = seededRandom(SEED);
  const start = addMonths(today, -24);
  const entries = [...bills(start, today, random), ...shopping(start, today, random), ...income(start, today, random)];
  const all = [...entries, ...transfers(start, today), ...cardRepayments(entries, start, today)];
  const byDate = all.sort((a, b) => (a.transaction.bookedAt < b.transaction.bookedAt ? -1 : 1));
  const of = (key: DemoAccountKey) =>
    byDate.filter(({ account }) => account === key).map(({ transaction }) => transaction);
  return { checking: of('checking'), savings: of('savings'), credit: of('credit'), wallet: of('wallet') };
}

function bills(start: LocalDate, today: LocalDate, random: Random): Entry[] {
  return DEMO_BILLS.flatMap((bill) =>
    paymentsOf(bill, start, today, random).map(({ date, amount }) =>
      entry(bill.account, date, -amount, bill.description, bill.category, { merchant: bill.name }),
    ),
  );
}

function shopping(start: LocalDate, today: LocalDate, random: Random): Entry[] {
  const purchases: (DemoPurchase & { currency?: string })[] = [
    ...[...eachDay(start, today)].flatMap((date) => purchasesOn(date, random)),
    ...journeyPurchases(start, today, random),
  ];
  return purchases.flatMap((purchase) => {
    const { account, date, amount, merchant, category, currency } = purchase;
    const isPending = account === 'credit' && date > addDays(today, -PENDING_DAYS);
    const details = { merchant, currency, status: isPending ? 'pending' : 'booked' } as const;
    const bought = entry(account, date, -amount, merchant.toUpperCase(), category, details);
    const returned = category === 'online-shopping' && random.chance(0.12) && addDays(date, 9) <= today;
    if (!returned) return [bought];
    return [
      bought,
      entry(account, addDays(date, 9), amount, `REFUND ${merchant.toUpperCase()}`, 'refunds', { merchant }),
    ];
  });
}

/** A salary on the 15th and the last day, or the Friday before, which grows once; and the interest of the savings. */
function income(start: LocalDate, today: LocalDate, random: Random): Entry[] {
  const months = Array.from({ length: 26 }, (_, index) => addMonths(`${start.slice(0, 8)}01` as LocalDate, index));
  const paydays = months.flatMap((first) => [addDays(first, 14), addDays(addMonths(first, 1), -1)]);
  const salaries = paydays.map((day) => {
    const amount = day < addMonths(start, 12) ? 298_000 : 311_500;
    return entry('checking', weekdayBefore(day), amount, 'ACME ROBOTICS PAYROLL', 'salary', { from: 'Acme Robotics' });
  });
  const interest = months.map((first) => {
    const amount = random.integer(2_650, 4_300);
    return entry('savings', addDays(addMonths(first, 1), -1), amount, 'INTEREST PAID', 'interest-earned', {});
  });
  return [...salaries, ...interest].filter(({ transaction: { bookedAt } }) => isWithin(bookedAt, start, today));
}

/** To the savings on the 2nd of each month: no spending and no earning. */
function transfers(start: LocalDate, today: LocalDate): Entry[] {
  const days = Array.from({ length: 26 }, (_, index) => addMonths(`${start.slice(0, 8)}02` as LocalDate, index));
  return days
    .flatMap((day) => [
      entry('checking', day, -40_000, 'TRANSFER TO SAVINGS', 'transfer-to-own-account', {}),
      entry('savings', day, 40_000, 'TRANSFER FROM CHECKING', 'transfer-from-own-account', {}),
    ])
    .filter(({ transaction: { bookedAt } }) => isWithin(bookedAt, start, today));
}

/** On the 28th the card's dollar purchases of the month before are paid off from the checking account. */
function cardRepayments(entries: readonly Entry[], start: LocalDate, today: LocalDate): Entry[] {
  const days = Array.from({ length: 25 }, (_, index) => addMonths(`${start.slice(0, 8)}28` as LocalDate, index));
  const card = entries.filter(({ account, transaction }) => account === 'credit' && transaction.currency === null);
  return days
    .filter((day) => day > start && day <= today)
    .flatMap((day) => {
      const from = addMonths(day, -1);
      const statement = card.filter(
        ({ transaction: { bookedAt } }) => dateOf(bookedAt) >= from && dateOf(bookedAt) < day,
      );
      const due = -statement.reduce((sum, { transaction }) => sum + transaction.amount, 0);
      if (due <= 0) return [];
      return [
        entry('checking', day, -due, 'NORTHWIND CARD AUTOPAY', 'card-repayment', {}),
        entry('credit', day, due, 'PAYMENT THANK YOU', 'card-repayment-received', {}),
      ];
    });
}

interface Details {
  readonly merchant?: string;
  readonly from?: string;
  readonly currency?: string;
  readonly status?: 'booked' | 'pending';
}

function entry(
  account: DemoAccountKey,
  date: LocalDate,
  amount: number,
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
    currency: isForeign ? (currency as CurrencyCode) : null,
    from: from === undefined ? [] : [{ name: from }],
    to: merchant === undefined || amount > 0 ? [] : [{ name: merchant }],
  };
  return { account, transaction };
}

function isWithin(bookedAt: Timestamp, start: LocalDate, today: LocalDate): boolean {
  return dateOf(bookedAt) >= start && dateOf(bookedAt) <= today;
}

function weekdayBefore(day: LocalDate): LocalDate {
  const weekday = dayOfWeek(day);
  if (weekday === 6) return addDays(day, -1);
  return weekday === 0 ? addDays(day, -2) : day;
}
