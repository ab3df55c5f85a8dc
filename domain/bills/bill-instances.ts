import { addDays, addMonths, dayNumber, type LocalDate, withDay } from '../calendar.ts';
import { monthNumber } from '../day-number.ts';
import type { BillCycle } from './bill-cycle.ts';
import type { RecurringBill } from './recurring-bill.ts';

/** The step from one payment to the next; `undefined` if the cycle is unknown. */
type Step = { readonly days: number } | { readonly months: number } | 'half-month' | undefined;

const STEPS: Readonly<Record<BillCycle, Step>> = {
  weekly: { days: 7 },
  biweekly: { days: 14 },
  'four-weekly': { days: 28 },
  'semi-monthly': 'half-month',
  monthly: { months: 1 },
  bimonthly: { months: 2 },
  quarterly: { months: 3 },
  'semi-annual': { months: 6 },
  annual: { months: 12 },
  unknown: undefined,
};

/** A bill, or income that comes like one. */
type Scheduled = Pick<RecurringBill, 'status' | 'cycle' | 'nextDate'>;

/**
 * The day of the bill's next payment, `today` at the earliest: its next date, or if that has passed, the first one that
 * its cycle leads to. Cycles of months keep the day of the month, or take the last day of shorter months. `undefined`
 * for a bill that is not active or has no next date, and for one whose date has passed and whose cycle is unknown.
 */
export function nextInstanceOf(bill: Scheduled, today: LocalDate): LocalDate | undefined {
  if (bill.status !== 'active' || bill.nextDate === null) return undefined;
  return instanceFrom(bill.nextDate, bill.cycle, today);
}

/** The first day from `day` on, among those that begin at `start`; `undefined` after it if the cycle is unknown. */
export function instanceFrom(start: LocalDate, cycle: BillCycle, day: LocalDate): LocalDate | undefined {
  return start >= day ? start : onwards(start, STEPS[cycle], day);
}

/** The day of the payment before that of `day`; `undefined` if the cycle is unknown. */
export function instanceBefore(day: LocalDate, cycle: BillCycle): LocalDate | undefined {
  const step = STEPS[cycle];
  if (step === undefined) return undefined;
  if (step !== 'half-month') return 'days' in step ? addDays(day, -step.days) : addMonths(day, -step.months);
  return Number(day.slice(8)) > 15 ? addDays(day, -15) : addDays(addMonths(day, -1), 15);
}

function onwards(start: LocalDate, step: Step, today: LocalDate): LocalDate | undefined {
  if (step === undefined) return undefined;
  if (step === 'half-month') return halfMonths(start, today);
  return 'days' in step ? byDays(start, step.days, today) : byMonths(start, step.months, today);
}

/** Twice a month: on the day of `start`, and half a month from it. */
function halfMonths(start: LocalDate, today: LocalDate): LocalDate {
  const day = Number(start.slice(8));
  const earlier = day > 15 ? day - 15 : day;
  // Counted from a January, which has every day.
  const january = addMonths(withDay(start, 1), 1 - Number(start.slice(5, 7)));
  const first = byMonths(addDays(january, earlier - 1), 1, today);
  const second = byMonths(addDays(january, earlier + 14), 1, today);
  return first < second ? first : second;
}

function byDays(start: LocalDate, days: number, today: LocalDate): LocalDate {
  const steps = Math.ceil((dayNumber(today) - dayNumber(start)) / days);
  return addDays(start, Math.max(0, steps) * days);
}

function byMonths(start: LocalDate, months: number, today: LocalDate): LocalDate {
  // Always counted from the start: stepping on from a shorter month would lose the 31st.
  const passed = monthNumber(dayNumber(today)) - monthNumber(dayNumber(start));
  const steps = Math.max(0, Math.floor(passed / months));
  const reached = addMonths(start, steps * months);
  return reached >= today ? reached : addMonths(start, (steps + 1) * months);
}

/** The days of the bill's payments from `from` to `to`, both inclusive. No day before its next date. */
export function instancesBetween(bill: Scheduled, from: LocalDate, to: LocalDate): readonly LocalDate[] {
  const days: LocalDate[] = [];
  let day = nextInstanceOf(bill, from);
  while (day !== undefined && day <= to) {
    days.push(day);
    day = nextInstanceOf(bill, addDays(day, 1));
  }
  return days;
}
