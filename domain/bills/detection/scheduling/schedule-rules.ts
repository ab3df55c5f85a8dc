import { dayInMonth, dayOfMonth, monthNumber, nthWeekday, weekday } from '../../../day-number.ts';
import { EARLIER_HANDICAP_DAYS, ROLL_HANDICAP_DAYS } from '../parameters.ts';
import type { BankDays } from './bank-days.ts';

/** A recent payment, to which rules are fitted. */
export interface Recent {
  readonly day: number;
  readonly expected: number;
  readonly weight: number;
}

export interface FittedRule {
  /** The day on which the slot falls due that comes `slots` slots after the last payment's, whatever day it is. */
  readonly due: (slots: number) => number;
  /** When the bank books what falls due on a day. */
  readonly booked: (due: number) => number;
  /** Returns the day on which a payment was due. */
  readonly dueOf: (payment: Recent) => number;
  /** The weighted mean of the days between due day and payment. */
  readonly cost: number;
}

/** How the bank treats days of rest. */
export interface Bank {
  readonly habit: Roll;
  readonly days: BankDays;
}

/** Returns the day on which a payment was to be booked. */
export function bookedOf({ booked, dueOf }: FittedRule): (payment: Recent) => number {
  return (payment) => booked(dueOf(payment));
}

/** The weighted mean of the days between due day and payment. */
export function meanDistance(recent: readonly Recent[], rule: (payment: Recent) => number): number {
  let sum = 0;
  let weights = 0;
  for (const payment of recent) {
    sum += payment.weight * Math.abs(rule(payment) - payment.day);
    weights += payment.weight;
  }
  return sum / weights;
}

/** Every `step` days: the expected days, shifted so that they are nearest to the payments. */
export function everyDays(step: number, recent: readonly Recent[], bank: Bank): FittedRule {
  const options = range(-Math.floor(step / 3), Math.floor(step / 3)).map((days) => {
    const rule = ({ day, expected }: Recent) => day + wrapped(expected + days - day, step);
    return { rule, shift: days, cost: meanDistance(recent, rule) };
  });
  const { rule, shift, cost } = best(options, (option) => option.cost);
  const last = recent.at(-1)!;
  const slot = last.day + wrapped(last.expected + shift - last.day, step);
  return { due: (slots) => slot + slots * step, booked: (due) => rolled(due, bank.habit, bank), dueOf: rule, cost };
}

/** The difference of two days on a circle of `step` days, as near to 0 as possible. */
function wrapped(difference: number, step: number): number {
  const positive = ((difference % step) + step) % step;
  return positive > step / 2 ? positive - step : positive;
}

export function dayOfEachMonth(step: number, recent: readonly Recent[], bank: Bank): FittedRule {
  const last = recent.at(-1)!;
  const options = nearbyDays(last.expected).flatMap(({ delta, day }) =>
    rolls(bank.habit, recent.length).map(({ roll, handicap }) => {
      const inMonth = (month: number) => dayInMonth(month + delta, day);
      const booked = (due: number) => rolled(due, roll, bank);
      const rule = ({ expected }: Recent) => booked(inMonth(monthNumber(expected)));
      return { inMonth, booked, cost: handicap + meanDistance(recent, rule) };
    }),
  );
  const chosen = best(options, ({ cost }) => cost);
  const month = monthNumber(last.expected);
  return {
    due: (slots) => chosen.inMonth(month + slots * step),
    booked: chosen.booked,
    dueOf: ({ expected }) => chosen.inMonth(monthNumber(expected)),
    cost: chosen.cost,
  };
}

/**
 * A weekday of each month. `undefined` if too few of the payments fall on the weekday of the last one. For monthly
 * bills only.
 */
export function weekdayOfMonth(recent: readonly Recent[], bank: Bank): FittedRule | undefined {
  const last = recent.at(-1)!;
  const name = weekday(last.day);
  if (recent.filter(({ day }) => weekday(day) === name).length < Math.max(3, 0.75 * recent.length)) return undefined;
  const options = [1, 2, 3, 4, -1].flatMap((nth) =>
    [-1, 0, 1].map((delta) => {
      const inMonth = (month: number) => nthWeekday(month + delta, nth, name);
      return { inMonth, cost: meanDistance(recent, ({ expected }) => inMonth(monthNumber(expected))) };
    }),
  );
  const chosen = best(options, ({ cost }) => cost);
  const month = monthNumber(last.expected);
  return {
    due: (slots) => chosen.inMonth(month + slots),
    booked: (due) => rolled(due, bank.habit, bank),
    dueOf: ({ expected }) => chosen.inMonth(monthNumber(expected)),
    cost: chosen.cost,
  };
}

export function twoDaysOfMonth(recent: readonly Recent[], bank: Bank): FittedRule {
  const earlier = recent.filter(({ expected }) => isFirstHalf(expected, recent));
  const later = recent.filter((payment) => !earlier.includes(payment));
  const first = dayOfEachMonth(1, earlier.length > 0 ? earlier : recent, bank);
  const second = dayOfEachMonth(1, later.length > 0 ? later : recent, bank);
  const last = recent.at(-1)!;
  const upcoming = [...range(0, 40)]
    .flatMap((slots) => [first, second].map(({ due, booked }) => booked(due(slots))))
    .filter((day) => day > last.day + 5 && day > last.expected + 5)
    .sort((a, b) => a - b);
  return {
    due: (slots) => upcoming[Math.min(slots, upcoming.length) - 1]!,
    booked: (due) => due,
    dueOf: (payment) => bookedOf(earlier.includes(payment) ? first : second)(payment),
    cost: first.cost + second.cost,
  };
}

/**
 * Whether an expected day belongs to the earlier of the month's two slots: those at or before the middle of all
 * expected days.
 */
function isFirstHalf(expected: number, recent: readonly Recent[]): boolean {
  const days = recent.map((payment) => dayOfMonth(payment.expected));
  const middle = (Math.min(...days) + Math.max(...days)) / 2;
  return dayOfMonth(expected) <= middle;
}

/**
 * The days of the month within a few days of `expected`; `delta` says whether they are in its month, the one before or
 * the one after.
 */
function nearbyDays(expected: number): readonly { readonly delta: number; readonly day: number }[] {
  const month = monthNumber(expected);
  return [-1, 0, 1].flatMap((delta) =>
    range(1, 31)
      .filter((day) => Math.abs(dayInMonth(month + delta, day) - expected) <= 5)
      .map((day) => ({ delta, day })),
  );
}

function rolls(habit: Roll, payments: number): readonly { readonly roll: Roll; readonly handicap: number }[] {
  return (['none', 'next', 'previous'] as const).map((roll) => ({
    roll,
    handicap: roll === habit ? 0 : ROLL_HANDICAP_DAYS + (roll === 'previous' ? EARLIER_HANDICAP_DAYS / payments : 0),
  }));
}

function rolled(day: number, roll: Roll, { days }: Bank): number {
  return roll === 'none' ? day : days[roll](day);
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** The first option with the lowest cost. */
function best<Option>(options: readonly Option[], cost: (option: Option) => number): Option {
  return options.reduce((chosen, option) => (cost(option) < cost(chosen) ? option : chosen));
}

/** What the bank does with a due day on a weekend: nothing, or it books on the next or the previous business day. */
export type Roll = 'none' | 'next' | 'previous';
