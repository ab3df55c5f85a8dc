import { clampedDay, type Day, partsOfDay, weekdayOf } from '../bills/days.ts';
import { CYCLE_DAYS, type Cycle } from '../bills/detector.ts';
import { BusinessDays, type Shift } from '../foreign/calendar/business-days.ts';
import { easter, type HolidayRule, nth, on } from '../foreign/calendar/holidays.ts';

const CHRISTIAN = [on(1, 1), easter(-2), easter(1), on(12, 25), on(12, 26)];

/** The days on which banks rest besides weekends. */
const HOLIDAYS: Readonly<Record<string, readonly HolidayRule[]>> = {
  GB: [on(1, 1, 'monday'), easter(-2), easter(1), nth(1, 1, 5), nth(-1, 1, 5), nth(-1, 1, 8), on(12, 25, 'monday')],
  US: [on(1, 1, 'monday'), nth(3, 1, 1), nth(-1, 1, 5), on(7, 4, 'nearest'), nth(1, 1, 9), nth(4, 4, 11), on(12, 25)],
  CA: [on(1, 1, 'monday'), easter(-2), on(7, 1, 'monday'), nth(1, 1, 9), nth(2, 1, 10), on(12, 25), on(12, 26)],
  JP: [on(1, 1), on(1, 2), on(1, 3), nth(2, 1, 1), on(2, 11), on(4, 29), on(5, 3), on(5, 4), on(5, 5), on(11, 3)],
  IN: [on(1, 26), on(8, 15), on(10, 2), on(12, 25)],
  BR: [
    on(1, 1),
    easter(-48),
    easter(-47),
    easter(-2),
    on(4, 21),
    on(5, 1),
    on(9, 7),
    on(10, 12),
    on(11, 15),
    on(12, 25),
  ],
  AU: [on(1, 1, 'monday'), on(1, 26, 'monday'), easter(-2), easter(1), on(4, 25), on(12, 25, 'monday'), on(12, 26)],
};

export function bankDaysOf(country: string): BusinessDays {
  return new BusinessDays(HOLIDAYS[country] ?? [...CHRISTIAN, on(5, 1)]);
}

export interface DuePlan {
  readonly cycle: Cycle;
  /** The first day on which it is due; its day of the month or weekday is kept. */
  readonly first: Day;
  readonly shift: Shift;
  /** Whether it falls due on a day at all: clubs pause in summer, taxes leave two months out. */
  readonly isDue?: (day: Day) => boolean;
  /** Working days that the payee is late, drawn anew for each payment. */
  readonly delay?: () => number;
}

/** The days up to `to` on which the bank books the payments. */
export function bookingDays(
  { cycle, first, shift, isDue, delay }: DuePlan,
  to: Day,
  bank: BusinessDays,
): readonly Day[] {
  const days: Day[] = [];
  for (const due of dueDays(cycle, first, to)) {
    if (isDue?.(due) === false) continue;
    const late = delay?.() ?? 0;
    days.push(late > 0 ? bank.after(due, late) : bank.shifted(due, shift));
  }
  return days;
}

function dueDays(cycle: Cycle, first: Day, to: Day): readonly Day[] {
  const { year, month, dayOfMonth } = partsOfDay(first);
  const inMonth = (index: number) => clampedDay(year, month + index, dayOfMonth);
  const step = { monthly: 1, bimonthly: 2, quarterly: 3, 'semi-annual': 6, annual: 12 }[cycle as string];
  const days: Day[] = [];
  for (let index = 0; ; index += 1) {
    if (cycle === 'semi-monthly') days.push(inMonth(index), clampedDay(year, month + index, dayOfMonth + 15));
    else days.push(step === undefined ? first + index * CYCLE_DAYS[cycle] : inMonth(index * step));
    if (days.at(-1)! > to) return days.filter((day) => day <= to);
  }
}

/** The first day from `from` on with this weekday; 0 is Sunday. */
export function nextWeekday(from: Day, weekday: number): Day {
  return from + ((weekday - weekdayOf(from) + 7) % 7);
}
