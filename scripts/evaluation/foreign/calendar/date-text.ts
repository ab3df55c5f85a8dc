import { civilDateOf } from '../../../../domain/day-number.ts';

/** A day and a time of day, as statements print them. */
export interface Moment {
  /** Days since 1970-01-01. */
  readonly day: number;
  readonly seconds: number;
}

/**
 * Prints a moment. The pattern's marks: YYYY, YY, MMMM (the month's name), MMM (its short name), MM, M, DD, D, hh, mi,
 * ss. Everything else stands for itself.
 */
export function printMoment({ day, seconds }: Moment, pattern: string, monthNames: readonly string[]): string {
  const { year, month, day: dayOfMonth } = civilDateOf(day);
  const name = monthNames[month - 1] ?? '';
  const values: Readonly<Record<string, string>> = {
    YYYY: String(year),
    YY: twoDigits(year % 100),
    MMMM: name,
    MMM: Array.from(name).slice(0, 3).join(''),
    MM: twoDigits(month),
    M: String(month),
    DD: twoDigits(dayOfMonth),
    D: String(dayOfMonth),
    hh: twoDigits(Math.floor(seconds / 3600)),
    mi: twoDigits(Math.floor(seconds / 60) % 60),
    ss: twoDigits(seconds % 60),
  };
  return pattern.replace(/YYYY|YY|MMMM|MMM|MM|M|DD|D|hh|mi|ss/g, (mark) => values[mark] ?? mark);
}

/** YYYY-MM-DD. */
export function isoDate(day: number): string {
  return printMoment({ day, seconds: 0 }, 'YYYY-MM-DD', []);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
