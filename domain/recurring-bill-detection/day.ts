/**
 * The detector calculates with day numbers (whole days since 1970-01-01, see calendar.ts) and month numbers (months since
 * year 0): gaps, grids and windows are plain integer arithmetic. `Date` serves as the calendar only; there is no clock.
 */

const DAY_MILLIS = 86_400_000;

/** Neighbouring months are neighbouring numbers. */
export function monthNumber(day: number): number {
  const date = new Date(day * DAY_MILLIS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** 1 to 31. */
export function dayOfMonth(day: number): number {
  return new Date(day * DAY_MILLIS).getUTCDate();
}

/** The day number of a day of a month, or of that month's last day when it is shorter. */
export function dayInMonth(month: number, day: number): number {
  const first = firstOfMonth(month);
  return day <= 28 ? first + day - 1 : Math.min(first + day - 1, firstOfMonth(month + 1) - 1);
}

function firstOfMonth(month: number): number {
  const year = Math.floor(month / 12);
  return Date.UTC(year, month - year * 12, 1) / DAY_MILLIS;
}

/** 0 Sunday to 6 Saturday; 1970-01-01 was a Thursday. */
export function weekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** The day number of the first to fourth (1 to 4) or last (-1) such weekday of a month. */
export function nthWeekday(month: number, nth: number, name: number): number {
  if (nth > 0) {
    const first = dayInMonth(month, 1);
    return first + ((name - weekday(first) + 7) % 7) + (nth - 1) * 7;
  }
  const end = dayInMonth(month, 31);
  return end - ((weekday(end) - name + 7) % 7);
}

export function isWeekend(day: number): boolean {
  return weekday(day) % 6 === 0;
}

/** Saturday and Sunday become Monday. Bank holidays differ by country and are unknown here. */
export function nextBusinessDay(day: number): number {
  const name = weekday(day);
  return name === 6 ? day + 2 : name === 0 ? day + 1 : day;
}

/** Saturday and Sunday become Friday. */
export function previousBusinessDay(day: number): number {
  const name = weekday(day);
  return name === 6 ? day - 1 : name === 0 ? day - 2 : day;
}
