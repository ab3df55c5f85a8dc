import { WEIGHTS } from './weights.ts';

/** The probability that a candidate with these features (see features.ts) is a bill: a logistic model. */
export function billProbability(features: readonly number[]): number {
  const sum = features.reduce((total, value, index) => total + value * WEIGHTS[index]!, 0);
  return 1 / (1 + Math.exp(-sum));
}
