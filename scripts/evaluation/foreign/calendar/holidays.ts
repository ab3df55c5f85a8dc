import { civilDateOf, dayInMonth, dayNumberOf, nthWeekday, weekday } from '../../../../domain/day-number.ts';

/** A bank holiday that comes back every year. */
export type HolidayRule =
  | { readonly month: number; readonly day: number; readonly observed?: Observed }
  /** Days after Easter Sunday. */
  | { readonly easter: number }
  /** `weekday` is 0 for Sunday; `nth` is 1 to 4, or -1 for the last. */
  | { readonly month: number; readonly weekday: number; readonly nth: number };

/** Where a holiday on a weekend is kept: the next Monday, or the nearest working day. */
export type Observed = 'monday' | 'nearest';

export function on(month: number, day: number, observed?: Observed): HolidayRule {
  return observed === undefined ? { month, day } : { month, day, observed };
}

export function easter(daysAfter: number): HolidayRule {
  return { easter: daysAfter };
}

export function nth(nth: number, weekday: number, month: number): HolidayRule {
  return { nth, weekday, month };
}

/** The day numbers of a year's holidays. */
export function holidaysOf(rules: readonly HolidayRule[], year: number): readonly number[] {
  const days = new Set<number>();
  for (const rule of rules) {
    const day = dayOf(rule, year);
    const isObserved = 'observed' in rule && rule.observed !== undefined;
    days.add(isObserved ? observedDay(day, rule.observed, days) : day);
  }
  return [...days];
}

/** The day number of Easter Sunday in the Gregorian calendar. */
export function easterSunday(year: number): number {
  const golden = (year % 19) + 1;
  const century = Math.floor(year / 100) + 1;
  const droppedLeapYears = Math.floor((3 * century) / 4) - 12;
  const moonCorrection = Math.floor((8 * century + 5) / 25) - 5;
  const epact = (((11 * golden + 20 + moonCorrection - droppedLeapYears) % 30) + 30) % 30;
  const late = epact === 24 || (epact === 25 && golden > 11) ? epact + 1 : epact;
  const fullMoon = late > 23 ? 44 - late + 30 : 44 - late;
  const marchDay = dayNumberOf({ year, month: 3, day: 1 }) + fullMoon - 1;
  return marchDay + 7 - weekday(marchDay);
}

function dayOf(rule: HolidayRule, year: number): number {
  if ('easter' in rule) return easterSunday(year) + rule.easter;
  const month = year * 12 + rule.month - 1;
  return 'nth' in rule ? nthWeekday(month, rule.nth, rule.weekday) : dayInMonth(month, rule.day);
}

function observedDay(day: number, observed: Observed, taken: ReadonlySet<number>): number {
  const name = weekday(day);
  if (name !== 0 && name !== 6) return taken.has(day) ? day + 1 : day;
  if (observed === 'nearest') return name === 6 ? day - 1 : day + 1;
  let monday = name === 6 ? day + 2 : day + 1;
  while (taken.has(monday)) monday += 1;
  return monday;
}

/** The years that the days touch. */
export function yearsBetween(from: number, to: number): readonly number[] {
  const [first, last] = [civilDateOf(from).year, civilDateOf(to).year];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
