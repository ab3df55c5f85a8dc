import type { ExchangeRate } from '../../domain/money/exchange-rate.ts';

export interface Difference {
  readonly currency: string;
  /** Of the second rate from the first, as a fraction: 0.01 is 1 %. */
  readonly relative: number;
}

/** How far two sets of rates of one day each are apart: currencies that both have, the largest difference first. */
export function compareRates(first: readonly ExchangeRate[], second: readonly ExchangeRate[]): readonly Difference[] {
  const known = new Map<string, number>(first.map(({ currency, perEur }) => [currency, Number(perEur)]));
  return second
    .flatMap(({ currency, perEur }) => {
      const other = known.get(currency);
      return other === undefined ? [] : [{ currency, relative: Number(perEur) / other - 1 }];
    })
    .toSorted((a, b) => Math.abs(b.relative) - Math.abs(a.relative));
}

/** The middle of the differences without their signs; 0 when there are none. */
export function medianDifference(differences: readonly Difference[]): number {
  return Math.abs(differences[Math.floor(differences.length / 2)]?.relative ?? 0);
}
