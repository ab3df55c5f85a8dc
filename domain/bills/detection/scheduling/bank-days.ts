import { civilDateOf, dayNumberOf, weekday } from '../../../day-number.ts';

/** On which days the banks of a currency book payments, as far as it moves a payment by days. */
export interface BankDays {
  /** The day itself, or the first one after it on which banks work. */
  readonly next: (day: number) => number;
  /** The day itself, or the last one before it on which banks work. */
  readonly previous: (day: number) => number;
}

/** Where banks rest on Good Friday and on Easter Monday: four days in a row. */
const WHOLE_EASTER: ReadonlySet<string> = new Set(
  'EUR GBP CHF SEK NOK DKK ISK CZK HUF AUD NZD ZAR HKD NGN KES GHS ZMW BWP'.split(' '),
);
const GOOD_FRIDAY: ReadonlySet<string> = new Set('CAD BRL MXN INR SGD PHP IDR COP CLP PEN ARS'.split(' '));
const EASTER_MONDAY: ReadonlySet<string> = new Set(['PLN']);
/** `MM-DD` as numbers; other countries rest at Christmas and New Year, or for a day that hardly moves anything. */
const CHRISTIAN = [101, 1225, 1226];
const FIXED: Readonly<Record<string, readonly number[]>> = {
  USD: [101, 1225],
  BRL: [101, 1225],
  MXN: [101, 1225],
  JPY: [101, 102, 103, 503, 504, 505, 1231],
  CNY: [101, 1001, 1002, 1003],
  KRW: [101],
  ILS: [],
  AED: [],
  SAR: [],
  KWD: [],
  EGP: [],
  TRY: [101],
};

export function bankDaysOf(currency: string): BankDays {
  const fixed = new Set(FIXED[currency] ?? CHRISTIAN);
  const isWhole = WHOLE_EASTER.has(currency);
  const aroundEaster = new Set([
    ...(isWhole || GOOD_FRIDAY.has(currency) ? [-2] : []),
    ...(isWhole || EASTER_MONDAY.has(currency) ? [1] : []),
  ]);
  const isClosed = (day: number) => {
    if (weekday(day) % 6 === 0) return true;
    const { year, month, day: ofMonth } = civilDateOf(day);
    return fixed.has(month * 100 + ofMonth) || (month < 5 && aroundEaster.has(day - easterSunday(year)));
  };
  const open = (day: number, step: 1 | -1) => {
    let moved = day;
    while (isClosed(moved)) moved += step;
    return moved;
  };
  return { next: (day) => open(day, 1), previous: (day) => open(day, -1) };
}

/** Butcher’s rule for the Gregorian calendar. */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * toSunday) / 451);
  const days = moon + toSunday - 7 * late + 114;
  return dayNumberOf({ year, month: Math.floor(days / 31), day: (days % 31) + 1 });
}
