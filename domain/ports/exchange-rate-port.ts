import type { LocalDate } from '../calendar.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { ExchangeRate, RatePair, RateQuote, RateSource } from '../money/exchange-rate.ts';
import type { Revision } from '../revision.ts';

export interface ExchangeRatePort {
  /**
   * The rates for each pair, in the order of the pairs; one statement however many they are. Both rates of a quote are
   * of one day where there is one (contract 6.1): the latest day not after `on` at which both currencies have a rate;
   * when there is none, the earliest such day after it; when there is none either, each rate is of such a day of its
   * own currency, and the quote's day is the one further from `on`. Without a rate of one of them, the result is
   * `undefined`. EUR has the rate 1 on every day, so a pair with EUR depends on the other currency alone. The source
   * does not matter: each day has one rate. `from` and `to` of a pair differ; equal pairs may repeat. No pairs, no
   * statement.
   *
   * `shared` names a state of the rates (`Revisions.shared`) that the caller has seen. The quotes are of that state or
   * of a later one, so an adapter may remember them by it. Without it they are of the moment of the call.
   */
  quotes(pairs: readonly RatePair[], shared?: Revision): Promise<readonly (RateQuote | undefined)[]>;
}

export interface ExchangeRateRepo {
  /**
   * Stores one rate per currency and day. A stored one is replaced by one of the same or a more trusted source
   * (`mayReplace`), and stays otherwise. Of several for the same currency and day in `rates` the most trusted counts,
   * of equally trusted ones the last. Answers how many rates of the store are new or have another value or source than
   * before. All or nothing; any number of rates.
   */
  put(rates: readonly ExchangeRate[]): Promise<number>;
  /**
   * The rates that fit the filter, the newest day first, then by currency; at most `limit` of them. A filter that is
   * left out lets everything through.
   */
  list(filter: RateFilter, limit: number): Promise<readonly ExchangeRate[]>;
  /**
   * Removes the rates of `currency` that a person entered for days from `from` to `until`, both inclusive, and returns
   * how many there were. Rates of other sources stay. Nothing takes the place of a removed rate until its source is
   * fetched again.
   */
  removeManual(currency: CurrencyCode, from: LocalDate, until: LocalDate): Promise<number>;
  /** For each source that has rates, its newest day and how many rates it has; the most trusted source first. */
  newest(): Promise<readonly NewestRate[]>;
}

export interface RateFilter {
  readonly source?: RateSource;
  readonly currency?: CurrencyCode;
  /** The first and the last day, both inclusive. */
  readonly from?: LocalDate;
  readonly until?: LocalDate;
}

export interface NewestRate {
  readonly source: RateSource;
  readonly date: LocalDate;
  readonly count: number;
}
