import { dayNumber } from '../calendar.ts';
import { counted, firstNotBefore } from '../collections.ts';
import { FinanceError } from '../error.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { convert, isStale, type RatePair, type RateQuote } from '../money/exchange-rate.ts';
import type { MinorUnits } from '../money/money.ts';
import type { TransferLeg } from './transfer-leg.ts';

/** Money takes a few working days at most, and a bank may book what arrives first. */
export const DAYS_APART_MAX = 5;

/** Two legs whose accounts, days and amounts allow a transfer. */
export interface PossiblePair {
  readonly outgoing: TransferLeg;
  readonly incoming: TransferLeg;
  /** Whether exactly that amount arrived. Otherwise it was converted, or a fee was kept back. */
  readonly isEqual: boolean;
  /** From the day on which the money left to the day on which it arrived; may be negative. */
  readonly days: number;
}

/** The rate of a day, or `undefined` if none is known. */
export type TransferQuoteOf = (pair: RatePair) => RateQuote | undefined;

/**
 * What may arrive of an amount, as shares of it: a fee is kept back, or the bank converts at another rate than that of
 * the day.
 */
const ARRIVES = { least: 0.97, mostAtOwnRate: 1, leastConverted: 0.96, mostConverted: 1.02 };

/** A leg with more possible partners than these is one of a crowd, in which nothing can be told apart. */
const PARTNERS_MAX = 20;
/** Unequal amounts are only compared where fewer amounts arrived within the days. */
const ARRIVALS_MAX = 300;

type Placed = Pick<TransferLeg, 'bankAccountId' | 'amount' | 'currency'>;

/**
 * Whether one of the others could be the other side of a leg, as far as accounts and amounts say. May be true although
 * none is, because no rate is asked for; false is certain.
 */
export function mayHavePartner(leg: Placed, others: readonly TransferLeg[]): boolean {
  return others.some((other) => {
    if (other.bankAccountId === leg.bankAccountId || other.amount > 0 === leg.amount > 0) return false;
    if (other.currency !== leg.currency) return true;
    const [outgoing, incoming] = leg.amount < 0 ? [leg, other] : [other, leg];
    return arrivesUnconverted(outgoing.amount, incoming.amount);
  });
}

/** The rates that `possiblePairs` asks for. */
export function ratesOfPairs(legs: readonly TransferLeg[]): readonly RatePair[] {
  const wanted = new Map<string, RatePair>();
  if (new Set(legs.map(({ currency }) => currency)).size < 2) return [];
  eachNearPair(legs, (outgoing, incoming) => {
    if (outgoing.currency === incoming.currency) return;
    const pair = ratePair(outgoing, incoming.currency);
    wanted.set(`${pair.from} ${pair.to} ${pair.on}`, pair);
  });
  return [...wanted.values()];
}

/**
 * Every pair that could be a transfer. The order of `legs` does not matter. A pair depends on legs within
 * `2 * DAYS_APART_MAX` days only.
 */
export function possiblePairs(legs: readonly TransferLeg[], quoteOf: TransferQuoteOf): readonly PossiblePair[] {
  const pairs = [...equalPairs(legs), ...unequalPairs(legs, quoteOf)];
  const partners = counted(pairs.flatMap(({ outgoing, incoming }) => [outgoing.id, incoming.id]));
  const isTold = ({ id }: TransferLeg) => partners.get(id)! <= PARTNERS_MAX;
  return pairs.filter(({ outgoing, incoming }) => isTold(outgoing) && isTold(incoming));
}

interface Dated {
  readonly leg: TransferLeg;
  readonly day: number;
}

function equalPairs(legs: readonly TransferLeg[]): readonly PossiblePair[] {
  const pairs: PossiblePair[] = [];
  const groups = Map.groupBy(legs, ({ amount, currency }) => `${currency} ${Math.abs(amount)}`);
  for (const group of groups.values()) {
    const [outgoing, incoming] = bothWays(group);
    for (const from of outgoing) pairs.push(...partnersOf(from, within(incoming, from.day)));
  }
  return pairs;
}

