import type { LocalDate } from '../calendar.ts';
import { FinanceError } from '../error.ts';
import type { CurrencyCode } from './currency.ts';
import { convertExact, isStale, type RateQuote } from './exchange-rate.ts';
import type { ExactMinorUnits, MinorUnits } from './money.ts';

/** A total of what could be converted; {@link ConversionNotes} say what is missing (contract 6.3). */
export interface ConvertedTotal {
  readonly currency: CurrencyCode;
  /** In `currency`. */
  readonly amount: MinorUnits;
  /** The number of amounts that it adds up. */
  readonly count: number;
}

/** Amounts of one currency without a rate, which no total includes. */
export interface LeftOutAmounts {
  readonly currency: CurrencyCode;
  /** Their sum, in their own currency. */
  readonly amount: MinorUnits;
  readonly count: number;
}

/** A rate whose day is more than 7 days from the wanted one (contract 6.2). */
export interface StaleRate {
  readonly currency: CurrencyCode;
  readonly date: LocalDate;
}

/** What a result has to say about its conversions. */
export interface ConversionNotes {
  /** By currency. */
  readonly leftOut: readonly LeftOutAmounts[];
  /** By currency. */
  readonly staleRates: readonly StaleRate[];
}

/** Something to be added to a total, in the currency of the total or in another one. */
export interface ConvertibleAmount {
  readonly currency: CurrencyCode;
  /**
   * In minor units: the sum of all `count` amounts if the total has the same currency, otherwise each single amount.
   */
  readonly amount: bigint;
  /**
   * Each single amount before it was rounded to `amount`. It is converted instead, so that it is rounded only once
   * (contract 6.4).
   */
  readonly exact?: ExactMinorUnits;
  readonly count: number;
  /** `undefined` if no rate is known, and for the currency of the total. */
  readonly quote: RateQuote | undefined;
  /** The day whose rate is wanted; `undefined` for the currency of the total. */
  readonly wantedOn: LocalDate | undefined;
}

/** Adds converted amounts, each rounded on its own (contract 6.4). Throws `amount_out_of_range` past ±(2^53−1). */
export function totalInCurrency(amounts: readonly ConvertibleAmount[], currency: CurrencyCode): ConvertedTotal {
  let [total, count] = [0n, 0];
  for (const amount of amounts) {
    const converted = inCurrency(amount, currency);
    if (converted === undefined) continue;
    total += converted;
    count += amount.count;
  }
  return { currency, amount: exactTotal(total, currency), count };
}

function exactTotal(total: bigint, currency: CurrencyCode): MinorUnits {
  const amount = Number(total);
  if (Number.isSafeInteger(amount)) return amount;
  throw new FinanceError(
    'amount_out_of_range',
    `The total in ${currency} is past ±(2^53−1) minor units, the largest exact number. ` +
      'Ask for a shorter range of days or another currency.',
  );
}

/** Which of these amounts the total leaves out, and which rates are stale. Throws `amount_out_of_range`. */
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
    .map(([currency, { amount, count }]) => ({ currency, amount: exactTotal(amount, currency), count }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1));
}

/** The rates among these that are far from their wanted day: the earliest of each currency (contract 6.2). */
export function staleRates(
  amounts: readonly Pick<ConvertibleAmount, 'currency' | 'quote' | 'wantedOn'>[],
): readonly StaleRate[] {
  const stale = new Map<CurrencyCode, LocalDate>();
  for (const { currency, quote, wantedOn } of amounts) {
    if (quote === undefined || !isStale(quote, wantedOn)) continue;
    const earliest = stale.get(currency);
    if (earliest === undefined || quote.date < earliest) stale.set(currency, quote.date);
  }
  return [...stale].map(([currency, date]) => ({ currency, date })).sort((a, b) => (a.currency < b.currency ? -1 : 1));
}
