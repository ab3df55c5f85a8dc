import type { Charge } from '../reading/charge.ts';
import type { Cadence } from './cadence.ts';
import type { Phase } from './grid.ts';

/** A run of payments of one group along one grid. */
export interface Candidate {
  readonly cadence: Cadence;
  readonly phase: Phase;
  /** By day. */
  readonly payments: readonly Charge[];
  /** The day on which each payment was expected. */
  readonly expected: readonly number[];
  /** Expected days between the first and the last payment on which nothing came. */
  readonly missed: readonly number[];
  /** See score.ts. */
  readonly logLikelihoodRatio: number;
}
