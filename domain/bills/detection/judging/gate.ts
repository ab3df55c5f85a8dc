import { CERTAINTY_SHIFT, CERTAINTY_SLOPE } from '../parameters.ts';
import type { CycleFamily } from '../searching/cadence.ts';
import type { Candidate } from '../searching/candidate.ts';
import type { Feature, Features } from './features.ts';

/** Decides what is a bill: one logistic model per family of cycles, on the features of a candidate. */
export interface Gate {
  /** What each feature counts. One without weights does not count. */
  readonly weights: Readonly<Partial<Record<Feature, Readonly<Record<CycleFamily, number>>>>>;
  /**
   * The least probability at which a piece of a bill is taken out of its group, while the other pieces are still
   * unknown.
   */
  readonly extractionThreshold: number;
  /** The least probability at which a complete bill is reported, for each family. */
  readonly billThresholds: Readonly<Record<CycleFamily, number>>;
}

/** The probability that a candidate with these features is a bill. */
export function billProbability({ weights }: Gate, { cadence }: Candidate, features: Features): number {
  let sum = 0;
  for (const feature of Object.keys(weights) as Feature[]) sum += features[feature] * weights[feature]![cadence.family];
  return 1 / (1 + Math.exp(-sum));
}

/** Of the bills that the gate gave this probability, the share that are bills: it judges many more that are none. */
export function certainty(probability: number): number {
  const logOdds = Math.log(probability / (1 - probability));
  return 1 / (1 + Math.exp(-CERTAINTY_SLOPE * logOdds - CERTAINTY_SHIFT));
}
