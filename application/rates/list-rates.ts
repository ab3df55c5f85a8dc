import type { ExchangeRate } from '../../domain/money/exchange-rate.ts';
import type { RateFilter } from '../../domain/ports/exchange-rate-port.ts';
import type { Ports } from '../ports.ts';

/** The stored rates that fit the filter, the newest first; at most `limit`. */
export function listRates({ rates }: Pick<Ports, 'rates'>) {
  return (filter: RateFilter, limit: number): Promise<readonly ExchangeRate[]> => rates.list(filter, limit);
}
