import type { BillCycle } from '../../domain/bills/recurring-bill.ts';
import { addDays, addMonths, type LocalDate, withDay } from '../../domain/calendar.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import type { DemoAccountKey } from './accounts.ts';
import type { Random } from './random.ts';
import { rowsOf } from './table.ts';
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
  /** Share by which it differs from the average in each month of the year, from January on. */
  readonly seasons?: readonly number[];
  /** Months from the demo's start to its cancellation. */
  readonly cancelledAfterMonths?: number;
}

const TABLE = `
amount  cycle        day  account   category             name                     description
185000  monthly        1  checking  rent                 Maple Street Properties  ACH DEBIT MAPLE STREET PROPERTIES RENT
  9400  monthly       18  checking  electricity-and-gas  Metro Power & Light      METRO POWER & LIGHT AUTOPAY
 11250  quarterly      9  checking  water                City Water Works         CITY WATER WORKS QTRLY
  6500  monthly        7  checking  internet-and-phone   Fibernet                 FIBERNET INTERNET SERVICES
  4500  monthly       22  credit    internet-and-phone   Orbit Mobile             ORBIT MOBILE AUTOPAY
  1549  monthly       12  credit    subscriptions        Streamly                 STREAMLY.COM
  1099  monthly       27  credit    subscriptions        Tunewave                 TUNEWAVE PREMIUM
   299  monthly        3  credit    subscriptions        Cloudbox Storage         CLOUDBOX STORAGE 200GB
  1700  four-weekly   10  credit    subscriptions        The Morning Ledger       MORNING LEDGER DIGITAL
  3900  monthly        5  credit    sport                Ironworks Gym            IRONWORKS GYM MEMBERSHIP
 61200  semi-annual   20  checking  vehicle              Evergreen Insurance      EVERGREEN INSURANCE AUTO POLICY
  4999  annual        16  credit    subscriptions        Wandermap                WANDERMAP PREMIUM YEARLY
 28640  monthly       25  checking  loan-payments        Beacon Student Loans     BEACON STUDENT LOANS PMT
`;

const CHANGES: Readonly<Record<string, Partial<DemoBill>>> = {
  'Maple Street Properties': { rise: { afterMonths: 13, amount: 192_500 } },
  Streamly: { rise: { afterMonths: 15, amount: 1_799 } },
  Tunewave: { rise: { afterMonths: 22, amount: 1_199 } },
  'Ironworks Gym': { cancelledAfterMonths: 17 },
  Wandermap: { startMonth: 2 },
  'City Water Works': { variation: 0.08 },
  // Heating in winter, cooling in summer.
  'Metro Power & Light': {
    variation: 0.1,
    seasons: [0.2, 0.14, 0.02, -0.14, -0.2, -0.06, 0.12, 0.16, 0.02, -0.18, -0.08, 0.1],
  },
};

/** The recurring bills of the demo user, all of them: the detection must find these and no others. */
export const DEMO_BILLS: readonly DemoBill[] = rowsOf(TABLE).map((row) => ({
  name: row['name'] ?? '',
  description: row['description'] ?? '',
  category: row['category'] ?? '',
  account: row['account'] as DemoAccountKey,
  cycle: row['cycle'] as BillCycle,
  day: Number(row['day']),
  amount: Number(row['amount']),
  ...CHANGES[row['name'] ?? ''],
}));

const MONTHS: Partial<Record<BillCycle, number>> = { quarterly: 3, 'semi-annual': 6, annual: 12 };
const DAYS: Partial<Record<BillCycle, number>> = { 'four-weekly': 28 };

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
