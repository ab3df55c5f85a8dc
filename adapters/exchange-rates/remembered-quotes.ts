import { LRUCache } from 'lru-cache';
import type { RatePair, RateQuote } from '../../domain/money/exchange-rate.ts';
import type { ExchangeRatePort } from '../../domain/ports/exchange-rate-port.ts';
import type { Revision } from '../../domain/revision.ts';

/** About 200 bytes each. One that was dropped is asked for again. */
const QUOTES_PER_MEGABYTE = 5_000;

/** The largest share of the memory for answers. */
const SHARE = 0.25;

interface Remembered {
  readonly quote: RateQuote | undefined;
}

/**
 * Remembers quotes by the state of the rates that the caller has seen. Every change of a rate gives that state another
 * name, which never returns, so a remembered quote is never stale. Quotes without a state are not remembered, and
 * nothing is with 0 `megabytes`.
 */
export function rememberedQuotes(rates: Pick<ExchangeRatePort, 'quotes'>, megabytes: number): ExchangeRatePort {
  if (megabytes === 0) return rates;
  const kept = new LRUCache<string, Remembered>({ max: Math.ceil(megabytes * SHARE * QUOTES_PER_MEGABYTE) });
  return {
    async quotes(pairs, shared) {
      if (shared === undefined) return rates.quotes(pairs);
      const known = pairs.map((pair) => kept.get(keyOf(pair, shared)));
      const missing = pairs.filter((_, index) => known[index] === undefined);
      const found = missing.length === 0 ? [] : await rates.quotes(missing, shared);
      missing.forEach((pair, index) => kept.set(keyOf(pair, shared), { quote: found[index] }));
      const added = found.values();
      return known.map((each) => (each === undefined ? added.next().value : each.quote));
    },
  };
}

function keyOf({ from, to, on }: RatePair, shared: Revision): string {
  return `${shared} ${from} ${to} ${on}`;
}
