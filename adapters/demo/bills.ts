import type { BillCycle } from '../../domain/bills/recurring-bill.ts';
import { addDays, addMonths, type LocalDate, withDay } from '../../domain/calendar.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import type { DemoAccountKey } from './accounts.ts';
import type { Random } from './random.ts';
import { weekdayAfter } from './weekdays.ts';

export interface DemoBill {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly account: DemoAccountKey;
  readonly cycle: BillCycle;
  /** Day of the month of the payments. For cycles of days: days from the demo's start to the first payment. */
  readonly day: number;
  /** Months from the demo's start to the first payment. */
  readonly startMonth?: number;
  /** Minor units, positive. */
  readonly amount: MinorUnits;
  /** The amount from `afterMonths` on. */
  readonly rise?: { readonly afterMonths: number; readonly amount: MinorUnits };
  /** Share by which a metered bill goes up and down. */
  readonly variation?: number;
  /** Share by which it differs from the average in each month of the year. */
  readonly seasons?: readonly number[];
  /** Months from the demo's start to its cancellation. */
  readonly cancelledAfterMonths?: number;
}

/** The recurring bills of the demo user, all of them: the detection must find these and no others. */
export const DEMO_BILLS: readonly DemoBill[] = [
  {
    name: 'Maple Street Properties',
    description: 'ACH DEBIT MAPLE STREET PROPERTIES RENT',
    category: 'rent',
    account: 'checking',
    cycle: 'monthly',
    day: 1,
    amount: 185_000,
    rise: { afterMonths: 13, amount: 192_500 },
  },
  {
    name: 'Metro Power & Light',
    description: 'METRO POWER & LIGHT AUTOPAY',
    category: 'electricity-and-gas',
    account: 'checking',
    cycle: 'monthly',
    day: 18,
    amount: 9_400,
    variation: 0.1,
    // Heating in winter, cooling in summer: share by which each month, from January on, differs from the average.
    seasons: [0.2, 0.14, 0.02, -0.14, -0.2, -0.06, 0.12, 0.16, 0.02, -0.18, -0.08, 0.1],
  },
  {
    name: 'City Water Works',
    description: 'CITY WATER WORKS QTRLY',
    category: 'water',
    account: 'checking',
    cycle: 'quarterly',
    day: 9,
    amount: 11_250,
    variation: 0.08,
  },
  {
    name: 'Fibernet',
    description: 'FIBERNET INTERNET SERVICES',
    category: 'internet-and-phone',
    account: 'checking',
    cycle: 'monthly',
    day: 7,
    amount: 6_500,
  },
  {
    name: 'Orbit Mobile',
    description: 'ORBIT MOBILE AUTOPAY',
    category: 'internet-and-phone',
    account: 'credit',
    cycle: 'monthly',
    day: 22,
    amount: 4_500,
  },
  {
    name: 'Streamly',
    description: 'STREAMLY.COM',
    category: 'subscriptions',
    account: 'credit',
    cycle: 'monthly',
    day: 12,
    amount: 1_549,
    rise: { afterMonths: 15, amount: 1_799 },
  },
  {
    name: 'Tunewave',
    description: 'TUNEWAVE PREMIUM',
    category: 'subscriptions',
    account: 'credit',
    cycle: 'monthly',
    day: 27,
    amount: 1_099,
    rise: { afterMonths: 22, amount: 1_199 },
  },
  {
    name: 'Cloudbox Storage',
    description: 'CLOUDBOX STORAGE 200GB',
    category: 'subscriptions',
    account: 'credit',
    cycle: 'monthly',
    day: 3,
    amount: 299,
  },
  {
    name: 'The Morning Ledger',
    description: 'MORNING LEDGER DIGITAL',
    category: 'subscriptions',
    account: 'credit',
    cycle: 'four-weekly',
    day: 10,
    amount: 1_700,
  },
  {
    name: 'Ironworks Gym',
    description: 'IRONWORKS GYM MEMBERSHIP',
    category: 'sport',
    account: 'credit',
    cycle: 'monthly',
    day: 5,
    amount: 3_900,
    cancelledAfterMonths: 17,
  },
  {
    name: 'Evergreen Insurance',
    description: 'EVERGREEN INSURANCE AUTO POLICY',
    category: 'vehicle',
    account: 'checking',
    cycle: 'semi-annual',
    day: 20,
    amount: 61_200,
  },
  {
    name: 'Wandermap',
    description: 'WANDERMAP PREMIUM YEARLY',
    category: 'subscriptions',
    account: 'credit',
    cycle: 'annual',
    day: 16,
    startMonth: 2,
    amount: 4_999,
  },
  {
    name: 'Beacon Student Loans',
    description: 'BEACON STUDENT LOANS PMT',
    category: 'loan-payments',
    account: 'checking',
    cycle: 'monthly',
    day: 25,
    amount: 28_640,
  },
];

const MONTHS: Partial<Record<BillCycle, number>> = {
  monthly: 1,
  bimonthly: 2,
  quarterly: 3,
  'semi-annual': 6,
  annual: 12,
};
const DAYS: Partial<Record<BillCycle, number>> = { weekly: 7, biweekly: 14, 'four-weekly': 28 };

export interface DemoPayment {
  readonly date: LocalDate;
  /** Minor units, positive. */
  readonly amount: MinorUnits;
}

/** Every payment of the bill from `start` to `today`. */
export function paymentsOf(bill: DemoBill, start: LocalDate, today: LocalDate, random: Random): DemoPayment[] {
  const payments: DemoPayment[] = [];
  for (let count = 0; ; count += 1) {
    const date = bookingDate(bill, paymentDate(bill, start, count));
    const ended = bill.cancelledAfterMonths !== undefined && date > addMonths(start, bill.cancelledAfterMonths);
    if (date > today || ended) return payments;
    if (date >= start) payments.push({ date, amount: paymentAmount(bill, start, date, random) });
  }
}

function paymentDate(bill: DemoBill, start: LocalDate, count: number): LocalDate {
  const days = DAYS[bill.cycle];
  if (days !== undefined) return addDays(start, bill.day + count * days);
  const first = withDay(addMonths(start, bill.startMonth ?? 0), bill.day);
  return addMonths(first, count * (MONTHS[bill.cycle] ?? 1));
}

/** Only the card pays on weekends. */
function bookingDate({ account }: DemoBill, date: LocalDate): LocalDate {
  return account === 'checking' ? weekdayAfter(date) : date;
}

function paymentAmount(bill: DemoBill, start: LocalDate, date: LocalDate, random: Random): number {
  const { rise, variation = 0, seasons = [] } = bill;
  const usual = rise !== undefined && date >= addMonths(start, rise.afterMonths) ? rise.amount : bill.amount;
  const base = Math.round(usual * (1 + (seasons[Number(date.slice(5, 7)) - 1] ?? 0)));
  const span = Math.round(base * variation);
  return base + (span === 0 ? 0 : random.integer(-span, span));
}
