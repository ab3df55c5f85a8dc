/** Days since 1970-01-01. The generator has its own arithmetic, so that it does not share mistakes with the domain. */
export type Day = number;

export interface BusinessCalendar {
  /** 0 is Sunday. In Kuwait the weekend is Friday and Saturday. */
  readonly weekend: readonly number[];
  /** `MM-DD`. */
  readonly holidays: readonly string[];
}

export const MILLISECONDS_PER_DAY = 86_400_000;

/** `month` counts from 1 and may be outside 1–12; a `day` that the month does not have becomes its last day. */
export function clampedDay(year: number, month: number, day: number): Day {
  const first = Date.UTC(year, month - 1, 1) / MILLISECONDS_PER_DAY;
  const nextMonth = Date.UTC(year, month, 1) / MILLISECONDS_PER_DAY;
  return Math.min(first + day - 1, nextMonth - 1);
}

export function parseDay(text: string): Day {
  return Date.parse(`${text}T00:00:00Z`) / MILLISECONDS_PER_DAY;
}

/** `YYYY-MM-DD`. */
export function formatDay(day: Day): string {
  return new Date(day * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}

export function partsOfDay(day: Day): { readonly year: number; readonly month: number; readonly dayOfMonth: number } {
  const date = new Date(day * MILLISECONDS_PER_DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, dayOfMonth: date.getUTCDate() };
}

/** 0 is Sunday; 1970-01-01 was a Thursday. */
export function weekdayOf(day: Day): number {
  return (((day + 4) % 7) + 7) % 7;
}

export function addMonths(day: Day, months: number): Day {
  const { year, month, dayOfMonth } = partsOfDay(day);
  return clampedDay(year, month + months, dayOfMonth);
}

export function isBusinessDay(day: Day, calendar: BusinessCalendar): boolean {
  return !calendar.weekend.includes(weekdayOf(day)) && !calendar.holidays.includes(formatDay(day).slice(5));
}

/** The day itself if it is a business day, otherwise the nearest business day in the given direction. */
export function toBusinessDay(day: Day, direction: 1 | -1, calendar: BusinessCalendar): Day {
  let candidate = day;
  while (!isBusinessDay(candidate, calendar)) candidate += direction;
  return candidate;
}
