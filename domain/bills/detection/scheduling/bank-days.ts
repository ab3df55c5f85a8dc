import { civilDateOf, dayNumberOf, weekday } from '../../../day-number.ts';

/** On which days the banks of a currency book payments, as far as it moves a payment by days. */
export interface BankDays {
  /** The day itself, or the first one after it on which banks work. */
  readonly next: (day: number) => number;
  /** The day itself, or the last one before it on which banks work. */
  readonly previous: (day: number) => number;
}

/**
 * The days on which no bank of the currency books, but for weekends: `MM-DD` as numbers, and days from Easter Sunday.
 * Sources: the ECB's calendar of TARGET, and those of the central banks and the clearing houses for the others. Days
 * that follow the moon, but for Easter, are not among them.
 */
const CLOSED: Readonly<Record<string, readonly [fixed: readonly number[], fromEaster: readonly number[]]>> = {
  EUR: [
    [101, 501, 1225, 1226],
    [-2, 1],
  ],
  GBP: [
    [101, 1225, 1226],
    [-2, 1],
  ],
  CHF: [
    [101, 102, 801, 1225, 1226],
    [-2, 1, 39, 50],
  ],
  SEK: [
    [101, 106, 501, 606, 1224, 1225, 1226, 1231],
    [-2, 1, 39],
  ],
  NOK: [
    [101, 501, 517, 1225, 1226],
    [-3, -2, 1, 39, 50],
  ],
  DKK: [
    [101, 605, 1224, 1225, 1226, 1231],
    [-3, -2, 1, 39, 40, 50],
  ],
  ISK: [
    [101, 501, 617, 1225, 1226],
    [-3, -2, 1, 39, 50],
  ],
  PLN: [
    [101, 106, 501, 503, 815, 1101, 1111, 1224, 1225, 1226],
    [1, 60],
  ],
  CZK: [
    [101, 501, 508, 705, 706, 928, 1028, 1117, 1224, 1225, 1226],
    [-2, 1],
  ],
  HUF: [
    [101, 315, 501, 820, 1023, 1101, 1225, 1226],
    [-2, 1, 50],
  ],
  USD: [[101, 619, 704, 1111, 1225], []],
  CAD: [[101, 701, 930, 1111, 1225, 1226], [-2]],
  AUD: [
    [101, 126, 425, 1225, 1226],
    [-2, 1],
  ],
  NZD: [
    [101, 102, 206, 425, 1225, 1226],
    [-2, 1],
  ],
  BRL: [
    [101, 421, 501, 907, 1012, 1102, 1115, 1120, 1225],
    [-48, -47, -2, 60],
  ],
  MXN: [
    [101, 501, 916, 1212, 1225],
    [-3, -2],
  ],
  INR: [[126, 815, 1002, 1225], [-2]],
  JPY: [[101, 102, 103, 211, 223, 429, 503, 504, 505, 811, 1103, 1123, 1231], []],
  ZAR: [
    [101, 321, 427, 501, 616, 809, 924, 1216, 1225, 1226],
    [-2, 1],
  ],
  CNY: [[101, 501, 1001, 1002, 1003], []],
  KRW: [[101, 301, 505, 606, 815, 1003, 1009, 1225], []],
  TRY: [[101, 423, 501, 519, 715, 830, 1029], []],
  ILS: [[], []],
  AED: [[101], []],
  SAR: [[], []],
  KWD: [[101, 225, 226], []],
  EGP: [[107, 125, 425, 501, 723, 1006], []],
};
/** Days of the week from a day of the year on: “1 501” is the first Monday from May 1, “4 1122” Thanksgiving. */
const MOVING: Readonly<Record<string, string>> = {
  GBP: '1 501, 1 525, 1 825',
  SEK: '5 619',
  ISK: '4 419, 1 801',
  USD: '1 115, 1 215, 1 525, 1 901, 1 1008, 4 1122',
  CAD: '1 518, 1 901, 1 1008',
  AUD: '1 608',
  NZD: '1 601, 1 1022',
  MXN: '1 201, 1 315, 1 1115',
  JPY: '1 108, 1 715, 1 915, 1 1008',
};
/** Where a holiday on a Sunday, or on a Saturday too, is kept on the next working day. */
const SUNDAYS_KEPT_LATER: ReadonlySet<string> = new Set('USD JPY ZAR HKD GBP CAD AUD NZD KRW'.split(' '));
const SATURDAYS_KEPT_LATER: ReadonlySet<string> = new Set('GBP CAD AUD NZD KRW'.split(' '));
const FRIDAY_AND_SATURDAY: ReadonlySet<string> = new Set('ILS SAR EGP KWD QAR BHD OMR JOD IQD DZD LYD'.split(' '));
const GOOD_FRIDAY: ReadonlySet<string> = new Set('SGD PHP IDR COP CLP PEN ARS'.split(' '));
const WHOLE_EASTER: ReadonlySet<string> = new Set('HKD NGN KES GHS ZMW BWP'.split(' '));
/** Other countries rest at Christmas and New Year, and many before Easter. */
const CHRISTIAN = [101, 1225, 1226];

function closedDays(currency: string): readonly [fixed: readonly number[], fromEaster: readonly number[]] {
  const aroundEaster = WHOLE_EASTER.has(currency) ? [-2, 1] : GOOD_FRIDAY.has(currency) ? [-2] : [];
  return CLOSED[currency] ?? [CHRISTIAN, aroundEaster];
}

const KNOWN = new Map<string, BankDays>();

export function bankDaysOf(currency: string): BankDays {
  const known = KNOWN.get(currency) ?? bankDays(currency);
  KNOWN.set(currency, known);
  return known;
}

function bankDays(currency: string): BankDays {
  const isHoliday = holidaysOf(currency);
  const rests = FRIDAY_AND_SATURDAY.has(currency) ? [5, 6] : [6, 0];
  const isClosed = (day: number) =>
    rests.includes(weekday(day)) || isHoliday(day) || isKeptLater(currency, isHoliday, day);
  const closed = new Map<number, boolean>();
  const open = (day: number, step: 1 | -1) => {
    for (let moved = day; ; moved += step) {
      const isRest = closed.get(moved) ?? isClosed(moved);
      closed.set(moved, isRest);
      if (!isRest) return moved;
    }
  };
  return { next: (day) => open(day, 1), previous: (day) => open(day, -1) };
}

function holidaysOf(currency: string): (day: number) => boolean {
  const [fixed, fromEaster] = closedDays(currency).map((days) => new Set(days)) as [Set<number>, Set<number>];
  const moving = (MOVING[currency] ?? '').split(', ').map((rule) => rule.split(' ').map(Number) as [number, number]);
  return (day) => {
    const { year, month, day: ofMonth } = civilDateOf(day);
    const date = month * 100 + ofMonth;
    if (fixed.has(date) || (month < 7 && fromEaster.has(day - easterSunday(year)))) return true;
    return moving.some(([name, from]) => weekday(day) === name && date >= from && date < from + 7);
  };
}

/** Whether a working day is taken by a holiday of the weekend before it, behind those that are holidays already. */
function isKeptLater(currency: string, isHoliday: (day: number) => boolean, day: number): boolean {
  if (!SUNDAYS_KEPT_LATER.has(currency)) return false;
  const sunday = day - weekday(day);
  const missed = [...(SATURDAYS_KEPT_LATER.has(currency) ? [sunday - 1] : []), sunday].filter(isHoliday).length;
  let free = 0;
  for (let working = sunday + 1; working <= day; working += 1) if (!isHoliday(working)) free += 1;
  return free <= missed;
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
