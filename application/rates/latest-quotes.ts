import type { LocalDate } from '../../domain/calendar.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { RateQuote } from '../../domain/money/exchange-rate.ts';
import { quotesByDay, type RateSource } from './quotes-by-day.ts';

/**
 * The latest rate of each currency to `target`, as of today and by one query; none for `target` itself, nor if no rate
 * is known (contract 6.1).
 */
export async function latestQuotes(
  source: RateSource & { readonly today: LocalDate },
  target: CurrencyCode,
  currencies: Iterable<CurrencyCode>,
): Promise<ReadonlyMap<CurrencyCode, RateQuote>> {
  const wanted = [...new Set(currencies)];
  const quoteOf = await quotesByDay(
    source,
    target,
    wanted.map((currency) => ({ currency, on: source.today })),
  );
  return new Map(
    wanted.flatMap((currency) => {
      const quote = quoteOf(currency, source.today);
      return quote === undefined ? [] : [[currency, quote]];
    }),
  );
}
