import * as assert from 'uvu/assert';
import { detectRecurringBills } from '../../../../domain/bills/detection/detect-recurring-bills.ts';
import type { DetectedBill } from '../../../../domain/bills/detection/detected-bill.ts';
import type { RecurringBillObservation } from '../../../../domain/bills/detection/observation.ts';
import {
  addDays,
  addMonths,
  dayOfWeek,
  fromDayNumber,
  type LocalDate,
  parseLocalDate,
} from '../../../../domain/calendar.ts';
import { type CurrencyCode, parseCurrency } from '../../../../domain/money/currency.ts';

export type Observation = RecurringBillObservation<number>;

/** The day on which bills are detected, unless a test names another one. */
export const AS_OF = day('2026-11-21');
const EUR = currency('EUR');

let nextId = 1_000;

export function detect(observations: readonly Observation[], asOf: LocalDate = AS_OF): readonly DetectedBill<number>[] {
  return detectRecurringBills(observations, asOf);
}

export function only(bills: readonly DetectedBill<number>[]): DetectedBill<number> {
  assert.is(bills.length, 1, 'exactly one bill');
  return bills[0]!;
}

export function row(bookedOn: string, amount: number, description: string, id?: number): Observation {
  nextId += 1;
  return { id: id ?? nextId, bookedOn, amount, currency: EUR, description };
}

export function everyDays(
  first: string,
  step: number,
  count: number,
  amount: number,
  description: string,
): Observation[] {
  return Array.from({ length: count }, (_, index) => row(addDays(day(first), index * step), amount, description));
}

export function everyMonths(
  first: string,
  step: number,
  count: number,
  amount: number,
  description: string,
): Observation[] {
  return Array.from({ length: count }, (_, index) => row(addMonths(day(first), index * step), amount, description));
}

export function toBusinessDay(bookedOn: string, direction: 1 | -1): string {
  let result = day(bookedOn);
  while (dayOfWeek(result) % 6 === 0) result = addDays(result, direction);
  return result;
}

/** The same numbers between 0 and 1 on every machine. */
export function randomNumbers(count: number): readonly number[] {
  let state = 42;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  });
}

export function day(text: string): LocalDate {
  return parseLocalDate(text) ?? fromDayNumber(Number.NaN);
}

export function currency(code: string): CurrencyCode {
  const parsed = parseCurrency(code);
  if (parsed === undefined) throw new Error('No such currency.');
  return parsed;
}
