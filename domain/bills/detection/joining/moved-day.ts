import { amountChange } from '../amount-change.ts';
import {
  MOVE_AND_SKIP_PERIODS_MAX,
  MOVE_GAP_PERIODS_MAX,
  MOVE_GAP_PERIODS_MIN,
  MOVED_VARIED_PAYMENTS_MIN,
  NEAR_PRICE_CHANGE_MAX,
  PLAN_CHANGE_MAX,
  SAME_PRICE_CHANGE_MAX,
} from '../parameters.ts';
import type { Charge } from '../reading/charge.ts';
import type { Candidate } from '../searching/candidate.ts';
import { civilDay, likelyPhases } from '../searching/grid.ts';

/**
 * Adds the payments since a bill moved to another day, when they are too few to be found as a piece of their own. They
 * are added only if they are the only charges of that name since.
 */
export function followMovedDay(bill: Candidate, open: readonly Charge[]): Candidate {
  const last = bill.payments.at(-1)!;
  const tail = open.filter(({ name, day }) => name === last.name && day > last.day);
  if (tail.length === 0 || !continues(bill, tail)) return bill;
  const days = tail.map(({ day }) => day);
  return {
    ...bill,
    phase: likelyPhases(bill.cadence, [civilDay(days.at(-1)!)])[0] ?? bill.phase,
    payments: [...bill.payments, ...tail],
    expected: [...bill.expected, ...days],
  };
}

function continues({ cadence, payments }: Candidate, tail: readonly Charge[]): boolean {
  const last = payments.at(-1)!;
  const firstGap = (tail[0]!.day - last.day) / cadence.periodDays;
  const isSame =
    tail.length > 1 && tail.every(({ amount }) => amountChange(last.amount, amount) <= SAME_PRICE_CHANGE_MAX);
  const gapMax = isSame ? MOVE_AND_SKIP_PERIODS_MAX : MOVE_GAP_PERIODS_MAX;
  if (firstGap < MOVE_GAP_PERIODS_MIN || firstGap > gapMax) return false;
  const isRegular = tail
    .slice(1)
    .every(({ day }, index) => Math.abs(day - tail[index]!.day - cadence.periodDays) <= cadence.windowDays);
  const changeMax = tail.length >= MOVED_VARIED_PAYMENTS_MIN ? PLAN_CHANGE_MAX : NEAR_PRICE_CHANGE_MAX;
  return isRegular && tail.every(({ amount }) => amountChange(last.amount, amount) <= changeMax);
}
