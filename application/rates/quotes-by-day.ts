import type { LocalDate } from '../../domain/calendar.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { RateQuote } from '../../domain/money/exchange-rate.ts';
import type { ExchangeRatePort } from '../../domain/ports/exchange-rate-port.ts';
import type { Revision } from '../../domain/revision.ts';

/** Returns `undefined` if no rate is known, so that the amount cannot be converted (contract 6.3). */
export type QuoteOf = (currency: CurrencyCode, on: LocalDate) => RateQuote | undefined;

export interface RateSource {
  readonly rates: ExchangeRatePort;
  /** Rates of later days are not used (contract 6.1). They are without it, for what an account stores for good. */
  readonly today?: LocalDate;
  /** The state of the rates that the caller has seen. */
  readonly shared?: Revision;
}

/** Looks up all quotes that are needed to convert to `target`, by one query. */
export async function quotesByDay(
  { rates, today, shared }: RateSource,
  target: CurrencyCode,
  needs: Iterable<{ readonly currency: CurrencyCode; readonly on: LocalDate }>,
): Promise<QuoteOf> {
  const dayFor = (on: LocalDate) => (today === undefined || on < today ? on : today);
  const pairs = new Map<string, { from: CurrencyCode; to: CurrencyCode; on: LocalDate }>();
  for (const { currency, on } of needs) {
    if (currency === target) continue;
    const day = dayFor(on);
    pairs.set(`${currency} ${day}`, { from: currency, to: target, on: day });
  }
  if (pairs.size === 0) return () => undefined;
  const quotes = await rates.quotes([...pairs.values()], shared);
  const byDay = new Map([...pairs.keys()].map((key, index) => [key, quotes[index]]));
  return (currency, on) => {
    const quote = byDay.get(`${currency} ${dayFor(on)}`);
    return quote !== undefined && today !== undefined && quote.date > today ? undefined : quote;
  };
}
