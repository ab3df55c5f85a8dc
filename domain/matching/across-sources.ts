import { firstNotBefore } from '../collections.ts';
import { bestAssignment, type Offer } from './best-assignment.ts';
import type { KnownTransaction } from './known-account.ts';
import { type Coverage, type DayNumber, type ObservedRow, roughlyCovers, withRange } from './observed-row.ts';
import { amountKey, dayKey, MOST_CANDIDATES, type Round, takeLast } from './round.ts';
import { SIMILAR } from './similar-text.ts';

/** One source may show the day of purchase and another the day of booking. */
const MOST_DAYS_APART = 4;

/** How another source, or the user, showed a transaction that this source has not shown yet. */
interface Candidate {
  readonly transaction: KnownTransaction;
  readonly day: DayNumber;
  readonly text: string;
  /** The days on which its source would have shown the row; `null` for all. */
  readonly covered: readonly Coverage[] | null;
  readonly key: string;
}

/**
 * Step 6. Transactions that another source or the user brought in: equal amounts with similar texts on close days,
 * paired so that as many as possible find each other, on days as close as possible. After that, equal amounts on one
 * day with any text.
 */
export function matchAcrossSources(round: Round): void {
  const candidates = candidatesOf(round);
  if (candidates.length === 0) return;
  const byAmount = Map.groupBy(candidates, ({ key }) => key);
  for (const [key, rows] of Map.groupBy(round.openRows(), amountKey)) {
    const group = byAmount.get(key);
    if (group !== undefined) pairSimilar(round, rows, group);
  }
  pairSameDay(round, candidates);
}

function candidatesOf({ batch, known, isFree }: Round): readonly Candidate[] {
  const isOwn = ({ observations }: KnownTransaction) => observations.some(({ source }) => source === batch.source.name);
  return known.transactions
    .filter((transaction) => isFree(transaction) && !isOwn(transaction))
    .flatMap((transaction) => {
      const { observations, entry } = transaction;
      const views = observations.map((observation) => ({
        ...observation,
        covered: known.coverage.get(observation.source) ?? [],
      }));
      const written = entry === null ? [] : [{ ...entry, covered: null }];
      return [...views, ...written].map((view) => ({
        transaction,
        day: view.day,
        text: view.text,
        covered: view.covered,
        key: amountKey(view),
      }));
    })
    .sort((a, b) => a.day - b.day);
}

/** Of one amount. Rows beyond are only looked for on their own day: no real account has so many equal payments. */
const MOST_PAIRS = 100_000;

function pairSimilar(round: Round, rows: readonly ObservedRow[], candidates: readonly Candidate[]): void {
  const ids = new Map([...new Set(candidates.map(({ transaction }) => transaction))].map((one, id) => [one, id]));
  const transactions = [...ids.keys()];
  const ownCoverage = coverageOf(round);
  const offers: Offer[] = [];
  let pairs = 0;
  for (const [taker, row] of rows.entries()) {
    if (pairs > MOST_PAIRS) break;
    for (const candidate of near(candidates, row.day)) {
      pairs += 1;
      const weight = worth(round, row, candidate, ownCoverage);
      if (weight > 0) offers.push({ taker, item: ids.get(candidate.transaction)!, weight });
    }
  }
  for (const [taker, item] of bestAssignment(offers)) {
    takeFromOther(round, rows[taker]!, transactions[item]!);
  }
}

function takeFromOther(round: Round, row: ObservedRow, transaction: KnownTransaction): void {
  round.take(row, transaction, transaction.observations.length > 0 ? 'other_source' : 'by_hand');
}

/** Candidates on close days, found by bisection; those of the same day first if there are too many. */
function near(candidates: readonly Candidate[], day: DayNumber): readonly Candidate[] {
  const start = firstFrom(candidates, day - MOST_DAYS_APART);
  const end = firstFrom(candidates, day + MOST_DAYS_APART + 1);
  if (end - start <= MOST_CANDIDATES) return candidates.slice(start, end);
  return candidates.slice(firstFrom(candidates, day)).slice(0, MOST_CANDIDATES);
}

function firstFrom(candidates: readonly Candidate[], day: DayNumber): number {
  return firstNotBefore(candidates, (candidate) => candidate.day < day);
}

/** A pair must be worth more than any gain by closer days, so that nothing stays alone that could have a partner. */
const PAIR = 1_000;

/** 0 for a pair that cannot be. */
function worth({ compare }: Round, row: ObservedRow, candidate: Candidate, ownCoverage: readonly Coverage[]): number {
  const apart = Math.abs(row.day - candidate.day);
  if (apart > 0 && !eachWouldShow(row.day, candidate, ownCoverage)) return 0;
  const likeness = compare(row.text, candidate.text);
  if (likeness < SIMILAR) return 0;
  return PAIR - 20 * apart * apart + Math.round(likeness * 10) + (candidate.transaction.state === 'live' ? 1 : 0);
}

/**
 * Days may differ only where each source would have shown the other's day: otherwise the other row is one that this
 * source has not seen yet.
 */
function eachWouldShow(day: DayNumber, candidate: Candidate, ownCoverage: readonly Coverage[]): boolean {
  const { covered } = candidate;
  return roughlyCovers(ownCoverage, candidate.day) && (covered === null || roughlyCovers(covered, day));
}

function coverageOf({ batch, known }: Round): readonly Coverage[] {
  const before = known.coverage.get(batch.source.name) ?? [];
  return batch.coverage === null ? before : withRange(before, batch.coverage);
}

function pairSameDay(round: Round, candidates: readonly Candidate[]): void {
  const byDay = Map.groupBy(candidates, ({ day, key }) => `${day} ${key}`);
  for (const list of byDay.values()) list.reverse();
  for (const row of round.openRows()) {
    const found = takeLast(byDay.get(dayKey(row)) ?? [], ({ transaction }) => round.isFree(transaction));
    if (found !== undefined) takeFromOther(round, row, found.transaction);
  }
}
