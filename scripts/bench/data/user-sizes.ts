/** How much data the bench loads. */
export interface DataShape {
  readonly users: number;
  /** Live transactions of all users together. */
  readonly transactions: number;
}

/** The first user of every data set, whatever its size: the one that the growth scenarios look at. */
export const LARGEST = 300_000;

/** Sizes that every data set has, so that figures about them can be compared from run to run. */
export const NAMED_SIZES = [1_000, 2_000, 5_000] as const;

/** Shares of the largest user that the next ones have. */
const LARGE_SHARES = [1 / 3, 1 / 6, 1 / 10, 1 / 15];

/** One user in a hundred has each of the named sizes. */
const NAMED_EVERY = 100;

/** The slope of the log-logistic distribution: the largest of 2,000 users has about 18 times the median. */
const SKEW = 0.35;

/**
 * The number of live transactions of each user, the largest first. A few users are large, some have exactly a named
 * size, and the rest follows a log-logistic distribution, so that most users are near the median and a few are far
 * above it. Throws `RangeError` for a shape that leaves the rest without transactions.
 */
export function userSizes({ users, transactions }: DataShape): readonly number[] {
  const large = [LARGEST, ...LARGE_SHARES.map((share) => Math.round(LARGEST * share))];
  const named = NAMED_SIZES.flatMap((size) => Array.from({ length: Math.ceil(users / NAMED_EVERY) }, () => size));
  const rest = users - large.length - named.length;
  const left = transactions - sum(large) - sum(named);
  if (rest < 1 || left < rest) throw new RangeError(`${users} users cannot share ${transactions} transactions.`);
  return [...large, ...named, ...skewed(rest, left)];
}

/** `count` sizes that add up to `total`, the largest first. */
function skewed(count: number, total: number): readonly number[] {
  const weights = Array.from({ length: count }, (_, index) => {
    const quantile = (count - index - 0.5) / count;
    return (quantile / (1 - quantile)) ** SKEW;
  });
  const scale = total / sum(weights);
  const sizes = weights.map((weight) => Math.max(1, Math.floor(weight * scale)));
  const [first = 0, ...others] = sizes;
  return [first + total - sum(sizes), ...others];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
