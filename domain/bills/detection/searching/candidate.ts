import type { Charge } from '../reading/charge.ts';
import type { Cadence } from './cadence.ts';
import type { Phase } from './grid.ts';

/** Payments of one group that follow one grid: perhaps a bill, or a part of one. */
export interface Candidate {
  readonly cadence: Cadence;
  readonly phase: Phase;
  /** By day. */
  readonly payments: readonly Charge[];
  /** The day on which each payment was expected. */
  readonly expected: readonly number[];
  /** The expected days between the first and the last payment that had no payment. */
  readonly missed: readonly number[];
  /** See likelihood.ts. */
  readonly logLikelihoodRatio: number;
}
