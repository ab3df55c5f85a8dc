import { BILLS_A_GROUP_MAX } from '../parameters.ts';
import type { Charge } from '../reading/charge.ts';
import type { Candidate } from '../searching/candidate.ts';
import { searchCandidates } from '../searching/search.ts';

/** The probability that a candidate is a bill; `open` are the charges of its group that no bill has taken. */
export type Judge = (candidate: Candidate, open: readonly Charge[]) => number;

/**
 * The bills of one group: the most likely candidate that passes is taken with its payments, and the search goes on among
 * the rest, until nothing passes.
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
