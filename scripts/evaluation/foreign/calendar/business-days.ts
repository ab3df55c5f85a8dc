import { civilDateOf, isWeekend } from '../../../../domain/day-number.ts';
import { type HolidayRule, holidaysOf } from './holidays.ts';

/** Where a payment goes that falls on a day on which the banks rest. */
export type Shift = 'next' | 'previous' | 'none';

/** On which days the banks of a country work. */
export class BusinessDays {
  readonly #rules: readonly HolidayRule[];
  readonly #holidays = new Map<number, ReadonlySet<number>>();

  constructor(rules: readonly HolidayRule[]) {
    this.#rules = rules;
  }

  has(day: number): boolean {
    return !isWeekend(day) && !this.#holidaysOf(civilDateOf(day).year).has(day);
  }

  shifted(day: number, shift: Shift): number {
    if (shift === 'none') return day;
    let moved = day;
    while (!this.has(moved)) moved += shift === 'next' ? 1 : -1;
    return moved;
  }

  /** `count` working days after the day, or the day itself, moved to a working day, for 0. */
  after(day: number, count: number): number {
    let moved = this.shifted(day, 'next');
    for (let left = count; left > 0; left -= 1) moved = this.shifted(moved + 1, 'next');
    return moved;
  }

  #holidaysOf(year: number): ReadonlySet<number> {
    const known = this.#holidays.get(year);
    if (known !== undefined) return known;
    const days = new Set(holidaysOf(this.#rules, year));
    this.#holidays.set(year, days);
    return days;
  }
}
