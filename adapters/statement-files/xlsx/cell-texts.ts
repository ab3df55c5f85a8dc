import { fromDayNumber } from '../../../domain/calendar.ts';

/** More digits are not those of the value, but of how computers store it: 0.1 + 0.2 is 0.30000000000000004. */
const DIGITS = 15;
/** A difference of large numbers has fewer digits that count. */
const DECIMALS = 6;
const EXACT = /^-?\d+(?:\.\d{1,6})?$/;

/**
 * A number as people write it: exact, with a point, and with four decimals instead of three, which could be taken for
 * thousands.
 */
export function numberText(value: string): string {
  const exact = EXACT.test(value) && digitsIn(value) <= DIGITS ? value : rounded(value);
  return /\.\d{3}$/.test(exact) ? `${exact}0` : exact;
}

function rounded(value: string): string {
  // Account numbers, which some programs store as numbers, have all of their digits.
  const number = Number(value);
  if (/^-?\d+$/.test(value) || !Number.isFinite(number)) return value;
  return Number(number.toPrecision(DIGITS))
    .toFixed(DECIMALS)
    .replace(/\.?0+$/, '');
}

function digitsIn(value: string): number {
  return value.replace(/^-?0*\.?0*|\./g, '').length;
}

const SECONDS_A_DAY = 86_400;
/** The number that spreadsheets give 1 January 1970, counted from 1900 and from 1904. */
const SERIAL_OF_1970 = { from1900: 25_569, from1904: 24_107 };
/** Numbers below and above are hardly days: of 1901 to 9994. */
const [FIRST_SERIAL, LAST_SERIAL] = [367, 2_957_003];

/** `2026-03-05`, with the time of the day behind it unless it is midnight; `undefined` for a number that is no day. */
export function dayText(value: string, isFrom1904: boolean): string | undefined {
  const serial = Number(value);
  if (!(serial >= FIRST_SERIAL && serial <= LAST_SERIAL)) return undefined;
  const seconds = Math.round(serial * SECONDS_A_DAY);
  const day = Math.floor(seconds / SECONDS_A_DAY) - (isFrom1904 ? SERIAL_OF_1970.from1904 : SERIAL_OF_1970.from1900);
  return withTime(fromDayNumber(day), seconds % SECONDS_A_DAY);
}

function withTime(day: string, seconds: number): string {
  if (seconds === 0) return day;
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${day} ${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
}
