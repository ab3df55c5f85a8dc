import { amountChange } from '../amount-change.ts';
import { RENAME_LATENESS_MAX_DAYS, RENAME_SLOTS_MAX, SAME_PRICE_CHANGE_MAX } from '../parameters.ts';
import type { Candidate } from '../searching/candidate.ts';
import { slotAfter } from '../searching/grid.ts';
import { join } from './merge.ts';

/** A candidate and whom it is paid to. */
export interface NamedBill extends Candidate {
  readonly merchantKey: string;
  readonly currency: string;
}

/**
 * Joins bills of companies that took a new name (FACEBOOK, META): a bill that ended with one that begins on the same
 * grid at the same price. Both must be the same, because nothing else connects the two.
 */
export function followRenames<Bill extends NamedBill>(bills: readonly Bill[]): readonly Bill[] {
  const ordered = [...bills].sort((a, b) => a.payments[0]!.day - b.payments[0]!.day);
  for (let later = 1; later < ordered.length; later += 1) {
    const earlier = ordered.findIndex((bill, index) => index < later && continues(bill, ordered[later]!));
    if (earlier < 0) continue;
    ordered[later] = { ...ordered[later]!, ...join(ordered[earlier]!, ordered[later]!) };
    ordered.splice(earlier, 1);
    later -= 1;
  }
  return ordered;
}

function continues(earlier: NamedBill, later: NamedBill): boolean {
  if (earlier.currency !== later.currency || earlier.cadence.cycle !== later.cadence.cycle) return false;
  if (earlier.merchantKey === later.merchantKey) return false;
  const first = later.payments[0]!;
  if (amountChange(earlier.payments.at(-1)!.amount, first.amount) > SAME_PRICE_CHANGE_MAX) return false;
  let expected = earlier.expected.at(-1)!;
  for (let slot = 1; slot <= RENAME_SLOTS_MAX; slot += 1) {
    expected = slotAfter(earlier.cadence, earlier.phase, expected);
    if (Math.abs(first.day - expected) <= RENAME_LATENESS_MAX_DAYS) return true;
  }
  return false;
}
