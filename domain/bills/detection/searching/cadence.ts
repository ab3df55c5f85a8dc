import type { BillCycle } from '../../bill-cycle.ts';

/** The detector knows the cycle of each bill that it finds, so it never says `unknown`. */
export type DetectedCycle = Exclude<BillCycle, 'unknown'>;

/** Cycles with the same weights. What is typical of a weekly habit says nothing about a yearly premium. */
export const CYCLE_FAMILIES = ['weekly', 'fortnightly', 'monthly', 'seldom', 'yearly'] as const;
export type CycleFamily = (typeof CYCLE_FAMILIES)[number];

export interface Cadence {
  readonly cycle: DetectedCycle;
  readonly family: CycleFamily;
  /** The unit of the grid: fixed steps of days, or months (two payments per month for `half-months`). */
  readonly unit: 'days' | 'months' | 'half-months';
  /** Days, or months, from one payment to the next. */
  readonly step: number;
  /** Mean days from one payment to the next. */
  readonly periodDays: number;
  /** How far from its expected day a payment may be booked. The windows of neighbouring slots do not overlap. */
  readonly windowDays: number;
  /** The scale of early and late bookings (two-sided geometric). Longer cycles are kept less exactly. */
  readonly spreadDays: number;
  /** Fewer payments are not enough evidence. (Plaid calls a stream mature from three on.) */
  readonly minimumPayments: number;
  /** How many bills have the commoner cadence for each that has this one. A rarer cadence needs more evidence. */
  readonly rarity: number;
  /**
   * For so many days after a missed payment the bill still counts as active: about one more cycle of up to a month, and
   * 40 to 60 days of longer ones.
   */
  readonly graceDays: number;
}

/**
 * The cadences that bills have. Three payments are enough evidence, or four if the period is so short that three
 * coincide by chance. For semi-annual and annual bills two are enough, because three would take years. Prepaid plans
 * renew every 30 days: people call that monthly, but it drifts through the calendar. Columns: cycle, family, unit,
 * step, period, window, spread, minimum of payments, grace, rarity.
 */
export const CADENCES: readonly Cadence[] = [
  cadence('weekly', 'weekly', 'days', 7, 7, 3, 1.2, 4, 10),
  cadence('biweekly', 'fortnightly', 'days', 14, 14, 4, 1.5, 3, 17),
  cadence('four-weekly', 'monthly', 'days', 28, 28, 5, 1.8, 3, 32),
  cadence('monthly', 'monthly', 'days', 30, 30, 4, 1.2, 4, 34, 100),
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
  rarity = 1,
): Cadence {
  return { cycle, family, unit, step, periodDays, windowDays, spreadDays, minimumPayments, graceDays, rarity };
}
