import type { LocalDate } from './calendar.ts';
import type { CurrencyCode } from './currency.ts';
import { convertExact, isStale, type RateQuote } from './exchange-rate.ts';
import { type ExactMinorUnits, type MinorUnits, minorUnitsFrom } from './money.ts';

/** A total that says what it does not hold (contract 6.3). */
export interface ConvertedTotal {
  readonly currency: CurrencyCode;
  /** Minor units of `currency`: the sum of what could be converted. */
  readonly amount: MinorUnits;
  /** How many amounts it adds up. */
  readonly count: number;
}

/** Amounts of one currency for which there is no rate: they are in no total. */
export interface LeftOutAmounts {
  readonly currency: CurrencyCode;
  /** Their sum in minor units of their own currency. */
  readonly amount: MinorUnits;
  readonly count: number;
}

/** A rate whose day is more than 7 days off the one that was wanted (contract 6.2). */
export interface StaleRate {
  readonly currency: CurrencyCode;
  readonly date: LocalDate;
}

/** What is to be said about conversions beside their results. */
export interface ConversionNotes {
  /** By currency. */
  readonly leftOut: readonly LeftOutAmounts[];
  /** By currency, then date. */
  readonly staleRates: readonly StaleRate[];
}

/** Something to be added up in another currency, or in its own. */
export interface ConvertibleAmount {
  readonly currency: CurrencyCode;
  /** Minor units. Of another currency than the total's: each single amount. Of the same: the sum of all `count`. */
  readonly amount: bigint;
  /**
   * What each single amount is before it is rounded to `amount`: this is converted then, so that it is rounded once
   * (contract 6.4).
   */
  readonly exact?: ExactMinorUnits;
  readonly count: number;
  /** `undefined` where no rate is known, and for the total's own currency. */
  readonly quote: RateQuote | undefined;
  /** The day whose rate is wanted; `undefined` for the total's own currency. */
  readonly wantedOn: LocalDate | undefined;
}

/**
 * Adds converted amounts, each rounded on its own (contract 6.4). Throws `amount_out_of_range` when the total is past
 * ±(2^53−1).
 */
export function totalInCurrency(amounts: readonly ConvertibleAmount[], currency: CurrencyCode): ConvertedTotal {
  let [total, count] = [0n, 0];
  for (const amount of amounts) {
    const converted = inCurrency(amount, currency);
    if (converted === undefined) continue;
    total += converted;
    count += amount.count;
  }
  return { currency, amount: minorUnitsFrom(total), count };
}

/** What of these amounts is in no total, and which rates are far from their day. Throws `amount_out_of_range`. */
export function conversionNotes(amounts: readonly ConvertibleAmount[], currency: CurrencyCode): ConversionNotes {
  const foreign = amounts.filter((amount) => amount.currency !== currency);
  return { leftOut: leftOutAmounts(foreign), staleRates: staleRates(foreign) };
}

function inCurrency(convertible: ConvertibleAmount, target: CurrencyCode): bigint | undefined {
  const { amount, exact = [amount, 1n], currency, count, quote } = convertible;
  if (currency === target) return amount;
  if (quote === undefined) return undefined;
  return BigInt(convertExact(exact, currency, target, quote)) * BigInt(count);
}

function leftOutAmounts(foreign: readonly ConvertibleAmount[]): readonly LeftOutAmounts[] {
  const sums = new Map<CurrencyCode, { amount: bigint; count: number }>();
  for (const { currency, amount, count, quote } of foreign) {
    if (quote !== undefined) continue;
    const sum = sums.get(currency) ?? { amount: 0n, count: 0 };
    sums.set(currency, { amount: sum.amount + amount * BigInt(count), count: sum.count + count });
  }
  return [...sums]
    .map(([currency, { amount, count }]) => ({ currency, amount: minorUnitsFrom(amount), count }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1));
}

/** The rates among these that are far from their wanted day, each once; by currency, then date (contract 6.2). */
export function staleRates(
  amounts: readonly Pick<ConvertibleAmount, 'currency' | 'quote' | 'wantedOn'>[],
): readonly StaleRate[] {
  const stale = new Map<string, StaleRate>();
  for (const { currency, quote, wantedOn } of amounts) {
    if (quote === undefined || !isStale(quote, wantedOn)) continue;
    stale.set(`${currency} ${quote.date}`, { currency, date: quote.date });
  }
  return [...stale.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, rate]) => rate);
}
