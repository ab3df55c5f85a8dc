import { type Day, partsOfDay } from './days.ts';
import type { Random } from './random.ts';

/** What a payment due on `day` costs in minor units, positive. `index` counts a bill's payments from 0. */
export type AmountModel = (day: Day, index: number, random: Random) => number;

export function fixedAmount(price: number): AmountModel {
  return () => price;
}

/** A metered bill: every payment differs, by up to `spread` either way. */
export function variableAmount(price: number, spread: number): AmountModel {
  return (_day, _index, random) => Math.round(price * (1 + random.between(-spread, spread)));
}

/** Heating: dear in winter, cheap in summer, by `swing` either way, with a little weather. */
export function seasonalAmount(price: number, swing: number): AmountModel {
  return (day, _index, random) => {
    const { year } = partsOfDay(day);
    const yearShare = (day - Date.UTC(year, 0, 15) / 86_400_000) / 365.25;
    return Math.round(price * (1 + swing * Math.cos(2 * Math.PI * yearShare)) * random.between(0.95, 1.05));
  };
}

/** A price in another currency, charged in the account's: a few parts in a hundred around its level. */
export function exchangedAmount(price: number): AmountModel {
  return (_day, _index, random) => Math.round(price * random.between(0.98, 1.02));
}

/** Every change takes effect from its day on. */
export function withPriceChanges(
  model: AmountModel,
  changes: readonly { readonly from: Day; readonly factor: number }[],
): AmountModel {
  return (day, index, random) => {
    const factor = changes
      .filter((change) => day >= change.from)
      .reduce((product, change) => product * change.factor, 1);
    return Math.round(model(day, index, random) * factor);
  };
}
