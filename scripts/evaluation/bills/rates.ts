import type { Tally } from './tally.ts';

/** The figures of the report, each a share between 0 and 1. */
export interface Rates {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly cycle: number;
  readonly active: number;
  readonly nextExact: number;
  readonly nextWithin1: number;
  readonly nextWithin3: number;
  readonly foreseeableWithin1: number;
  readonly foreseeableWithin3: number;
  readonly amountWithin5Percent: number;
  readonly rowPrecision: number;
  readonly rowRecall: number;
}

/**
 * Shares of nothing are 1: the precision without a report, the recall without a bill, and the figures about found bills
 * without one.
 */
export function ratesOf(tally: Tally): Rates {
  const precision = share(tally.found, tally.found + tally.wrong);
  const recall = share(tally.found, tally.bills);
  return {
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
    cycle: share(tally.cycleRight, tally.found),
    active: share(tally.activeRight, tally.found),
    nextExact: share(tally.nextExact, tally.goingOn),
    nextWithin1: share(tally.nextWithin1, tally.goingOn),
    nextWithin3: share(tally.nextWithin3, tally.goingOn),
    foreseeableWithin1: share(tally.foreseeableWithin1, tally.goingOn),
    foreseeableWithin3: share(tally.foreseeableWithin3, tally.goingOn),
    amountWithin5Percent: share(tally.amountWithin5Percent, tally.goingOn),
    rowPrecision: share(tally.rowsRight, tally.rowsReported),
    rowRecall: share(tally.paymentsReported, tally.payments),
  };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}
