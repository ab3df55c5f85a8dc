import type { Evaluation } from './evaluate.ts';
import { type Rates, ratesOf } from './rates.ts';

/** A rate that must be reached on held-out seeds. */
export interface Target {
  readonly rate: keyof Rates;
  readonly atLeast: number;
}

/** For unchanged statements of 24 months. */
export const BASE_TARGETS: readonly Target[] = [
  { rate: 'f1', atLeast: 0.97 },
  { rate: 'precision', atLeast: 0.97 },
  { rate: 'recall', atLeast: 0.96 },
  { rate: 'cycle', atLeast: 0.99 },
  { rate: 'nextWithin3', atLeast: 0.95 },
  { rate: 'nextWithin1', atLeast: 0.83 },
  { rate: 'active', atLeast: 0.97 },
];

/** For statements that are shorter, more irregular, or have gaps. */
export const SHIFTED_TARGETS: readonly Target[] = [{ rate: 'f1', atLeast: 0.95 }];

/** The most processor time for 2,000 transactions, in milliseconds. */
export const COST_TARGET = 300;

/** The targets that an evaluation misses, and what it reached; empty if it reaches all. */
export function shortfalls({ total }: Evaluation, targets: readonly Target[]) {
  const rates = ratesOf(total);
  return targets
    .map((target) => ({ ...target, reached: rates[target.rate] }))
    .filter(({ reached, atLeast }) => reached < atLeast);
}
