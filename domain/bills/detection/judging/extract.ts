import { BILLS_A_GROUP_MAX } from '../parameters.ts';
import type { Charge } from '../reading/charge.ts';
import type { Candidate } from '../searching/candidate.ts';
import { searchCandidates } from '../searching/search.ts';

/** Returns the probability that a candidate is a bill; `open` are the charges of its group that no bill has taken. */
export type Judge = (candidate: Candidate, open: readonly Charge[]) => number;

/**
 * Extracts the bills of one group. Takes out the most likely candidate that reaches the threshold, with its payments,
 * and searches the rest again, until no candidate reaches it.
 */
export function extractBills(charges: readonly Charge[], judge: Judge, threshold: number): readonly Candidate[] {
  const bills: Candidate[] = [];
  let open = charges;
  while (bills.length < BILLS_A_GROUP_MAX) {
    const accepted = searchCandidates(open).find((candidate) => judge(candidate, open) >= threshold);
    if (accepted === undefined) break;
    const taken = new Set(accepted.payments);
    open = open.filter((charge) => !taken.has(charge));
    bills.push(accepted);
  }
  return bills;
}
