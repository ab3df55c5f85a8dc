import { type CivilDate, civilDateOf, dayInMonth, dayNumberOf, daysInMonth, weekday } from './day-number.ts';

/** A UTC day as YYYY-MM-DD, a real one of the years 1900 to 9999. Comparing the strings compares the days. */
export type LocalDate = string & { readonly __localDate: unique symbol };

/**
 * A moment as ISO 8601 in UTC with exactly six fractional digits, `2026-11-21T10:00:00.000000Z` (contract 1.6), of the
 * years 1900 to 9999. The width is fixed, so comparing the strings compares the moments.
 */
export type Timestamp = string & { readonly __timestamp: unique symbol };

/** Earlier years are typing mistakes in personal finance; later ones have more than four digits. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 9999;

export const EARLIEST_DATE = asLocalDate(`${FIRST_YEAR}-01-01`);
export const LATEST_DATE = asLocalDate(`${LAST_YEAR}-12-31`);

const SECONDS_PER_DAY = 86_400;

/** `undefined` unless `text` is YYYY-MM-DD and a real day of the years 1900 to 9999. */
export function parseLocalDate(text: string): LocalDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < FIRST_YEAR || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return asLocalDate(text);
}

/** Days since 1970-01-01. */
export function dayNumber(date: LocalDate): number {
  return dayNumberOf(civilDate(date));
}

/** The inverse of {@link dayNumber}. Throws `RangeError` outside the years 1900 to 9999. */
export function fromDayNumber(days: number): LocalDate {
  return localDateFrom(civilDateOf(days));
}

/** Throws `RangeError` outside the years 1900 to 9999, as all arithmetic here does. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromDayNumber(dayNumber(date) + days);
}

/**
 * The same day of another month, or that month's last day if it is shorter: January 31 plus one month is February 28 or
 * 29.
 */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const { year, month, day } = civilDate(date);
  return fromDayNumber(dayInMonth(year * 12 + month - 1 + months, day));
}

/** Another day of the same month, or the month's last day if the month is shorter. */
export function withDay(date: LocalDate, day: number): LocalDate {
  const { year, month } = civilDate(date);
  return localDateFrom({ year, month, day: Math.min(day, daysInMonth(year, month)) });
}

