import type { ExchangeRate } from '../../domain/money/exchange-rate.ts';
import type { ExchangeRateRepo } from '../../domain/ports/exchange-rate-port.ts';

/** Stores rates and returns how many. A rate never replaces one of a more trusted source for the same day. */
export type ImportRates = (rates: readonly ExchangeRate[]) => Promise<number>;

export function importRates({ rates: repo }: { rates: ExchangeRateRepo }): ImportRates {
  return (rates) => repo.put(rates);
}
