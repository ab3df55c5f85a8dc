import {
  type CivilDate,
  civilDateOf,
  dayInMonth,
  dayOfMonth,
  monthNumber,
  nthWeekday,
  weekday,
} from '../../../day-number.ts';
import {
  HALF_MONTH_DAYS_MAX,
  HALF_MONTH_GAP_MAX_DAYS,
  HALF_MONTH_GAP_MIN_DAYS,
  PHASES_MAX,
  WEEKDAY_DAYS_MIN,
  WEEKDAY_SHARE_MIN,
} from '../parameters.ts';
import type { Cadence } from './cadence.ts';

/** Where in its cadence a bill falls. What the numbers mean depends on the cadence's unit. */
export interface Phase {
  /**
   * `days`: the day number modulo the step. `months`: the month number modulo the step. `half-months`: the first day of
   * the month.
   */
  readonly offset: number;
  /**
   * `months`: the day of the month; 31 is the last day of every month. `half-months`: the second day of the month.
   * Otherwise 0.
   */
  readonly dayOfMonth: number;
  /**
   * `months` only, instead of a day of the month: the weekday (0 Sunday) and which of the month's, 1 to 4, or -1 for
   * the last.
   */
  readonly nthWeekday?: { readonly weekday: number; readonly nth: number };
}

/** A day with its place in the calendar, which is worked out once for all cadences. */
export interface CivilDay extends CivilDate {
  readonly number: number;
}

export function civilDay(number: number): CivilDay {
  return { ...civilDateOf(number), number };
}

/** The phases that most of the days support, best first. */
export function likelyPhases(cadence: Cadence, days: readonly CivilDay[]): readonly Phase[] {
  if (cadence.unit === 'days') return intervalPhases(cadence, days);
  if (cadence.unit === 'months') return [...monthPhases(cadence, days), ...weekdayPhases(cadence.step, days)];
  return halfMonthPhases(days);
}

/** The expected days of a phase from `from` to `to`, in order. */
export function expectedDays(cadence: Cadence, phase: Phase, from: number, to: number): readonly number[] {
  if (cadence.unit === 'days') return steps(firstFrom(from, cadence.step, phase.offset), to, cadence.step);
  const days: number[] = [];
  const step = cadence.unit === 'months' ? cadence.step : 1;
  const firstMonth = cadence.unit === 'months' ? firstFrom(monthNumber(from), step, phase.offset) : monthNumber(from);
  const lastMonth = monthNumber(to);
  for (let month = firstMonth; month <= lastMonth; month += step) {
    if (cadence.unit === 'half-months') days.push(dayInMonth(month, phase.offset));
    days.push(dueInMonth(month, phase));
  }
  return days.filter((day) => day >= from && day <= to);
}

function dueInMonth(month: number, { dayOfMonth: day, nthWeekday: rule }: Phase): number {
  return rule === undefined ? dayInMonth(month, day) : nthWeekday(month, rule.nth, rule.weekday);
}

/** The expected day of the slot after the one of `expected`. */
export function slotAfter(cadence: Cadence, phase: Phase, expected: number): number {
  return expectedDays(cadence, phase, expected + 1, expected + Math.ceil(cadence.periodDays * 1.6))[0]!;
}

/** The expected day of the slot before the one of `expected`. */
export function slotBefore(cadence: Cadence, phase: Phase, expected: number): number {
  return expectedDays(cadence, phase, expected - Math.ceil(cadence.periodDays * 1.6), expected - 1).at(-1)!;
}

function steps(first: number, to: number, step: number): readonly number[] {
  const days: number[] = [];
  for (let day = first; day <= to; day += step) days.push(day);
  return days;
}

/** The first number from `from` on that is congruent to `offset` modulo `step`. */
function firstFrom(from: number, step: number, offset: number): number {
  return from + ((((offset - from) % step) + step) % step);
}

function intervalPhases(cadence: Cadence, days: readonly CivilDay[]): readonly Phase[] {
  const { step, windowDays } = cadence;
  const counts = new Float64Array(step);
  for (const { number } of days) counts[((number % step) + step) % step]! += 1;
  const best = fullest(counts, PHASES_MAX, true).filter((offset) => isEnough(cadence, counts, offset, windowDays));
  return best.map((offset) => ({ offset, dayOfMonth: 0 }));
}

