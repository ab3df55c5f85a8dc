import type { BillCycle } from '../../recurring-bill.ts';

/** The detector always knows the rhythm of what it found: it never says `unknown`. */
export type DetectedCycle = Exclude<BillCycle, 'unknown'>;

/** Cycles that are judged by the same measure: what a week's habit looks like says nothing about a yearly premium. */
export const CYCLE_FAMILIES = ['weekly', 'fortnightly', 'monthly', 'seldom', 'yearly'] as const;
export type CycleFamily = (typeof CYCLE_FAMILIES)[number];

export interface Cadence {
  readonly cycle: DetectedCycle;
  readonly family: CycleFamily;
  /** What the grid is counted in: fixed steps of days, or months (twice a month for `half-months`). */
  readonly unit: 'days' | 'months' | 'half-months';
  /** Days, or months, from one payment to the next. */
  readonly step: number;
  /** Mean days from one payment to the next. */
  readonly periodDays: number;
  /** How far from its expected day a payment may be booked. Windows of neighbouring slots never meet. */
  readonly windowDays: number;
  /** Scale of late and early bookings, two-sided geometric: longer cycles are kept less exactly. */
  readonly spreadDays: number;
  /** Fewer payments than this are not evidence (Plaid calls a stream mature at three). */
  readonly minimumPayments: number;
  /** A bill is still active this many days after an expected payment did not come: one more slot, and a little. */
  readonly graceDays: number;
}

/**
 * The rhythms that bills come in. Three payments, or four where the period is so short that three meet by chance, make
 * a stream; half-yearly and yearly ones need two, as three would take years.
 * Columns: cycle, family, unit, step, period, window, spread, least payments, grace.
 */
export const CADENCES: readonly Cadence[] = [
  cadence('weekly', 'weekly', 'days', 7, 7, 3, 1.2, 4, 10),
  cadence('biweekly', 'fortnightly', 'days', 14, 14, 4, 1.5, 3, 17),
  cadence('four-weekly', 'monthly', 'days', 28, 28, 5, 1.8, 3, 32),
  cadence('semi-monthly', 'fortnightly', 'half-months', 1, 15.22, 4, 1.8, 4, 18),
  cadence('monthly', 'monthly', 'months', 1, 30.44, 5, 2.1, 3, 34),
  cadence('bimonthly', 'seldom', 'months', 2, 60.88, 6, 2.4, 3, 40),
  cadence('quarterly', 'seldom', 'months', 3, 91.31, 7, 2.7, 3, 45),
  cadence('semi-annual', 'yearly', 'months', 6, 182.62, 9, 3.3, 2, 50),
  cadence('annual', 'yearly', 'months', 12, 365.24, 12, 4.5, 2, 60),
];

function cadence(
  cycle: DetectedCycle,
  family: CycleFamily,
  unit: Cadence['unit'],
  step: number,
  periodDays: number,
  windowDays: number,
  spreadDays: number,
  minimumPayments: number,
  graceDays: number,
): Cadence {
  return { cycle, family, unit, step, periodDays, windowDays, spreadDays, minimumPayments, graceDays };
}
