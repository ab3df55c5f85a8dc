import { amountChange } from '../amount-change.ts';
import {
  ALTERNATION_CHANGE_MIN,
  ALTERNATION_LONE_PAIR_CHANGE_MIN,
  ALTERNATION_SHARE_MIN,
  EXACT_ALTERNATION_CHANGE_MIN,
  NEAR_PRICE_CHANGE_MAX,
  SAME_PRICE_CHANGE_MAX,
} from '../parameters.ts';
import type { Charge } from '../reading/charge.ts';
import type { Cadence } from './cadence.ts';

/**
 * Whether two bills take turns on one grid: every second slot has one price, the slots between have another. Two annual
 * policies half a year apart are not one semi-annual bill, three of them are not a quarterly one with gaps, two
 * quarterly ones a month apart are not a monthly one with gaps, and two monthly plans half a month apart are not one
 * semi-monthly bill. What a meter counts is higher in winter and lower in summer each year, and is one bill.
 */
export function alternates(
  cadence: Cadence,
  payments: readonly Charge[],
  expected: readonly number[],
  missed: readonly number[],
): boolean {
  const slots = [...expected, ...missed].sort((a, b) => a - b);
  if (payments.every(({ kinds }) => kinds.has('utility')) && !hasRepeatedPrice(payments)) return false;
  const amountAt = new Map(expected.map((day, index) => [day, payments[index]!.amount]));
  const amounts = slots.map((day) => amountAt.get(day));
  if (takeTurns(amounts, 2)) return true;
  return (
    missed.length > 0 &&
    cadence.unit === 'months' &&
    roundsOfYear(cadence.step).some((apart) => takeTurns(amounts, apart))
  );
}

/** Whether an amount was paid twice: a meter counts the same only by chance. */
function hasRepeatedPrice(payments: readonly Charge[]): boolean {
  return new Set(payments.map(({ amount }) => amount)).size < payments.length;
}

/** After how many slots bills of longer cycles come round again: two quarterly ones may fill two months of three. */
function roundsOfYear(step: number): readonly number[] {
  return [3, 6, 12].filter((months) => months > step && months % step === 0).map((months) => months / step);
}

/** Whether neighbouring slots have different prices, and slots that are `apart` slots from each other the same. */
function takeTurns(amounts: readonly (number | undefined)[], apart: number): boolean {
  const neighbours = changes(amounts, 1);
  const again = changes(amounts, apart);
  if (again.length === 0 || neighbours.length === 0) return false;
  const takesTurns = (other: number, same: number) =>
    share(neighbours, (change) => change >= other) >= ALTERNATION_SHARE_MIN &&
    share(again, (change) => change <= same) >= ALTERNATION_SHARE_MIN;
  if (again.length === 1) return takesTurns(ALTERNATION_LONE_PAIR_CHANGE_MIN, NEAR_PRICE_CHANGE_MAX);
  return (
    takesTurns(ALTERNATION_CHANGE_MIN, NEAR_PRICE_CHANGE_MAX) ||
    takesTurns(EXACT_ALTERNATION_CHANGE_MIN, SAME_PRICE_CHANGE_MAX)
  );
}

/** The relative changes between slots that are `apart` slots from each other, where both were paid. */
function changes(amounts: readonly (number | undefined)[], apart: number): readonly number[] {
  return amounts.slice(apart).flatMap((amount, index) => {
    const before = amounts[index];
    return amount === undefined || before === undefined ? [] : [amountChange(before, amount)];
  });
}

function share(values: readonly number[], test: (value: number) => boolean): number {
  return values.filter(test).length / values.length;
}
