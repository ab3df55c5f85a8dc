import { addDays, addMonths, dayNumber, type LocalDate } from './calendar.ts';
import type { BillCycle, RecurringBill } from './recurring-bill.ts';

/** The step from one instance to the next; `undefined` where the rhythm is not known. */
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

/**
 * The bill's first instance on `today` or later: its next date, or, when that has gone by, the one that its cycle
 * brings. Months keep the day of the noted date (the last day of shorter months). `undefined` for bills that are not
 * active or have no date to go by.
 */
export function nextInstanceOf(bill: RecurringBill, today: LocalDate): LocalDate | undefined {
  if (bill.status !== 'active' || bill.nextDate === null) return undefined;
  return bill.nextDate >= today ? bill.nextDate : onwards(bill.nextDate, STEPS[bill.cycle], today);
}

function onwards(start: LocalDate, step: Step, today: LocalDate): LocalDate | undefined {
  if (step === undefined) return undefined;
  if (step === 'half-month') return halfMonths(start, today);
  return 'days' in step ? byDays(start, step.days, today) : byMonths(start, step.months, today);
}

/** Twice a month is the noted day of the month and the one half a month from it. */
function halfMonths(start: LocalDate, today: LocalDate): LocalDate {
  const day = Number(start.slice(8));
  const earlier = day > 15 ? day - 15 : day;
  // Counted from a January, which has every day.
  const january = addMonths(addDays(start, 1 - day), 1 - Number(start.slice(5, 7)));
  const first = byMonths(addDays(january, earlier - 1), 1, today);
  const second = byMonths(addDays(january, earlier + 14), 1, today);
  return first < second ? first : second;
}

function byDays(start: LocalDate, days: number, today: LocalDate): LocalDate {
  const steps = Math.ceil((dayNumber(today) - dayNumber(start)) / days);
  return addDays(start, Math.max(0, steps) * days);
}

function byMonths(start: LocalDate, months: number, today: LocalDate): LocalDate {
  // Always counted from the start: stepping from a clamped day would lose the 31st for good.
  const passed = monthNumber(today) - monthNumber(start);
  const steps = Math.max(0, Math.floor(passed / months));
  const reached = addMonths(start, steps * months);
  return reached >= today ? reached : addMonths(start, (steps + 1) * months);
}

function monthNumber(date: LocalDate): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}
