/** A UTC day as YYYY-MM-DD, a real one of the years 1900 to 9999. Comparing the strings compares the days. */
export type LocalDate = string & { readonly __localDate: unique symbol };

/**
 * A moment as ISO 8601 in UTC with exactly six fractional digits, `2026-11-21T10:00:00.000000Z` (contract 1.6), of the years 1900 to
 * 9999. The width is fixed, so comparing the strings compares the moments.
 */
export type Timestamp = string & { readonly __timestamp: unique symbol };

/** Earlier ones are typing mistakes in personal finance; later ones have more than four digits. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 9999;

const SECONDS_PER_DAY = 86_400;

/** `undefined` unless `text` is YYYY-MM-DD and such a day exists, in the years 1900 to 9999. */
export function parseLocalDate(text: string): LocalDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < FIRST_YEAR || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return asLocalDate(text);
}

/** Days since 1970-01-01. */
export function dayNumber(date: LocalDate): number {
  const { year, month, day } = parts(date);
  return dayNumberOf(year, month, day);
}

/** The inverse of {@link dayNumber}. Throws `RangeError` outside of the years 1900 to 9999. */
export function fromDayNumber(days: number): LocalDate {
  // The civil calendar from a day count, in years that begin in March so that the leap day is a year's last.
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const leapDays = Math.floor(dayOfEra / 1_460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0);
  return dateFrom(year, month, dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1);
}

/** Throws `RangeError` outside of the years 1900 to 9999, as all arithmetic here does. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** The same day of another month, or that month's last day when it is shorter: January 31 plus one month is February 28 or 29. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const { year, month, day } = parts(date);
  const target = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(target / 12);
  const targetMonth = target - targetYear * 12 + 1;
  return dateFrom(targetYear, targetMonth, Math.min(day, daysInMonth(targetYear, targetMonth)));
}

/** `later` minus `earlier`; negative when they are the other way round. */
export function daysBetween(earlier: LocalDate, later: LocalDate): number {
  return dayNumber(later) - dayNumber(earlier);
}

/** 0 for Sunday to 6 for Saturday. */
export function dayOfWeek(date: LocalDate): number {
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

/** As people in the United States write it, `Mar 7, 2026` (contract 5.10). */
export function formatDate(date: LocalDate): string {
  const { year, month, day } = parts(date);
  return `${MONTH_NAMES[month - 1]} ${day}, ${year}`;
}

/**
 * A moment from ISO 8601: a date, `T` or a space, hours and minutes, optionally seconds with a fraction (digits past the sixth are cut
 * off), and `Z` or an offset (`+02:00`, `+0200`, `+02`). `undefined` for anything else, for times that do not exist (hour 24 and leap
 * seconds too) and for moments outside of the years 1900 to 9999. A time without an offset is no moment.
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

/** From whole milliseconds since 1970-01-01. Throws `RangeError` outside of the years 1900 to 9999. */
export function timestampFromMillis(millis: number): Timestamp {
  const seconds = Math.floor(millis / 1_000);
  return inRange(timestampFromSeconds(seconds, `${String(millis - seconds * 1_000).padStart(3, '0')}000`));
}

/** Milliseconds since 1970-01-01, rounded down. */
export function millisOf(timestamp: Timestamp): number {
  return secondsOf(timestamp) * 1_000 + Number(timestamp.slice(20, 23));
}

/** `seconds` is whole and may be negative. Throws `RangeError` outside of the years 1900 to 9999. */
export function addSeconds(timestamp: Timestamp, seconds: number): Timestamp {
  return inRange(timestampFromSeconds(secondsOf(timestamp) + seconds, timestamp.slice(20, 26)));
}

const TIMESTAMP =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,30}))?)?(?:(Z)|([+-])(\d{2})(?::?(\d{2}))?)$/;

const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function parts(date: LocalDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function dayNumberOf(year: number, month: number, day: number): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * 146_097 + yearOfEra * 365 + leapDays + dayOfYear - 719_468;
}

function dateFrom(year: number, month: number, day: number): LocalDate {
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) throw new RangeError('A date left the years 1900 to 9999.');
  return asLocalDate(`${year}-${twoDigits(month)}-${twoDigits(day)}`);
}

function secondsOf(timestamp: Timestamp): number {
  const ofDay =
    Number(timestamp.slice(11, 13)) * 3_600 + Number(timestamp.slice(14, 16)) * 60 + Number(timestamp.slice(17, 19));
  return dayNumber(dateOf(timestamp)) * SECONDS_PER_DAY + ofDay;
}

const FIRST_SECOND = dayNumberOf(FIRST_YEAR, 1, 1) * SECONDS_PER_DAY;
const LAST_SECOND = dayNumberOf(LAST_YEAR + 1, 1, 1) * SECONDS_PER_DAY - 1;

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

function asLocalDate(checked: string): LocalDate {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place that makes the brand
  return checked as LocalDate;
}

function asTimestamp(checked: string): Timestamp {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place that makes the brand
  return checked as Timestamp;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
