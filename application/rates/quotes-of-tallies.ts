import type { ConvertibleAmount } from '../../domain/converted-total.ts';
import type { CurrencyCode } from '../../domain/currency.ts';
import type { ExchangeRatePort } from '../../domain/ports/exchange-rate-port.ts';
import type { TransactionTally } from '../../domain/ports/transaction-reader.ts';
import { quotesByDay } from './quotes-by-day.ts';

/** A tally and the rate of its booking day (contract 6.1). */
export interface QuotedTally extends ConvertibleAmount {
  readonly categoryId: number | null;
}

/** Adds to the tallies the rates that a total in `currency` needs, by one query. */
export async function quotesOfTallies(
  tallies: readonly TransactionTally[],
  currency: CurrencyCode,
  rates: ExchangeRatePort,
): Promise<readonly QuotedTally[]> {
  const needs = tallies.flatMap((tally) => (tally.bookedOn === null ? [] : [{ ...tally, on: tally.bookedOn }]));
  const quoteOf = await quotesByDay(rates, currency, needs);
  return tallies.map(({ bookedOn, ...tally }) => ({
    ...tally,
    quote: bookedOn === null ? undefined : quoteOf(tally.currency, bookedOn),
    wantedOn: bookedOn ?? undefined,
  }));
}
