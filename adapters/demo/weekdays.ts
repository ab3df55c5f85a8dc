import { addDays, dayOfWeek, type LocalDate } from '../../domain/calendar.ts';

/** The day itself, or the Friday before when it falls on a weekend: salaries are paid early. */
export function weekdayBefore(day: LocalDate): LocalDate {
  const weekday = dayOfWeek(day);
  if (weekday === 6) return addDays(day, -1);
  return weekday === 0 ? addDays(day, -2) : day;
}

/** The day itself, or the Monday after when it falls on a weekend: banks book payments late. */
export function weekdayAfter(day: LocalDate): LocalDate {
  const weekday = dayOfWeek(day);
  if (weekday === 6) return addDays(day, 2);
  return weekday === 0 ? addDays(day, 1) : day;
}
