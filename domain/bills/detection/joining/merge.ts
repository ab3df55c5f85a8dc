import { amountChange } from '../amount-change.ts';
import { MOVE_GAP_PERIODS_MIN, PAUSE_MAX_DAYS, PAUSE_MAX_SLOTS, PLAN_CHANGE_MAX } from '../parameters.ts';
import type { Charge } from '../reading/charge.ts';
import type { Candidate } from '../searching/candidate.ts';
import { areOfDifferentContracts } from '../searching/contracts.ts';
import { expectedDays } from '../searching/grid.ts';

/**
 * Joins the pieces of one bill: the same cycle at one merchant, one piece after the other, at similar amounts. The
 * search finds a bill in pieces when a new price, a new billing day or a pause interrupts its grid or its amounts. One
 * piece of a monthly bill may fit a grid of 30 days better than one of calendar months.
 */
export function mergePieces(pieces: readonly Candidate[]): readonly Candidate[] {
  const bills = [...pieces].sort((a, b) => a.payments[0]!.day - b.payments[0]!.day);
  for (;;) {
    const pair = closestPair(bills);
    if (pair === undefined) return bills;
    bills[pair.earlier] = join(bills[pair.earlier]!, bills[pair.later]!);
    bills.splice(pair.later, 1);
  }
}

/**
 * One bill of two, of which `later` continues `earlier`: pieces of one bill, or a bill whose merchant took a new name.
 */
export function join(earlier: Candidate, later: Candidate): Candidate {
  const { cadence, phase } = later;
  const from = earlier.expected.at(-1)! + Math.ceil(cadence.periodDays / 2);
  const to = later.expected[0]! - Math.ceil(cadence.periodDays / 2);
  return {
    cadence,
    phase,
    payments: [...earlier.payments, ...later.payments],
    expected: [...earlier.expected, ...later.expected],
    missed: [...earlier.missed, ...expectedDays(cadence, phase, from, to), ...later.missed],
    logLikelihoodRatio: earlier.logLikelihoodRatio + later.logLikelihoodRatio,
  };
}

function closestPair(bills: readonly Candidate[]): { readonly earlier: number; readonly later: number } | undefined {
  let closest: { earlier: number; later: number } | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (let earlier = 0; earlier < bills.length; earlier += 1) {
    for (let later = earlier + 1; later < bills.length; later += 1) {
      const strain = strainBetween(bills[earlier]!, bills[later]!);
      if (strain >= lowest) continue;
      lowest = strain;
      closest = { earlier, later };
    }
  }
  return closest;
}

/** Whether a bill had such amounts before: those of heating leap in spring, and come back in autumn. */
export function isAmongAmounts(payments: readonly Charge[], { amount }: Charge): boolean {
  return payments.some((one) => one.amount <= amount) && payments.some((one) => one.amount >= amount);
}

/** How far gap and amount are from those of one bill; infinite if the two cannot be one bill. */
function strainBetween(earlier: Candidate, later: Candidate): number {
  const last = earlier.payments.at(-1)!;
  const first = later.payments[0]!;
  const gap = first.day - last.day;
  const { periodDays } = earlier.cadence;
  const change = amountChange(last.amount, first.amount);
  const isPossible =
    earlier.cadence.cycle === later.cadence.cycle &&
    gap >= MOVE_GAP_PERIODS_MIN * periodDays &&
    gap <= Math.max(PAUSE_MAX_SLOTS * periodDays, PAUSE_MAX_DAYS) &&
    gap <= 2.5 * periodDays + PAUSE_MAX_DAYS &&
    (change <= PLAN_CHANGE_MAX || isAmongAmounts(earlier.payments, first)) &&
    !areOfDifferentContracts(earlier.payments, later.payments);
  return isPossible ? Math.abs(gap / periodDays - 1) + 4 * change : Number.POSITIVE_INFINITY;
}
