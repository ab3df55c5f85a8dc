import { CYCLE_FAMILIES, type CycleFamily } from '../searching/cadence.ts';
import type { Candidate } from '../searching/candidate.ts';
import { FEATURES, type Feature } from './features.ts';

/**
 * Decides what is a bill: one logistic model per family of cycles, on the features of a candidate (see features.ts).
 */
export interface Gate {
  /** One weight per family, in the order of `CYCLE_FAMILIES`. */
  readonly weights: Readonly<Record<Feature, readonly number[]>>;
  /**
   * The least probability at which a piece of a bill is taken out of its group, while the other pieces are still
   * unknown.
   */
  readonly extractionThreshold: number;
  /** The least probability at which a complete bill is reported, for each family. */
  readonly billThresholds: Readonly<Record<CycleFamily, number>>;
}

/** The probability that a candidate is a bill; `values` are its features, in the order of `FEATURES`. */
export function billProbability(gate: Gate, { cadence }: Candidate, values: readonly number[]): number {
  const family = CYCLE_FAMILIES.indexOf(cadence.family);
  let sum = 0;
  for (const [index, feature] of FEATURES.entries()) sum += values[index]! * gate.weights[feature][family]!;
  return 1 / (1 + Math.exp(-sum));
}
