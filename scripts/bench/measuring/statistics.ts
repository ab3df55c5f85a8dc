/** A figure over several rounds. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** Throws `RangeError` without values. */
export function spreadOf(values: readonly number[]): Spread {
  const [lower, upper] = [
    quantile(values, 0.5),
    -quantile(
      values.map((value) => -value),
      0.5,
    ),
  ];
  return { median: (lower + upper) / 2, least: Math.min(...values), most: Math.max(...values) };
}

/** The ratio of each round: `ours[i] / theirs[i]`. Throws `RangeError` when the series differ in length. */
export function ratiosOf(ours: readonly number[], theirs: readonly number[]): Spread {
  if (ours.length !== theirs.length) throw new RangeError('Each round needs both values.');
  return spreadOf(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)));
}

/** The value that `share` (0 to 1) of the values do not exceed. Throws `RangeError` without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('There are no values.');
  return value;
}
