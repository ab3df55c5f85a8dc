import type { Candidate } from './candidate.ts';
import type { Charge } from './charge.ts';
import { features } from './features.ts';
import { billProbability, type Gate } from './gate.ts';
import { searchCandidates } from './search.ts';

/** One merchant with more bills than this is a marketplace gone wrong; the search ends. */
const BILLS_A_GROUP_MAX = 12;

/** Told of every candidate that the gate judges: the fitting script learns from them. */
export type Inspect = (candidate: Candidate, values: readonly number[]) => void;

/**
 * The bills of one group: the most likely candidate that passes the gate is taken with its payments, and the search goes
 * on among the rest, until nothing passes.
 */
export function extractBills(charges: readonly Charge[], gate: Gate, inspect?: Inspect): readonly Candidate[] {
  const bills: Candidate[] = [];
  let open = charges;
  while (bills.length < BILLS_A_GROUP_MAX) {
    const accepted = searchCandidates(open).find((candidate) => {
      const values = features(candidate, open);
      inspect?.(candidate, values);
      return billProbability(gate, candidate, values) >= gate.extractionThreshold;
    });
    if (accepted === undefined) break;
    const taken = new Set(accepted.payments);
    open = open.filter((charge) => !taken.has(charge));
    bills.push(accepted);
  }
  return bills;
}
