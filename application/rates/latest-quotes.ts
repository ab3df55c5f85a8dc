import type { CurrencyCode } from '../../domain/currency.ts';
import type { RateQuote } from '../../domain/exchange-rate.ts';
import type { ExchangeRatePort } from '../../domain/ports/exchange-rate-port.ts';

/** The latest rate of each currency to `target`, by one query; none for `target` itself, nor if no rate is known. */
export async function latestQuotes(
  rates: ExchangeRatePort,
  target: CurrencyCode,
  currencies: Iterable<CurrencyCode>,
): Promise<ReadonlyMap<CurrencyCode, RateQuote>> {
  const wanted = [...new Set(currencies)].filter((currency) => currency !== target);
  const quotes = await rates.quotes(wanted.map((from) => ({ from, to: target, on: 'latest' })));
  return new Map(quotes.flatMap((quote) => (quote === undefined ? [] : [[quote.from, quote]])));
}
