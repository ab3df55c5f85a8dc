/**
 * The Gregorian calendar as integer arithmetic. A day number counts the days since 1970-01-01, a month number the
 * months since January of year 0, so that neighbouring days and months are neighbouring numbers. No `Date` and no
 * clock.
 */

/** A day of the calendar; `month` is 1 to 12, `day` 1 to 31. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAYS_PER_ERA = 146_097;
/** From March 1 of year 0 to 1970-01-01. */
const EPOCH_SHIFT = 719_468;

// Both directions count in eras of 400 years, and in years that begin in March, so that the leap day is a year's last
// day.

export function dayNumberOf({ year, month, day }: CivilDate): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * DAYS_PER_ERA + yearOfEra * 365 + leapDays + dayOfYear - EPOCH_SHIFT;
}

export function civilDateOf(dayNumber: number): CivilDate {
  const shifted = dayNumber + EPOCH_SHIFT;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const leapDays = Math.floor(dayOfEra / 1_460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  return { year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day };
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

export function monthNumber(dayNumber: number): number {
  const { year, month } = civilDateOf(dayNumber);
  return year * 12 + month - 1;
}

/** 1 to 31. */
export function dayOfMonth(dayNumber: number): number {
  return civilDateOf(dayNumber).day;
}

/** The day number of a day of a month, or of the month's last day if the month is shorter. */
export function dayInMonth(monthNumber: number, day: number): number {
  const year = Math.floor(monthNumber / 12);
  const month = monthNumber - year * 12 + 1;
  return dayNumberOf({ year, month, day: day <= 28 ? day : Math.min(day, daysInMonth(year, month)) });
}

/** 0 Sunday to 6 Saturday; 1970-01-01 was a Thursday. */
export function weekday(dayNumber: number): number {
  return (((dayNumber + 4) % 7) + 7) % 7;
}

/** The day number of the first to fourth (1 to 4) or last (-1) such weekday of a month. */
export function nthWeekday(monthNumber: number, nth: number, name: number): number {
  if (nth > 0) {
    const first = dayInMonth(monthNumber, 1);
    return first + ((name - weekday(first) + 7) % 7) + (nth - 1) * 7;
  }
  const end = dayInMonth(monthNumber, 31);
  return end - ((weekday(end) - name + 7) % 7);
}

export function isWeekend(dayNumber: number): boolean {
  return weekday(dayNumber) % 6 === 0;
}

/** Saturday and Sunday become Monday. Bank holidays differ by country and are not known here. */
export function nextBusinessDay(dayNumber: number): number {
  const name = weekday(dayNumber);
  return name === 6 ? dayNumber + 2 : name === 0 ? dayNumber + 1 : dayNumber;
}

/** Saturday and Sunday become Friday. */
export function previousBusinessDay(dayNumber: number): number {
  const name = weekday(dayNumber);
  return name === 6 ? dayNumber - 1 : name === 0 ? dayNumber - 2 : dayNumber;
}
