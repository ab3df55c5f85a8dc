import { addDays } from '../../domain/calendar.ts';
import type { ExchangeRate } from '../../domain/money/exchange-rate.ts';

/**
 * A rate this far from both neighbours, which agree, is a mistake of the source: the rand of 2020-04-24 is 15 % off.
 */
const OUTLIER = 0.05;
const AGREEMENT = 0.03;

/**
 * However far away the neighbours are, a currency does not come back from this: the tugrik of 2025-11-01 is 5,000 times
 * too dear.
 */
const WILD_FACTOR = 1.5;

/**
 * One currency's rates in order of days, without the mistakes. Neighbours further apart than the limit show only wild
 * ones.
 */
export function withoutOutliers(
  series: readonly ExchangeRate[],
  neighboursWithinDays: number,
): readonly ExchangeRate[] {
  return series.filter((rate, index) => {
    const [before, after] = [series[index - 1], series[index + 1]];
    if (before === undefined || after === undefined) return true;
    const [low, here, high] = [Number(before.perEur), Number(rate.perEur), Number(after.perEur)];
    if (Math.abs(low / high - 1) >= AGREEMENT) return true;
    const areNear = after.date <= addDays(before.date, neighboursWithinDays);
    return isWithin(here / low, areNear) || isWithin(here / high, areNear);
  });
}

function isWithin(ratio: number, areNear: boolean): boolean {
  return areNear ? Math.abs(ratio - 1) <= OUTLIER : ratio <= WILD_FACTOR && ratio >= 1 / WILD_FACTOR;
}
