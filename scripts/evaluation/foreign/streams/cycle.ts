/** How often a stream is paid. `thirty-day` is for prepaid packages that end after 30 days. */
export const CYCLES = [
  'weekly',
  'biweekly',
  'four-weekly',
  'thirty-day',
  'semi-monthly',
  'monthly',
  'bimonthly',
  'quarterly',
  'semi-annual',
  'annual',
] as const;
export type Cycle = (typeof CYCLES)[number];

/** Payments a year. */
export const PER_YEAR: Readonly<Record<Cycle, number>> = {
  weekly: 52,
  biweekly: 26,
  'four-weekly': 13,
  'thirty-day': 12.2,
  'semi-monthly': 24,
  monthly: 12,
  bimonthly: 6,
  quarterly: 4,
  'semi-annual': 2,
  annual: 1,
};

/** Days between payments, for cycles that count days. */
export const STEP_DAYS: Readonly<Partial<Record<Cycle, number>>> = {
  weekly: 7,
  biweekly: 14,
  'four-weekly': 28,
  'thirty-day': 30,
};

/** Months between payments, for cycles that count months. */
export const STEP_MONTHS: Readonly<Partial<Record<Cycle, number>>> = {
  monthly: 1,
  bimonthly: 2,
  quarterly: 3,
  'semi-annual': 6,
  annual: 12,
};

/** With fewer payments in the history, nobody could know that the stream recurs. */
export function fewestPayments(cycle: Cycle): number {
  return cycle === 'annual' || cycle === 'semi-annual' ? 2 : 3;
}

/**
 * Days after a missed payment until a reader of the statement can know that the stream has ended. Before, its end is
 * not scored.
 */
export function daysUntilEndShows(cycle: Cycle): number {
  if (cycle === 'weekly' || cycle === 'biweekly') return 21;
  return PER_YEAR[cycle] >= 12 ? 40 : 70;
}
