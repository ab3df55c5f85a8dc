import { addDays, addMonths, type LocalDate, withDay } from '../../domain/calendar.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import { DEMO_ACCOUNTS, type DemoAccountKey, type DemoPayment } from './accounts.ts';
import { DEMO_BILLS, paymentsOf } from './bills.ts';
import { eachDay, purchasesAtHome } from './habits.ts';
import { isAway, journeyPurchases } from './journeys.ts';
import { type Random, seededRandom } from './random.ts';
import { weekdayAfter, weekdayBefore } from './weekdays.ts';

const SEED = 20_240_607;
/** How far the demo goes back. */
export const MONTHS = 24;
/** Cents moved to the savings each month. */
const SAVED_PER_MONTH = 40_000;
const SAVINGS_RATE = 0.031;

/** Two years of made-up payments up to `today`, the earliest first. The same day gives the same payments. */
export function demoPayments(today: LocalDate): readonly DemoPayment[] {
  const random = seededRandom(SEED);
  const start = addMonths(today, -MONTHS);
  const bills = DEMO_BILLS.flatMap((bill) => paymentsOf(bill, start, today, random));
  const spent = [...bills, ...shopping(start, today, random)];
  return [...spent, ...income(start), ...transfers(start), ...cardRepayments(spent, start, today)]
    .filter(({ date }) => date >= start && date <= today)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** What is bought by post may be sent back. */
const BY_POST = /^(?:AMZN|\S+\.COM)/;

function shopping(start: LocalDate, today: LocalDate, random: Random): DemoPayment[] {
  const daysAtHome = [...eachDay(start, today)].filter((date) => !isAway(date, start));
  const purchases = [...purchasesAtHome(daysAtHome, random), ...journeyPurchases(start, today, random)];
  return purchases.flatMap((bought) => {
    const isReturned = BY_POST.test(bought.text) && random.chance(0.12);
    const date = addDays(bought.date, random.integer(6, 14));
    return isReturned && date <= today ? [bought, { ...bought, date, amount: -bought.amount }] : [bought];
  });
}

/**
 * A salary on the 15th and on the last day of the month, or on the Friday before a weekend, with one raise; and the
 * interest of the savings.
 */
function income(start: LocalDate): DemoPayment[] {
  const months = monthsFrom(start);
  const paydays = months.flatMap((first) => [addDays(first, 14), addDays(addMonths(first, 1), -1)]);
  const salaries = paydays.map((day) => {
    const amount = day < addMonths(start, 12) ? 298_000 : 311_500;
    return payment('checking', weekdayBefore(day), amount, 'CASCADE ROBOTICS PAYROLL PPD ID: 9111603217');
  });
  const interest = months.map((first, index) => {
    const balance = DEMO_ACCOUNTS.savings.opening + index * SAVED_PER_MONTH;
    const amount = Math.round((balance * SAVINGS_RATE) / 12);
    return payment('savings', addDays(addMonths(first, 1), -1), amount, 'INTEREST PAYMENT');
  });
  return [...salaries, ...interest];
}

/** The first day of each month from that of `start` to beyond the end of the demo. */
function monthsFrom(start: LocalDate): readonly LocalDate[] {
  return Array.from({ length: MONTHS + 2 }, (_, index) => addMonths(withDay(start, 1), index));
}

/** To the savings on the 2nd of each month: neither spending nor income. */
function transfers(start: LocalDate): DemoPayment[] {
  return monthsFrom(start)
    .map((first) => addDays(first, 1))
    .flatMap((day) => [
      payment('checking', day, -SAVED_PER_MONTH, 'ONLINE TRANSFER TO SAV ...4471 REF %%%%%%%%'),
      payment('savings', day, SAVED_PER_MONTH, 'ONLINE TRANSFER FROM CHK ...2096 REF %%%%%%%%'),
    ]);
}

/**
 * On the 28th, or the Monday after, the checking account repays the card's purchases since the last repayment. The
 * first one includes the opening balance.
 */
function cardRepayments(spent: readonly DemoPayment[], start: LocalDate, today: LocalDate): DemoPayment[] {
  const days = monthsFrom(start)
    .map((first) => weekdayAfter(addDays(first, 27)))
    .filter((day) => day > start && day <= today);
  const card = spent.filter(({ account }) => account === 'credit');
  return days.flatMap((day, index) => {
    const from = days[index - 1] ?? start;
    const statement = card.filter(({ date }) => date >= from && date < day);
    const opening = index === 0 ? -DEMO_ACCOUNTS.credit.opening : 0;
    const due = statement.reduce((sum, { amount }) => sum - amount, opening);
    if (due <= 0) return [];
    return [
      payment('checking', day, -due, 'NORTHWIND CARD AUTOPAY %%%%%%%%%%%% WEB ID: 8410602117'),
      payment('credit', day, due, 'AUTOPAY %%%%%%%%%% PAYMENT - THANK YOU'),
    ];
  });
}

function payment(account: DemoAccountKey, date: LocalDate, amount: MinorUnits, text: string): DemoPayment {
  return { account, date, amount, text };
}
