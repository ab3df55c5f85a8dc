import type { Random } from '../random.ts';
import { type Day, partsOfDay } from './days.ts';

/** Returns the amount due on `day` in minor units, positive. `index` counts the payments of the bill from 0. */
export type AmountModel = (day: Day, index: number, random: Random) => number;

export function fixedAmount(price: number): AmountModel {
  return () => price;
}

/** A metered bill: each payment differs by up to `spread` in either direction. */
export function variableAmount(price: number, spread: number): AmountModel {
  return (_day, _index, random) => Math.round(price * (1 + random.between(-spread, spread)));
}

/** Heating: by `swing` more in winter and less in summer, and a little more or less with the weather. */
export function seasonalAmount(price: number, swing: number): AmountModel {
  return (day, _index, random) => {
    const { year } = partsOfDay(day);
    const yearShare = (day - Date.UTC(year, 0, 15) / 86_400_000) / 365.25;
    return Math.round(price * (1 + swing * Math.cos(2 * Math.PI * yearShare)) * random.between(0.95, 1.05));
  };
}

/** A foreign price, charged in the currency of the account: it varies by a few per cent. */
export function exchangedAmount(price: number): AmountModel {
  return (_day, _index, random) => Math.round(price * random.between(0.98, 1.02));
}

/** Each change takes effect from its day on. */
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
