import { dayInMonth, monthNumber } from '../../../../domain/day-number.ts';
import type { BusinessDays, Shift } from '../calendar/business-days.ts';
import type { Random } from '../random.ts';
import { type Cycle, STEP_DAYS, STEP_MONTHS } from './cycle.ts';

/** When a stream is due. */
export interface DuePlan {
  readonly cycle: Cycle;
  /** A day on which it is due, for cycles of days; a day in one of its months, for the others. */
  readonly anchor: number;
  /** Day of the month, 31 for its last; ignored by cycles of days. */
  readonly dayOfMonth: number;
  readonly shift: Shift;
  /** Each payment is up to so many days off, as invoices are. */
  readonly loose: number;
  /** Months, 1 to 12, without a payment. */
  readonly skips: readonly number[];
}

/** A payment in the plan: the month or the step that it stands for, and its day after all shifts. */
export interface DueDay {
  readonly nominal: number;
  readonly day: number;
}

/** All days due in the span, ascending; both ends included. */
export function dueDays(
  plan: DuePlan,
  businessDays: BusinessDays,
  random: Random,
  from: number,
  to: number,
): readonly DueDay[] {
  return nominalDays(plan, from - 40, to + 40)
    .filter((nominal) => !plan.skips.includes((monthNumber(nominal) % 12) + 1))
    .map((nominal) => ({ nominal, day: actualDay(nominal, plan, businessDays, random) }))
    .filter(({ day }) => day >= from && day <= to);
}

function actualDay(nominal: number, { loose, shift }: DuePlan, businessDays: BusinessDays, random: Random): number {
  const chance = random.fork(`due/${nominal}`);
  const off = loose === 0 ? 0 : Math.round((chance.between(-1, 1) + chance.between(-1, 1)) * 0.5 * loose);
  return businessDays.shifted(nominal + off, shift);
}

function nominalDays(plan: DuePlan, from: number, to: number): readonly number[] {
  const step = STEP_DAYS[plan.cycle];
  if (step !== undefined) return daysByStep(plan.anchor, step, from, to);
  return plan.cycle === 'semi-monthly' ? halvesOfMonths(plan, from, to) : daysOfMonths(plan, from, to);
}

function daysByStep(anchor: number, step: number, from: number, to: number): readonly number[] {
  const days: number[] = [];
  for (let day = anchor + Math.ceil((from - anchor) / step) * step; day <= to; day += step) days.push(day);
  return days;
}

function halvesOfMonths({ dayOfMonth }: DuePlan, from: number, to: number): readonly number[] {
  const days: number[] = [];
  for (let month = monthNumber(from); month <= monthNumber(to); month += 1) {
    days.push(dayInMonth(month, dayOfMonth), dayInMonth(month, dayOfMonth === 15 ? 31 : dayOfMonth + 14));
  }
  return days;
}

function daysOfMonths({ cycle, anchor, dayOfMonth }: DuePlan, from: number, to: number): readonly number[] {
  const step = STEP_MONTHS[cycle] ?? 1;
  const days: number[] = [];
  const first = monthNumber(from) + ((((monthNumber(anchor) - monthNumber(from)) % step) + step) % step);
  for (let month = first; month <= monthNumber(to); month += step) days.push(dayInMonth(month, dayOfMonth));
  return days;
}
