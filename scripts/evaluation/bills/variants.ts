import type { Variant } from './generate-statement.ts';

/** Statements of two years as the generator makes them, for the published figures. */
export const BASE_VARIANT: Variant = { name: '24 months', months: 24, jitterDays: 0, missedShare: 0 };

/** The same lives under conditions for which nothing was tuned. */
export const SHIFTED_VARIANTS: readonly Variant[] = [
  { name: '12 months', months: 12, jitterDays: 0, missedShare: 0 },
  { name: '2 days more jitter', months: 24, jitterDays: 2, missedShare: 0 },
  { name: '10 % missed', months: 24, jitterDays: 0, missedShare: 0.1 },
];
