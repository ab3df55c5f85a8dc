import type { ConvertibleAmount } from '../../domain/money/converted-total.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { TransactionTally } from '../../domain/ports/transaction-reader.ts';
import { type QuoteOf, quotesByDay, type RateSource } from './quotes-by-day.ts';

/** A tally and the rate of its booking day (contract 6.1). */
export type QuotedTally = ConvertibleAmount & Pick<TransactionTally, 'categoryId' | 'type'>;

export interface QuotedTallies {
  readonly amounts: readonly QuotedTally[];
  /** Also for each single transaction among those of the tallies. */
  readonly quoteOf: QuoteOf;
}

/** Adds to the tallies the rates that a total in `currency` needs, by one query. */
export async function quotesOfTallies(
  tallies: readonly TransactionTally[],
  currency: CurrencyCode,
  source: RateSource,
): Promise<QuotedTallies> {
  const needs = tallies.flatMap((tally) => (tally.bookedOn === null ? [] : [{ ...tally, on: tally.bookedOn }]));
  const quoteOf = await quotesByDay(source, currency, needs);
  const amounts = tallies.map(({ bookedOn, ...tally }) => ({
    ...tally,
    quote: bookedOn === null ? undefined : quoteOf(tally.currency, bookedOn),
    wantedOn: bookedOn ?? undefined,
  }));
  return { amounts, quoteOf };
}
