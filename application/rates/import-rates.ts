import type { ExchangeRate } from '../../domain/exchange-rate.ts';
import type { ExchangeRateRepo } from '../../domain/ports/exchange-rate-port.ts';

/**
 * Stores rates; one of a less trusted source never replaces a more trusted one of the same day. Answers how many were
 * stored.
 */
export type ImportRates = (rates: readonly ExchangeRate[]) => Promise<number>;

export function importRates({ rates: repo }: { rates: ExchangeRateRepo }): ImportRates {
  return (rates) => repo.put(rates);
}