/** One more than is allowed makes a crowd, so the rest need not be listed. */
function partnersOf({ leg: outgoing, day }: Dated, near: readonly Dated[]): readonly PossiblePair[] {
  const pairs: PossiblePair[] = [];
  for (const { leg: incoming, day: arrival } of near) {
    if (incoming.bankAccountId === outgoing.bankAccountId) continue;
    pairs.push({ outgoing, incoming, isEqual: true, days: arrival - day });
    if (pairs.length > PARTNERS_MAX) break;
  }
  return pairs;
}

function unequalPairs(legs: readonly TransferLeg[], quoteOf: TransferQuoteOf): readonly PossiblePair[] {
  const pairs: PossiblePair[] = [];
  eachNearPair(legs, (outgoing, incoming, days) => {
    if (outgoing.currency === incoming.currency && outgoing.amount === -incoming.amount) return;
    if (arrives(outgoing, incoming, quoteOf)) pairs.push({ outgoing, incoming, isEqual: false, days });
  });
  return pairs;
}

function eachNearPair(
  legs: readonly TransferLeg[],
  visit: (outgoing: TransferLeg, incoming: TransferLeg, days: number) => void,
): void {
  const [outgoing, incoming] = bothWays(legs);
  for (const from of outgoing) {
    const near = within(incoming, from.day);
    if (near.length > ARRIVALS_MAX) continue;
    for (const to of near) {
      if (from.leg.bankAccountId !== to.leg.bankAccountId) visit(from.leg, to.leg, to.day - from.day);
    }
  }
}

function arrives(outgoing: TransferLeg, incoming: TransferLeg, quoteOf: TransferQuoteOf): boolean {
  if (outgoing.currency === incoming.currency) return arrivesUnconverted(outgoing.amount, incoming.amount);
  const quote = quoteOf(ratePair(outgoing, incoming.currency));
  if (quote === undefined || isStale(quote)) return false;
  const converted = convertedAmount(outgoing, incoming.currency, quote);
  if (converted === undefined) return false;
  const share = incoming.amount / converted;
  return share >= ARRIVES.leastConverted && share <= ARRIVES.mostConverted;
}

/** The whole amount, or what a fee leaves of it. */
function arrivesUnconverted(outgoing: MinorUnits, incoming: MinorUnits): boolean {
  const share = incoming / -outgoing;
  return share >= ARRIVES.least && share <= ARRIVES.mostAtOwnRate;
}

function convertedAmount(
  { amount, currency }: TransferLeg,
  to: CurrencyCode,
  quote: RateQuote,
): MinorUnits | undefined {
  try {
    return convert(-amount, currency, to, quote);
  } catch (error) {
    if (error instanceof FinanceError && error.code === 'amount_out_of_range') return undefined;
    throw error;
  }
}

function ratePair({ currency, bookedOn }: TransferLeg, to: CurrencyCode): RatePair {
  return { from: currency, to, on: bookedOn };
}

/** The legs that left and those that arrived, each by day, then id. */
function bothWays(legs: readonly TransferLeg[]): readonly [outgoing: readonly Dated[], incoming: readonly Dated[]] {
  const dated = legs
    .map((leg) => ({ leg, day: dayNumber(leg.bookedOn) }))
    .sort((a, b) => a.day - b.day || a.leg.id - b.leg.id);
  return [dated.filter(({ leg }) => leg.amount < 0), dated.filter(({ leg }) => leg.amount > 0)];
}

function within(sorted: readonly Dated[], day: number): readonly Dated[] {
  return sorted.slice(
    firstNotBefore(sorted, (one) => one.day < day - DAYS_APART_MAX),
    firstNotBefore(sorted, (one) => one.day <= day + DAYS_APART_MAX),
  );
}
