/** A figure over several rounds. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** Throws `RangeError` without values. */
export function spreadOf(values: readonly number[]): Spread {
  const opposites = values.map((value) => -value);
  const median = (quantile(values, 0.5) - quantile(opposites, 0.5)) / 2;
  return { median, least: Math.min(...values), most: Math.max(...values) };
}

/** The value that `share` (0 to 1) of the values do not exceed. Throws `RangeError` without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('There are no values.');
  return value;
}
