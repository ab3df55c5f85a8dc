import type { LocalDate } from '../../domain/calendar.ts';
import { FinanceError, invalidField } from '../../domain/error.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { ExchangeRate } from '../../domain/money/exchange-rate.ts';
import type { RateFilter } from '../../domain/ports/exchange-rate-port.ts';
import type { Ports } from '../ports.ts';

/** The stored rates that fit the filter, the newest first; at most `limit`. */
export function listRates({ rates }: Pick<Ports, 'rates'>) {
  return (filter: RateFilter, limit: number): Promise<readonly ExchangeRate[]> => rates.list(filter, limit);
}

interface DeleteRatesInput {
  readonly currency: CurrencyCode;
  /** The first and the last day, both inclusive. */
  readonly from: LocalDate;
  readonly until: LocalDate;
}

/**
 * Deletes the rates of a currency that a person entered, and returns how many. Until then they outrank the rates of
 * every other source. Throws `invalid` for days in the wrong order and `not_found` when there is no such rate.
 */
export function deleteRates({ rates }: Pick<Ports, 'rates'>) {
  return async ({ currency, from, until }: DeleteRatesInput): Promise<number> => {
    if (until < from) throw invalidField('until', 'The last day must not be before the first.');
    const deleted = await rates.removeManual(currency, from, until);
    if (deleted === 0)
      throw new FinanceError('not_found', `No rate of ${currency} was entered by hand for these days.`);
    return deleted;
  };
}

/** Stores rates and returns how many. A rate never replaces one of a more trusted source for the same day. */
export function importRates({ rates: repo }: Pick<Ports, 'rates'>) {
  return (rates: readonly ExchangeRate[]): Promise<number> => repo.put(rates);
}