/** UTC days, both inclusive. */
export interface DaySpan {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The first and the last day of a month. */
export type Month = DaySpan;

/** The month of a day. */
export function monthOf(date: LocalDate): Month {
  const from = withDay(date, 1);
  return { from, to: addDays(addMonths(from, 1), -1) };
}

/** `later` minus `earlier`; negative if they are the other way round. */
export function daysBetween(earlier: LocalDate, later: LocalDate): number {
  return dayNumber(later) - dayNumber(earlier);
}

/** The span with `days` more at both ends, within the calendar. */
export function widened({ from, to }: DaySpan, days: number): DaySpan {
  return {
    from: daysBetween(EARLIEST_DATE, from) < days ? EARLIEST_DATE : addDays(from, -days),
    to: daysBetween(to, LATEST_DATE) < days ? LATEST_DATE : addDays(to, days),
  };
}

/** 0 for Sunday to 6 for Saturday. */
export function dayOfWeek(date: LocalDate): number {
  return weekday(dayNumber(date));
}

/** As people in the United States write it, `Mar 7, 2026` (contract 5.10). */
export function formatDate(date: LocalDate): string {
  const { year, month, day } = civilDate(date);
  return `${MONTH_NAMES[month - 1]} ${day}, ${year}`;
}

/**
 * Reads a moment in ISO 8601: a date, `T` or a space, hours and minutes, optional seconds with an optional fraction
 * (digits after the sixth are dropped), and `Z` or an offset (`+02:00`, `+0200`, `+02`). `undefined` for anything else,
 * including times without an offset, times that do not exist (such as hour 24 and leap seconds) and moments outside the
 * years 1900 to 9999.
 */
export function parseTimestamp(text: string): Timestamp | undefined {
  const match = TIMESTAMP.exec(text);
  const date = match === null ? undefined : parseLocalDate(match[1] ?? '');
  if (match === null || date === undefined) return undefined;
  const [, , hours, minutes, seconds = '0', fraction = '', zulu, sign, offsetHours = '0', offsetMinutes = '0'] = match;
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  if (Number(offsetHours) > 23 || Number(offsetMinutes) > 59) return undefined;
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60;
  const ahead = zulu !== undefined || sign === '+' ? offset : -offset;
  const ofDay = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  return timestampFromSeconds(dayNumber(date) * SECONDS_PER_DAY + ofDay - ahead, fraction.slice(0, 6).padEnd(6, '0'));
}

/** Midnight UTC, when the day begins. */
export function timestampOfDate(date: LocalDate): Timestamp {
  return asTimestamp(`${date}T00:00:00.000000Z`);
}

/** The UTC day (contract 5.8). */
export function dateOf(timestamp: Timestamp): LocalDate {
  return asLocalDate(timestamp.slice(0, 10));
}

/** From whole milliseconds since 1970-01-01. Throws `RangeError` outside the years 1900 to 9999. */
export function timestampFromMillis(millis: number): Timestamp {
  const seconds = Math.floor(millis / 1_000);
  return inRange(timestampFromSeconds(seconds, `${String(millis - seconds * 1_000).padStart(3, '0')}000`));
}

/** Milliseconds since 1970-01-01, rounded down. */
export function millisOf(timestamp: Timestamp): number {
  return secondsOf(timestamp) * 1_000 + Number(timestamp.slice(20, 23));
}

export function startOfMinute(timestamp: Timestamp): Timestamp {
  return asTimestamp(`${timestamp.slice(0, 17)}00.000000Z`);
}

/** `seconds` is whole and may be negative. Throws `RangeError` outside the years 1900 to 9999. */
export function addSeconds(timestamp: Timestamp, seconds: number): Timestamp {
  return inRange(timestampFromSeconds(secondsOf(timestamp) + seconds, timestamp.slice(20, 26)));
}

const TIMESTAMP =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,30}))?)?(?:(Z)|([+-])(\d{2})(?::?(\d{2}))?)$/;

const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function civilDate(date: LocalDate): CivilDate {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** Throws `RangeError` outside the years 1900 to 9999; the day is not checked against its month. */
export function localDateFrom({ year, month, day }: CivilDate): LocalDate {
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) throw new RangeError('A date left the years 1900 to 9999.');
  return asLocalDate(`${year}-${twoDigits(month)}-${twoDigits(day)}`);
}

function secondsOf(timestamp: Timestamp): number {
  const ofDay =
    Number(timestamp.slice(11, 13)) * 3_600 + Number(timestamp.slice(14, 16)) * 60 + Number(timestamp.slice(17, 19));
  return dayNumber(dateOf(timestamp)) * SECONDS_PER_DAY + ofDay;
}

const FIRST_SECOND = dayNumberOf({ year: FIRST_YEAR, month: 1, day: 1 }) * SECONDS_PER_DAY;
const LAST_SECOND = dayNumberOf({ year: LAST_YEAR + 1, month: 1, day: 1 }) * SECONDS_PER_DAY - 1;

function timestampFromSeconds(seconds: number, sixDigits: string): Timestamp | undefined {
  if (!(seconds >= FIRST_SECOND && seconds <= LAST_SECOND)) return undefined;
  const day = Math.floor(seconds / SECONDS_PER_DAY);
  const ofDay = seconds - day * SECONDS_PER_DAY;
  const [hours, minutes] = [Math.floor(ofDay / 3_600), Math.floor(ofDay / 60) % 60];
  const clock = `${twoDigits(hours)}:${twoDigits(minutes)}:${twoDigits(ofDay % 60)}`;
  return asTimestamp(`${fromDayNumber(day)}T${clock}.${sixDigits}Z`);
}

function inRange(timestamp: Timestamp | undefined): Timestamp {
  if (timestamp === undefined) throw new RangeError('A moment left the years 1900 to 9999.');
  return timestamp;
}

/** The only place that makes the brand. */
function asLocalDate(checked: string): LocalDate {
  return checked as LocalDate;
}

/** The only place that makes the brand, besides the reader of stored timestamps. */
function asTimestamp(checked: string): Timestamp {
  return checked as Timestamp;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
