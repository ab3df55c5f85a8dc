import type { CycleFamily } from './cadence.ts';
import type { Candidate } from './candidate.ts';

/** Decides what is a bill: a logistic model per family of cycles on the features of a candidate (see features.ts). */
export interface Gate {
  /** In the order of the features. */
  readonly weights: Readonly<Record<CycleFamily, readonly number[]>>;
  /** The least probability at which a piece is taken out of its group, while its other pieces are still unknown. */
  readonly extractionThreshold: number;
  /** The least probability at which a whole bill is told to anybody. */
  readonly billThreshold: number;
}

export function billProbability(gate: Gate, { cadence }: Candidate, features: readonly number[]): number {
  const weights = gate.weights[cadence.family];
  const sum = features.reduce((total, value, index) => total + value * weights[index]!, 0);
  return 1 / (1 + Math.exp(-sum));
}
