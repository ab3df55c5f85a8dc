import { dayNumber, fromDayNumber, type LocalDate } from '../../../domain/calendar.ts';
import type { DayNumber } from '../../../domain/matching/observed-row.ts';

/** The day, or the nearest one of the years 1900 to 9999. */
export function limitedDay(day: DayNumber): LocalDate {
  return fromDayNumber(Math.min(LAST_DAY, Math.max(FIRST_DAY, day)));
}

const FIRST_DAY = dayNumber('1900-01-01' as LocalDate);
const LAST_DAY = dayNumber('9999-12-31' as LocalDate);
