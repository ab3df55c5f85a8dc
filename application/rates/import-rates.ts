import type { ExchangeRate } from '../../domain/money/exchange-rate.ts';
import type { Ports } from '../ports.ts';

/** Stores rates and returns how many. A rate never replaces one of a more trusted source for the same day. */
export function importRates({ rates: repo }: Pick<Ports, 'rates'>) {
  return (rates: readonly ExchangeRate[]): Promise<number> => repo.put(rates);
}
