import type { LocalDate } from '../../../domain/calendar.ts';

const NAME = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
const SHORT_NAME = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
const NAME_AND_YEAR = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `March` */
export function monthName(day: LocalDate): string {
  return NAME.format(new Date(`${day}T00:00:00Z`));
}

/** `Mar` */
export function shortMonthName(day: LocalDate): string {
  return SHORT_NAME.format(new Date(`${day}T00:00:00Z`));
}

/** `March 2026` */
export function monthAndYear(day: LocalDate): string {
  return NAME_AND_YEAR.format(new Date(`${day}T00:00:00Z`));
}
