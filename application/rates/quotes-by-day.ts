import type { LocalDate } from '../../domain/calendar.ts';
import type { CurrencyCode } from '../../domain/currency.ts';
import type { RateQuote } from '../../domain/exchange-rate.ts';
import type { ExchangeRatePort } from '../../domain/ports/exchange-rate-port.ts';

/** Returns `undefined` if no rate is known, so that the amount cannot be converted (contract 6.3). */
export type QuoteOf = (currency: CurrencyCode, on: LocalDate) => RateQuote | undefined;

/** Looks up all quotes that are needed to convert to `target`, by one query. */
export async function quotesByDay(
  rates: ExchangeRatePort,
  target: CurrencyCode,
  needs: Iterable<{ readonly currency: CurrencyCode; readonly on: LocalDate }>,
): Promise<QuoteOf> {
  const pairs = new Map<string, { from: CurrencyCode; to: CurrencyCode; on: LocalDate }>();
  for (const { currency, on } of needs) {
    if (currency !== target) pairs.set(`${currency} ${on}`, { from: currency, to: target, on });
  }
  if (pairs.size === 0) return () => undefined;
  const quotes = await rates.quotes([...pairs.values()]);
  const byDay = new Map([...pairs.keys()].map((key, index) => [key, quotes[index]]));
  return (currency, on) => byDay.get(`${currency} ${on}`);
}
