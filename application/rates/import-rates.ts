import type { ExchangeRate } from '../../domain/money/exchange-rate.ts';
import type { Ports } from '../ports.ts';

/** Stores rates and returns how many. A rate never replaces one of a more trusted source for the same day. */
export type ImportRates = (rates: readonly ExchangeRate[]) => Promise<number>;

export function importRates({ rates: repo }: Pick<Ports, 'rates'>): ImportRates {
  return (rates) => repo.put(rates);
}
