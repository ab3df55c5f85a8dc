import { addDays, dayOfWeek, type LocalDate } from '../../domain/calendar.ts';

const SATURDAY = 6;

/** The day itself, or the Friday before when it falls on a weekend: salaries are paid early. */
export function weekdayBefore(day: LocalDate): LocalDate {
  return isWeekend(day) ? addDays(day, dayOfWeek(day) === SATURDAY ? -1 : -2) : day;
}

/** The day itself, or the Monday after when it falls on a weekend: banks book payments late. */
export function weekdayAfter(day: LocalDate): LocalDate {
  return isWeekend(day) ? addDays(day, dayOfWeek(day) === SATURDAY ? 2 : 1) : day;
}

export function isWeekend(day: LocalDate): boolean {
  return [0, SATURDAY].includes(dayOfWeek(day));
}
