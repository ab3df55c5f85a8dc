/** A figure over several rounds. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** Throws `RangeError` without values. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const [least] = sorted;
  const most = sorted.at(-1);
  if (least === undefined || most === undefined) throw new RangeError('There are no values.');
  const upper = sorted[Math.floor(sorted.length / 2)] ?? most;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? least;
  return { median: (lower + upper) / 2, least, most };
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
