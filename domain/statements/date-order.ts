import { type LocalDate, parseLocalDate } from '../calendar.ts';
import type { WrittenDate } from './written-date.ts';

export const DATE_ORDERS = ['dmy', 'mdy', 'ymd'] as const;

/** In which order a file writes day, month and year. */
export type DateOrder = (typeof DATE_ORDERS)[number];

/**
 * The day that is meant in this order; `undefined` if there is no such day or the parts do not fit the order. A year of
 * four digits in front shows its order by itself.
 */
export function dayIn(written: WrittenDate, fileOrder: DateOrder): LocalDate | undefined {
  const order = showsOrder(written) ? 'ymd' : fileOrder;
  if (!fits(written, order)) return undefined;
  const [year, month, day] = inOrder(written, order);
  return parseLocalDate(`${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/**
 * The orders that fit every date of a file. If all dates mean the same day in several orders, one of them. More than
 * one is a question to a person. None if the dates contradict each other. Dates that fit no order at all are ignored.
 */
export function commonOrders(dates: readonly WrittenDate[]): readonly DateOrder[] {
  const usable = dates.filter((date) => DATE_ORDERS.some((order) => fits(date, order)));
  const common = DATE_ORDERS.filter((order) => usable.every((date) => fits(date, order)));
  // Dates that show their order by themselves do not contradict the others.
  const others = common.length > 0 ? [] : usable.filter((date) => !showsOrder(date));
  if (others.length > 0 && others.length < usable.length) return commonOrders(others);
  const likely = common.length > 1 ? withoutUnlikely(common, usable) : common;
  const [first, ...further] = likely;
  if (first === undefined) return [];
  return further.some((other) => usable.some((date) => dayIn(date, first) !== dayIn(date, other))) ? likely : [first];
}

/** `2026-01-31` means the same day in every file. */
function showsOrder({ parts, namedMonth }: WrittenDate): boolean {
  return parts[0].length === 4 && namedMonth === null;
}

/** Whether the parts can have these roles. The month is not asked whether it has that many days. */
function fits(written: WrittenDate, order: DateOrder): boolean {
  const [year, month, day] = inOrder(written, order);
  if (written.namedMonth !== null && written.namedMonth !== order.indexOf('m')) return false;
  if (!isWithin(month, 12) || !isWithin(day, 31)) return false;
  return year.length === 4 || (year.length <= 2 && month.length <= 2 && day.length <= 2);
}

function isWithin(part: string, most: number): boolean {
  return part.length <= 2 && Number(part) >= 1 && Number(part) <= most;
}

function inOrder({ parts }: WrittenDate, order: DateOrder): readonly [year: string, month: string, day: string] {
  const part = (letter: string) => parts[order.indexOf(letter)] ?? '';
  return [part('y'), part('m'), part('d')];
}

/** Files of personal finance begin in the seventies at the earliest. */
const PIVOT = 70;
/** Thailand counts from the death of the Buddha: 2569 is 2026. */
const [BUDDHIST_FROM, BUDDHIST_AHEAD] = [2_400, 543];

function fullYear(year: string): string {
  if (year.length > 2) return Number(year) < BUDDHIST_FROM ? year : String(Number(year) - BUDDHIST_AHEAD);
  return String(Number(year) + (Number(year) >= PIVOT ? 1900 : 2000));
}

/**
 * Nobody writes the month first with dots (no locale of Unicode's CLDR does). A year of two digits comes first only in
 * dates with hyphens, or where no other order fits. If such dates would lie in more than three years in one order and
 * in at most two in the other, the one with few years is meant.
 */
function withoutUnlikely(orders: readonly DateOrder[], dates: readonly WrittenDate[]): readonly DateOrder[] {
  const hasDots = dates.some(({ separator }) => separator === '.');
  const likely = hasDots && orders.includes('dmy') ? orders.filter((order) => order !== 'mdy') : orders;
  if (!likely.includes('ymd')) return likely;
  const others = likely.filter((order) => order !== 'ymd');
  if (dates.some(({ separator }) => separator !== '-')) return others;
  const years = yearCount(dates, 'ymd');
  const scattered = others.filter((order) => yearCount(dates, order) > 3);
  if (years > 3 && scattered.length < others.length) return others.filter((order) => !scattered.includes(order));
  return years <= 2 && scattered.length === others.length ? ['ymd'] : likely;
}

function yearCount(dates: readonly WrittenDate[], order: DateOrder): number {
  return new Set(dates.map((date) => inOrder(date, order)[0])).size;
}
