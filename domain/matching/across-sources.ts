import { bestAssignment, type Offer } from './best-assignment.ts';
import type { KnownTransaction } from './known-account.ts';
import type { ObservedRow } from './observed-row.ts';
import { bookingCost, type Candidate, candidatesElsewhere, isBooking, near, unlearntCost } from './other-views.ts';
import { amountKey, dayKey, type Round, takeLast } from './round.ts';
import { SIMILAR } from './similar-text.ts';
import { type IsSure, surePairs } from './sure-pairs.ts';

/** Rows that are left, and the transactions that they may be all the same. */
export type Doubtful = ReadonlyMap<ObservedRow, KnownTransaction>;

/**
 * Step 6. Transactions that another source or the user brought in: equal amounts with similar texts on close days,
 * paired so that as many as possible find each other, on days as close as possible. After that, equal amounts on one
 * day with any text. Returns what may be a pair that was not made.
 */
export function matchAcrossSources(round: Round): Doubtful {
  const candidates = candidatesElsewhere(round);
  const doubtful = new Map<ObservedRow, KnownTransaction>();
  if (candidates.length === 0) return doubtful;
  const byAmount = Map.groupBy(candidates, ({ key }) => key);
  const isSure = surePairs(round, candidates);
  for (const [key, rows] of Map.groupBy(round.openRows(), amountKey)) {
    const group = byAmount.get(key);
    if (group === undefined) continue;
    for (const [row, transaction] of pairSimilar(round, rows, group, worth, isSure)) doubtful.set(row, transaction);
  }
  pairBookings(round, byAmount, isSure);
  pairSameDay(round, candidates, isSure);
  return doubtful;
}

/** Days of two sources tell of what both have booked; what one of them shows as pending has days of its own. */
function pairBookings(round: Round, byAmount: ReadonlyMap<string, readonly Candidate[]>, isSure: IsSure): void {
  for (const [key, rows] of Map.groupBy(round.openRows(), amountKey)) {
    const group = (byAmount.get(key) ?? []).filter(
      ({ transaction, lags }) => lags?.isComplete === true && round.isFree(transaction),
    );
    if (group.length > 0) pairSimilar(round, rows, group, worthAsBooking, isSure);
  }
}

/**
 * Of a chance of 1 in 55. At the ends of what two sources show, a chain of payments may have moved along by one; so a
 * person is asked about a row that would find a partner if one more pair were so much likelier.
 */
const DOUBT = 240;

/** Of one amount. Rows beyond are only looked for on their own day: no real account has so many equal payments. */
const MOST_PAIRS = 100_000;

function pairSimilar(
  round: Round,
  rows: readonly ObservedRow[],
  candidates: readonly Candidate[],
  worthOf: typeof worth,
  isSure: IsSure,
): Doubtful {
  const ids = new Map([...new Set(candidates.map(({ transaction }) => transaction))].map((one, id) => [one, id]));
  const transactions = [...ids.keys()];
  const offers: Offer[] = [];
  let pairs = 0;
  for (const [taker, row] of rows.entries()) {
    if (pairs > MOST_PAIRS) break;
    for (const candidate of near(candidates, row.day)) {
      pairs += 1;
      const weight = worthOf(round, row, candidate);
      if (weight > -DOUBT) offers.push({ taker, item: ids.get(candidate.transaction)!, weight });
    }
  }
  const found = bestAssignment(offers.filter(({ weight }) => weight > 0));
  for (const [taker, item] of found) {
    const [row, transaction] = [rows[taker]!, transactions[item]!];
    if (isSure(row, transaction)) takeFromOther(round, row, transaction);
  }
  if (found.size === transactions.length || offers.every(({ taker }) => found.has(taker))) return new Map();
  const likelier = offers.map((offer) => ({ ...offer, weight: offer.weight + DOUBT }));
  const more = [...bestAssignment(likelier)].filter(([taker]) => !found.has(taker));
  return new Map(more.map(([taker, item]) => [rows[taker]!, transactions[item]!]));
}

function takeFromOther(round: Round, row: ObservedRow, transaction: KnownTransaction): void {
  round.take(row, transaction, transaction.observations.length > 0 ? 'other_source' : 'by_hand');
}

/** A pair must be worth more than any gain by closer days, so that nothing stays alone that could have a partner. */
const PAIR = 1_000;
/** A pending row is a pending transaction, and a booked one a booked one, sooner than a day is the same. */
const SAME_STATUS = 30;
/** What speaks for one partner before another, status, state and text, is no reason to have one. */
const MOST_EXTRA = SAME_STATUS + 1 + 10;

/**
 * Of a chance of 1 in 4. Where one source ends soon after the other began, each may hide one of a chain of equal
 * payments: one pair too many would lose a payment, and about one too few a person is asked.
 */
const SEAM = 90;

/** Of a pair that cannot be. */
const IMPOSSIBLE = Number.NEGATIVE_INFINITY;

function worth(round: Round, row: ObservedRow, candidate: Candidate): number {
  const { lags, day } = candidate;
  if (candidate.isOutdated && row.status === 'booked') return IMPOSSIBLE;
  const likeness = round.compare(row.text, candidate.text);
  const learnt = lags?.costOf(day - row.day);
  const { state, status } = candidate.transaction;
  const fits = (status === row.status ? SAME_STATUS : 0) + (state === 'live' ? 1 : 0);
  const extra = Math.round(likeness * 10) + fits;
  if (lags?.isComplete === true) {
    if (learnt === undefined) return IMPOSSIBLE;
    const seam = lags.isOnSeam(row.day) || lags.isOnSeam(day) ? SEAM : 0;
    return lags.costAlone(row.day, 'own') + lags.costAlone(day, 'other') - learnt + extra - MOST_EXTRA - seam;
  }
  const isUnlearntBooking = learnt === undefined && isBooking(row, candidate);
  const cost = isUnlearntBooking ? bookingCost(round, row, candidate) : (learnt ?? unlearntCost(round, row, candidate));
  return cost === undefined || likeness < SIMILAR ? IMPOSSIBLE : PAIR - cost + extra;
}

/** The same for a pair of which one is pending at least. */
function worthAsBooking(round: Round, row: ObservedRow, candidate: Candidate): number {
  const { status } = candidate.transaction;
  const likeness = round.compare(row.text, candidate.text);
  const isOpen = row.status === 'pending' || status === 'pending';
  if (!isOpen || likeness < SIMILAR || (candidate.isOutdated && row.status === 'booked')) return IMPOSSIBLE;
  const cost = row.status === status ? unlearntCost(round, row, candidate) : bookingCost(round, row, candidate);
  return cost === undefined ? IMPOSSIBLE : PAIR - cost + Math.round(likeness * 10);
}

function pairSameDay(round: Round, candidates: readonly Candidate[], isSure: IsSure): void {
  const unsure = candidates.filter(({ lags }) => lags?.isComplete !== true);
  const byDay = Map.groupBy(unsure, ({ day, key }) => `${day} ${key}`);
  for (const list of byDay.values()) list.reverse();
  for (const row of round.openRows()) {
    const found = takeLast(byDay.get(dayKey(row)) ?? [], ({ transaction }) => round.isFree(transaction));
    if (found !== undefined && isSure(row, found.transaction)) takeFromOther(round, row, found.transaction);
  }
}
