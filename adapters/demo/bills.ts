import type { BillCycle } from '../../domain/bills/bill-cycle.ts';
import { addDays, addMonths, type LocalDate, withDay } from '../../domain/calendar.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import type { DemoAccountKey, DemoPayment } from './accounts.ts';
import type { Random } from './random.ts';
import { rowsOf } from './table.ts';
import { weekdayAfter } from './weekdays.ts';

export interface DemoBill {
  /** As the bank prints it; `%` stands for a digit that changes. */
  readonly text: string;
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
amount  cycle        day  account   text
185000  monthly        1  checking  MAPLE STREET PROPERTIES RENT %%%%%%%% WEB ID: 1830%%%%%%
  9400  monthly       18  checking  METRO POWER & LIGHT BILLPAY %%%%%%%%%% PPD ID: 3910411772
 11250  quarterly      9  checking  CITY WATER WORKS BILLPAY %%%%%%%% PPD ID: 6916001327
  6500  monthly        7  checking  COMCAST XFINITY %%%%%%% WEB ID: 0000213249
  4500  monthly       22  credit    TMOBILE*AUTO PAY 800-937-8997 WA
  1549  monthly       12  credit    NETFLIX.COM LOS GATOS CA
  1099  monthly       27  credit    SPOTIFY USA 877-7781161 NY
   299  monthly        3  credit    GOOGLE *Google One 855-836-3987 CA
  1700  four-weekly   10  credit    NYTIMES*NYTimes Disc 800-698-4637 NY
  3900  monthly        5  credit    PLANET FIT CLUB FEES SEATTLE WA
 61200  semi-annual   20  checking  GEICO PREM COLL %%%%%%%%%%% PPD ID: 3530075853
  4999  annual        16  credit    STRAVA.COM SAN FRANCISCO CA
 28640  monthly       25  checking  DEPT EDUCATION STUDENT LN PPD ID: 9102001001
`;

/** By the first word of the text. */
const CHANGES: Readonly<Record<string, Partial<DemoBill>>> = {
  MAPLE: { rise: { afterMonths: 13, amount: 192_500 } },
  'NETFLIX.COM': { rise: { afterMonths: 15, amount: 1_799 } },
  SPOTIFY: { rise: { afterMonths: 22, amount: 1_199 } },
  PLANET: { cancelledAfterMonths: 17 },
  'STRAVA.COM': { startMonth: 2 },
  CITY: { variation: 0.08 },
  // Heating in winter, cooling in summer.
  METRO: {
    variation: 0.1,
    seasons: [0.2, 0.14, 0.02, -0.14, -0.2, -0.06, 0.12, 0.16, 0.02, -0.18, -0.08, 0.1],
  },
};

/** All recurring bills of the demo user: the detection must find these and no others. */
export const DEMO_BILLS: readonly DemoBill[] = rowsOf(TABLE).map((row) => ({
  text: row['text'] ?? '',
  account: row['account'] as DemoAccountKey,
  cycle: row['cycle'] as BillCycle,
  day: Number(row['day']),
  amount: Number(row['amount']),
  ...CHANGES[row['text']?.split(' ')[0] ?? ''],
}));

const MONTHS: Partial<Record<BillCycle, number>> = { quarterly: 3, 'semi-annual': 6, annual: 12 };
const DAYS: Partial<Record<BillCycle, number>> = { 'four-weekly': 28 };

/** Every payment of the bill from `start` to `today`. */
export function paymentsOf(bill: DemoBill, start: LocalDate, today: LocalDate, random: Random): DemoPayment[] {
  const { account, text } = bill;
  const payments: DemoPayment[] = [];
  for (let count = 0; ; count += 1) {
    const date = bookingDate(bill, paymentDate(bill, start, count));
    const ended = bill.cancelledAfterMonths !== undefined && date > addMonths(start, bill.cancelledAfterMonths);
    if (date > today || ended) return payments;
    if (date >= start) payments.push({ account, date, amount: -paymentAmount(bill, start, date, random), text });
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
