import type { MinorUnits } from '../../money/money.ts';

/** The change relative to the larger of two amounts: 0 for equal amounts, 0.5 for half or double, 1 from or to 0. */
export function amountChange(previous: MinorUnits, next: MinorUnits): number {
  const larger = Math.max(previous, next);
  return larger === 0 ? 0 : Math.abs(next - previous) / larger;
}
