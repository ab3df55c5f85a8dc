import { daysBetween, type LocalDate } from '../calendar.ts';
import { firstNotBefore } from '../collections.ts';
import { FinanceError, invalidField } from '../error.ts';
import { type CurrencyCode, EUR, minorDigits } from './currency.ts';
import { type ExactMinorUnits, type MinorUnits, roundMinorUnits } from './money.ts';

/**
 * Where a rate came from, the most trusted first: a person, the European Central Bank, the set that Coffer comes with.
 */
export const RATE_SOURCES = ['manual', 'ecb', 'seed'] as const;
export type RateSource = (typeof RATE_SOURCES)[number];

/**
 * Units of a currency for one euro as plain decimal digits, greater than 0, at most 12 digits on each side of the
 * point, without superfluous zeros: `1.0887`, `165`, `0.87`. Fits `numeric(24, 12)`.
 */
export type PerEur = string & { readonly __perEur: unique symbol };

export interface ExchangeRate {
  /** Never EUR, whose rate is always 1 and not stored (contract 6.1). */
  readonly currency: CurrencyCode;
  readonly date: LocalDate;
  readonly perEur: PerEur;
  readonly source: RateSource;
}

/** A request for a rate. `from` and `to` differ. */
export interface RatePair {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly on: LocalDate;
}

/** The two rates that make a cross rate, of one day wherever there is such a day (contract 6.1). */
export interface RateQuote extends RatePair {
  /** The day of both rates, or of the one further from `on`. */
  readonly date: LocalDate;
  readonly fromPerEur: PerEur;
  readonly toPerEur: PerEur;
}

/** Results name a quote that is further than this from the wanted day (contract 6.2). */
const STALE_AFTER_DAYS = 7;

/** Throws `invalid` naming `per_eur` (see {@link PerEur}) or `currency`. */
export function exchangeRate(facts: Omit<ExchangeRate, 'perEur'> & { readonly perEur: string }): ExchangeRate {
  if (facts.currency === EUR) {
    throw invalidField('currency', 'Rates are per euro, so EUR has no rate of its own.');
  }
  const perEur = parsePerEur(facts.perEur);
  if (perEur === undefined) {
    const sentence =
      'The per_eur must be a decimal number above 0 with at most 12 digits before and 12 after the point.';
    throw invalidField('per_eur', sentence);
  }
  return { currency: facts.currency, date: facts.date, perEur, source: facts.source };
}

/**
 * Drops superfluous zeros. `undefined` if the text is not a {@link PerEur}: for signs, exponents, 0 and too many
 * digits.
 */
export function parsePerEur(text: string): PerEur | undefined {
  const match = /^0*(\d{1,12})(?:\.(\d{1,12}?)0*)?$/.exec(text);
  if (match === null) return undefined;
  const fraction = (match[2] ?? '').replace(/0+$/, '');
  const perEur = fraction === '' ? (match[1] ?? '') : `${match[1]}.${fraction}`;
  return perEur === '0' ? undefined : asPerEur(perEur);
}

/** Whether a rate of `source` may replace one of `stored` for the same currency and day: unless it is less trusted. */
export function mayReplace(source: RateSource, stored: RateSource): boolean {
  return RATE_SOURCES.indexOf(source) <= RATE_SOURCES.indexOf(stored);
}

/**
 * Converts an amount of `from` to minor units of `to`, with exact arithmetic and one rounding, half away from zero
 * (contract 6.4). The same currency needs no quote. Since each amount is rounded on its own, the sum of converted
 * amounts, which totals use, may differ from the converted sum by half a minor unit for each amount. Throws
 * `amount_out_of_range` if the result is past ±(2^53−1).
 */
export function convert(
  amount: MinorUnits,
  from: CurrencyCode,
  to: CurrencyCode,
  quote: RateQuote | undefined,
): MinorUnits {
  return convertExact([BigInt(amount), 1n], from, to, quote);
}