/** Shorter months bring days closer together than 31 places for each month tell. */
const SHORTEST_MONTH_LACKS = 3;

function monthPhases(cadence: Cadence, days: readonly CivilDay[]): readonly Phase[] {
  const { step, windowDays } = cadence;
  const counts = new Float64Array(step * 31);
  for (const { year, month, day: date, number } of days) {
    const offset = (year * 12 + month - 1) % step;
    counts[offset * 31 + date - 1]! += 1;
    if (date >= 28) countMonthEnds(counts, number, offset, date);
  }
  const reach = windowDays + SHORTEST_MONTH_LACKS;
  const best = fullest(counts, PHASES_MAX, false).filter((index) => isEnough(cadence, counts, index, reach));
  return best.map((index) => ({ offset: Math.floor(index / 31), dayOfMonth: (index % 31) + 1 }));
}

/** Whether a phase may have as many payments as a bill needs, by the days near it, whatever their year. */
function isEnough({ minimumPayments }: Cadence, counts: Float64Array, index: number, reach: number): boolean {
  if (2 * reach >= counts.length) return true; // all of them are near
  let near = 0;
  for (let off = -reach; off <= reach; off += 1) near += counts[(index + off + counts.length) % counts.length]!;
  return near >= minimumPayments;
}

/**
 * "The second Tuesday of the month", for monthly bills only, and only if enough of the days are the same weekday of
 * their month. A fifth one counts as the last one.
 */
function weekdayPhases(step: number, days: readonly CivilDay[]): readonly Phase[] {
  if (step !== 1 || days.length < WEEKDAY_DAYS_MIN) return [];
  const name = weekday(days.at(-1)!.number);
  const ordinals = new Map<number, number>();
  for (const { day: date, number } of days) {
    if (weekday(number) !== name) continue;
    const nth = Math.ceil(date / 7);
    if (nth < 5) ordinals.set(nth, (ordinals.get(nth) ?? 0) + 1);
    if (dayOfMonth(number + 7) < date) ordinals.set(-1, (ordinals.get(-1) ?? 0) + 1);
  }
  const [nth, count] = [...ordinals].sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
  if (count < WEEKDAY_SHARE_MIN * days.length) return [];
  return [{ offset: 0, dayOfMonth: 0, nthWeekday: { weekday: name, nth } }];
}

/** The last day of a short month also supports the days that the month lacks. */
function countMonthEnds(counts: Float64Array, day: number, offset: number, date: number): void {
  if (dayOfMonth(day + 1) !== 1) return;
  for (let later = date + 1; later <= 31; later += 1) counts[offset * 31 + later - 1]! += 1;
}

function halfMonthPhases(days: readonly CivilDay[]): readonly Phase[] {
  const counts = new Float64Array(31);
  for (const { day: date, number } of days) {
    counts[date - 1]! += 1;
    if (date >= 28) countMonthEnds(counts, number, 0, date);
  }
  const likely = fullest(counts, HALF_MONTH_DAYS_MAX, false);
  const pairs: { phase: Phase; count: number }[] = [];
  for (const first of likely) {
    for (const second of likely) {
      if (second - first < HALF_MONTH_GAP_MIN_DAYS || second - first > HALF_MONTH_GAP_MAX_DAYS) continue;
      pairs.push({ phase: { offset: first + 1, dayOfMonth: second + 1 }, count: counts[first]! + counts[second]! });
    }
  }
  pairs.sort((a, b) => b.count - a.count);
  return pairs.slice(0, PHASES_MAX).map(({ phase }) => phase);
}

/**
 * The indices with the highest counts, without empty ones. Neighbours count half, because payments shift by a day or
 * two.
 */
function fullest(counts: Float64Array, limit: number, circular: boolean): readonly number[] {
  const smoothed: { index: number; weight: number }[] = [];
  for (let index = 0; index < counts.length; index += 1) {
    if (counts[index] === 0) continue;
    const before = counts[index - 1] ?? (circular ? counts.at(-1)! : 0);
    const after = counts[index + 1] ?? (circular ? counts[0]! : 0);
    smoothed.push({ index, weight: counts[index]! + (before + after) / 2 });
  }
  smoothed.sort((a, b) => b.weight - a.weight || a.index - b.index);
  return smoothed.slice(0, limit).map(({ index }) => index);
}
