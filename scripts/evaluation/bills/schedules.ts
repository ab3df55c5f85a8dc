import { type BusinessCalendar, clampedDay, type Day, partsOfDay, toBusinessDay, weekdayOf } from './days.ts';

/**
 * Returns the days on which a bill falls due, ascending, both ends included, without the effect of weekends and
 * lateness.
 */
export type Schedule = (from: Day, to: Day) => readonly Day[];

export function everyDays(interval: number, anchor: Day): Schedule {
  return (from, to) => {
    const days: Day[] = [];
    for (let day = anchor + Math.ceil((from - anchor) / interval) * interval; day <= to; day += interval)
      days.push(day);
    return days;
  };
}

/**
 * Day `dayOfMonth` of every `step`th month, counted from `anchorMonth` (1 is January). In shorter months, 29, 30 and 31
 * become the last day.
 */
export function everyMonths(step: number, dayOfMonth: number, anchorMonth = 1): Schedule {
  return monthly((year, month) =>
    (year * 12 + month - anchorMonth) % step === 0 ? [clampedDay(year, month, dayOfMonth)] : [],
  );
}

export function twiceMonthly(first: number, second: number): Schedule {
  return monthly((year, month) => [clampedDay(year, month, first), clampedDay(year, month, second)]);
}

/** `nth` 1–4, or -1 for the last such weekday of the month. */
export function nthWeekdayOfMonth(nth: number, weekday: number): Schedule {
  return monthly((year, month) => {
    const first = clampedDay(year, month, 1);
    const last = clampedDay(year, month, 31);
    if (nth < 0) return [last - ((weekdayOf(last) - weekday + 7) % 7)];
    return [first + ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7];
  });
}

export function lastBusinessDayOfMonth(calendar: BusinessCalendar): Schedule {
  return monthly((year, month) => [toBusinessDay(clampedDay(year, month, 31), -1, calendar)]);
}

/** A billing day that moved: one schedule up to the day before `at`, another one from `at` on. */
export function movedAt(at: Day, before: Schedule, after: Schedule): Schedule {
  return (from, to) => [...before(from, Math.min(to, at - 1)), ...after(Math.max(from, at), to)];
}

/** A paused subscription: nothing falls due meanwhile. */
export function pausedBetween(start: Day, end: Day, schedule: Schedule): Schedule {
  return (from, to) => schedule(from, to).filter((day) => day < start || day > end);
}

function monthly(daysOf: (year: number, month: number) => readonly Day[]): Schedule {
  return (from, to) => {
    const start = partsOfDay(from);
    const end = partsOfDay(to);
    const days: Day[] = [];
    for (let index = start.year * 12 + start.month - 1; index <= end.year * 12 + end.month - 1; index += 1) {
      days.push(...daysOf(Math.floor(index / 12), (index % 12) + 1));
    }
    return days.filter((day) => day >= from && day <= to);
  };
}