/** Like {@link convert}, for an amount that is not rounded yet, so that it is rounded only once. */
export function convertExact(
  [numerator, denominator]: ExactMinorUnits,
  from: CurrencyCode,
  to: CurrencyCode,
  quote: RateQuote | undefined,
): MinorUnits {
  if (from === to) return rounded([numerator, denominator]);
  if (quote?.from !== from || quote.to !== to) throw new TypeError(`A quote from ${from} to ${to} is needed.`);
  // Both rates are scaled by the same power of ten, which cancels out.
  const multiplier = scaled(quote.toPerEur) * 10n ** BigInt(minorDigits(to));
  const divisor = scaled(quote.fromPerEur) * 10n ** BigInt(minorDigits(from));
  return rounded([numerator * multiplier, denominator * divisor]);
}

/**
 * Whether the day of the rate is more than 7 days before or after the wanted one (contract 6.2).
 */
export function isStale(quote: RateQuote, wanted: LocalDate = quote.on): boolean {
  return Math.abs(daysBetween(quote.date, wanted)) > STALE_AFTER_DAYS;
}

/** The rates of one currency by ascending date, at most one per day. */
export type RateSeries = readonly Pick<ExchangeRate, 'date' | 'perEur'>[];

/**
 * Chooses a rate from complete series (contract 6.1, 6.2): that of the latest day not after `on` on which both
 * currencies have a rate, otherwise that of the earliest such day after `on`, otherwise for each currency the rate of
 * its own such day; `undefined` if one has none at all. `seriesOf` is not called for EUR.
 */
export function quoteFrom(pair: RatePair, seriesOf: (currency: CurrencyCode) => RateSeries): RateQuote | undefined {
  const [from, to] = [pair.from, pair.to].map((code) => (code === EUR ? undefined : seriesOf(code)));
  const [one, other] = [from ?? to ?? [], to ?? from ?? []];
  const [first, second] = nearest(one, other, pair.on) ?? [ownNearest(one, pair.on), ownNearest(other, pair.on)];
  if (first === undefined || second === undefined) return undefined;
  const isFirstFurther = Math.abs(daysBetween(first.date, pair.on)) >= Math.abs(daysBetween(second.date, pair.on));
  return {
    ...pair,
    date: isFirstFurther ? first.date : second.date,
    fromPerEur: from === undefined ? ONE : first.perEur,
    toPerEur: to === undefined ? ONE : second.perEur,
  };
}

const ONE = asPerEur('1');

/** The only place that makes the brand. */
function asPerEur(checked: string): PerEur {
  return checked as PerEur;
}

const RATE_DECIMALS = 12;

function scaled(perEur: PerEur): bigint {
  const [whole = '', fraction = ''] = perEur.split('.');
  return BigInt(whole + fraction.padEnd(RATE_DECIMALS, '0'));
}

function rounded(converted: ExactMinorUnits): MinorUnits {
  try {
    return roundMinorUnits(converted);
  } catch (cause) {
    throw new FinanceError(
      'amount_out_of_range',
      'The converted amount is past ±(2^53−1) minor units. Ask for another currency.',
      { cause },
    );
  }
}

type Match = readonly [RateSeries[number], RateSeries[number]];

function nearest(a: RateSeries, b: RateSeries, on: LocalDate): Match | undefined {
  const [nextA, nextB] = [a, b].map((series) => firstNotBefore(series, ({ date }) => date <= on)) as [number, number];
  return walk(a, nextA - 1, b, nextB - 1, -1) ?? walk(a, nextA, b, nextB, 1);
}

/** The latest rate up to the day, otherwise the earliest after it. */
function ownNearest(series: RateSeries, on: LocalDate): RateSeries[number] | undefined {
  const next = firstNotBefore(series, ({ date }) => date <= on);
  return series[next - 1] ?? series[next];
}

/** The first day that is in both series, from these positions on into the past (-1) or the future (1). */
function walk(a: RateSeries, startA: number, b: RateSeries, startB: number, step: -1 | 1): Match | undefined {
  let [i, j] = [startA, startB];
  for (;;) {
    const [first, second] = [a[i], b[j]];
    if (first === undefined || second === undefined) return undefined;
    if (first.date === second.date) return [first, second];
    // The other series has passed the day of the one that is behind, so that one moves on.
    if (first.date < second.date === step > 0) i += step;
    else j += step;
  }
}
