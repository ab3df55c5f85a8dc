import { parseLocalDate } from '../../../domain/calendar.ts';
import { EUR } from '../../../domain/money/currency.ts';
import {
  type ExchangeRate,
  mayReplace,
  parsePerEur,
  quoteFrom,
  RATE_SOURCES,
  type RateSource,
} from '../../../domain/money/exchange-rate.ts';
import type {
  ExchangeRatePort,
  ExchangeRateRepo,
  NewestRate,
  RateFilter,
} from '../../../domain/ports/exchange-rate-port.ts';
import type { Session } from '../database.ts';
import { frozen, refuseUnless } from '../frozen.ts';

export function createExchangeRateRepo(session: Session): ExchangeRatePort & ExchangeRateRepo {
  return {
    quotes: async (pairs) => {
      const rates = session.rows('rates');
      return pairs.map((pair) => quoteFrom(pair, (currency) => rates.get(currency) ?? []));
    },
    put: (rates) =>
      session.statement((writer) => {
        const byCurrency = Map.groupBy(rates.map(rateRow), ({ currency }) => currency);
        let changed = 0;
        for (const [currency, given] of byCurrency) {
          const stored = writer.rows('rates').get(currency) ?? [];
          const merged = merge(stored, given);
          const known = new Set(stored);
          changed += merged.filter((rate) => !known.has(rate)).length;
          writer.change('rates').set(currency, merged);
        }
        return changed;
      }),
    list: async (filter, limit) => {
      const rates = [...session.rows('rates').values()].flat().filter((rate) => fits(rate, filter));
      return rates.sort(newestFirst).slice(0, limit);
    },
    removeManual: (currency, from, until) =>
      session.statement((writer) => {
        const stored = writer.rows('rates').get(currency) ?? [];
        const kept = stored.filter((rate) => !fits(rate, { source: 'manual', from, until }));
        if (kept.length < stored.length) writer.change('rates').set(currency, kept);
        return stored.length - kept.length;
      }),
    newest: async () => {
      const rates = [...session.rows('rates').values()].flat();
      return RATE_SOURCES.flatMap((source) => newestOf(source, rates));
    },
  };
}

/** Where a given rate changes nothing, the object from `stored` stays in place, so that changes can be counted. */
function merge(stored: readonly ExchangeRate[], given: readonly ExchangeRate[]): readonly ExchangeRate[] {
  const before = new Map(stored.map((rate) => [rate.date, rate]));
  const after = new Map<string, ExchangeRate>(before);
  for (const rate of given) {
    const present = after.get(rate.date);
    if (present === undefined || mayReplace(rate.source, present.source)) after.set(rate.date, rate);
  }
  return [...after.values()]
    .map((rate) => unchanged(before.get(rate.date), rate) ?? rate)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

function unchanged(before: ExchangeRate | undefined, after: ExchangeRate): ExchangeRate | undefined {
  return before?.perEur === after.perEur && before.source === after.source ? before : undefined;
}

function fits(rate: ExchangeRate, { source, currency, from, until }: RateFilter): boolean {
  const isOfSource = source === undefined || rate.source === source;
  const isOfCurrency = currency === undefined || rate.currency === currency;
  return isOfSource && isOfCurrency && (from ?? rate.date) <= rate.date && rate.date <= (until ?? rate.date);
}

function newestFirst(a: ExchangeRate, b: ExchangeRate): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.currency < b.currency ? -1 : 1;
}

function newestOf(source: RateSource, rates: readonly ExchangeRate[]): NewestRate[] {
  const own = rates.filter((rate) => rate.source === source);
  const [first] = own;
  if (first === undefined) return [];
  const newest = own.reduce((latest, rate) => (rate.date > latest ? rate.date : latest), first.date);
  return [{ source, date: newest, count: own.length }];
}

function rateRow(rate: ExchangeRate): ExchangeRate {
  const hasRate = rate.currency !== EUR && parsePerEur(rate.perEur) === rate.perEur;
  refuseUnless(
    hasRate && parseLocalDate(rate.date) === rate.date,
    'No exchange rate has such a currency, day or value.',
  );
  return frozen(rate);
}
