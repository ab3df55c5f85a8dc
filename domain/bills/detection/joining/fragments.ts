import { amountChange } from '../amount-change.ts';
import { NEAR_PRICE_CHANGE_MAX, PAUSE_MAX_DAYS, RISE_CHANGE_MAX, SAME_CONTRACT_WINDOWS } from '../parameters.ts';
import type { Charge } from '../reading/charge.ts';
import type { Candidate } from '../searching/candidate.ts';
import { areOfDifferentContracts, shareContract } from '../searching/contracts.ts';
import { expectedDays } from '../searching/grid.ts';

/**
 * Leaves out the pieces whose payments all fall into slots of another piece of the same name: every third payment of a
 * monthly bill may look like a quarterly one, and two of its duplicates like an annual one. Their payments are open
 * again, so that the other piece can take those that it lacks. A piece beyond its reach is a bill that ended earlier.
 */
export function withoutFragments(pieces: readonly Candidate[]): readonly Candidate[] {
  return pieces.filter((piece) => !pieces.some((other) => other !== piece && isFragment(piece, other)));
}

function isFragment(piece: Candidate, whole: Candidate): boolean {
  const isLonger = piece.cadence.periodDays > 1.5 * whole.cadence.periodDays;
  const isSmaller = piece.cadence === whole.cadence && piece.payments.length < whole.payments.length;
  return (
    (isLonger || isSmaller) &&
    piece.payments.at(-1)!.name === whole.payments.at(-1)!.name &&
    isWithinReach(piece, whole) &&
    !areOfDifferentContracts(piece.payments, whole.payments) &&
    fallsIntoSlots(piece.payments, whole)
  );
}

/** Whether the other piece can grow as far, as `extend` lets it. */
function isWithinReach({ payments }: Candidate, whole: Candidate): boolean {
  const reach = Math.max(PAUSE_MAX_DAYS, 1.5 * whole.cadence.periodDays);
  const isSoonEnough = payments[0]!.day - whole.payments.at(-1)!.day <= reach;
  return isSoonEnough && whole.payments[0]!.day - payments.at(-1)!.day <= reach;
}

/** A payment in a slot that is paid already must have its price, as a duplicate has. */
function fallsIntoSlots(payments: readonly Charge[], whole: Candidate): boolean {
  const { cadence, phase } = whole;
  const windows = shareContract(payments, whole.payments) ? SAME_CONTRACT_WINDOWS : 1;
  const window = Math.min(cadence.windowDays * windows, cadence.periodDays / 2);
  const paid = new Set(whole.expected);
  const slots = expectedDays(cadence, phase, payments[0]!.day - window, payments.at(-1)!.day + window);
  const free = slots.filter((day) => !paid.has(day));
  return payments.every(({ day, amount }) => {
    const change = amountChange(nearestInTime(whole.payments, day).amount, amount);
    const slot = free.findIndex((expected) => Math.abs(expected - day) <= window);
    if (slot >= 0 && change <= RISE_CHANGE_MAX) return free.splice(slot, 1).length > 0;
    return change <= NEAR_PRICE_CHANGE_MAX && slots.some((expected) => Math.abs(expected - day) <= window);
  });
}

function nearestInTime(payments: readonly Charge[], day: number): Charge {
  return payments.reduce((one, other) => (Math.abs(other.day - day) < Math.abs(one.day - day) ? other : one));
}
