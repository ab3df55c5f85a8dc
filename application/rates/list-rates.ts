import type { ExchangeRate } from '../../domain/money/exchange-rate.ts';
import type { ExchangeRateRepo, RateFilter } from '../../domain/ports/exchange-rate-port.ts';

/** The stored rates that fit the filter, the newest first; at most `limit`. */
export type ListRates = (filter: RateFilter, limit: number) => Promise<readonly ExchangeRate[]>;

export function listRates({ rates }: { rates: ExchangeRateRepo }): ListRates {
  return (filter, limit) => rates.list(filter, limit);
}
