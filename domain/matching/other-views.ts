import { firstNotBefore } from '../collections.ts';
import type { KnownTransaction } from './known-account.ts';
import { type Coverage, type DayNumber, type ObservedRow, roughlyCovers, withRange } from './observed-row.ts';
import { amountKey, EARLIEST_BOOKING, LATEST_BOOKING, MOST_CANDIDATES, type Round } from './round.ts';
import { type Coverages, LONGEST_LAG, learnLags, MOST_DAYS_APART, type SourceLags } from './source-lags.ts';

/** How another source, or the user, showed a transaction that this source has not shown yet. */
export interface Candidate {
  readonly transaction: KnownTransaction;
  /** `null` for what the user entered by hand. */
  readonly source: string | null;
  readonly day: DayNumber;
  readonly text: string;
  /** Whether another source has booked what this view shows as pending: no booked row is like it. */
  readonly isOutdated: boolean;
  /** The days on which its source would have shown the row; `null` for all. */
  readonly covered: readonly Coverage[] | null;
  /** What is learnt about the source's days. */
  readonly lags: SourceLags | undefined;
  readonly key: string;
}

/** What is learnt about the days of another source beside those of the batch's, each time it is asked about. */
export function lagsBySource(round: Round): (source: string) => SourceLags | undefined {
  const learnt = new Map<string, SourceLags | undefined>();
  return (source) => {
    if (!learnt.has(source)) {
      learnt.set(source, learnLags(round, source, coveragesOf(round, source)));
    }
    return learnt.get(source);
  };
}

/** What this source has not shown and no row of its batch has taken, in the order of days. */
export function candidatesElsewhere(round: Round): readonly Candidate[] {
  const { batch, known, isFree } = round;
  const lagsOf = lagsBySource(round);
  const isOwn = ({ observations }: KnownTransaction) => observations.some(({ source }) => source === batch.source.name);
  return known.transactions
    .filter((transaction) => isFree(transaction) && !isOwn(transaction))
    .flatMap((transaction) => {
      const { observations, entry } = transaction;
      const isBooked = observations.some(({ status }) => status === 'booked');
      const views = observations.map((observation) => ({
        ...observation,
        isOutdated: isBooked && observation.status === 'pending',
        covered: known.coverage.get(observation.source) ?? [],
        lags: lagsOf(observation.source),
      }));
      const written = entry === null ? [] : [{ ...entry, isOutdated: false, covered: null, lags: undefined }];
      return [...views, ...written].map((view) => ({
        transaction,
        source: 'source' in view ? view.source : null,
        day: view.day,
        text: view.text,
        isOutdated: view.isOutdated,
        covered: view.covered,
        lags: view.lags,
        key: amountKey(view),
      }));
    })
    .sort((a, b) => a.day - b.day);
}

/** Candidates on close days, found by bisection; those of the same day first if there are too many. */
export function near(candidates: readonly Candidate[], day: DayNumber): readonly Candidate[] {
  const start = firstFrom(candidates, day - Math.max(LONGEST_LAG, LATEST_BOOKING));
  const end = firstFrom(candidates, day + LONGEST_LAG + 1);
  if (end - start <= MOST_CANDIDATES) return candidates.slice(start, end);
  return candidates.slice(firstFrom(candidates, day)).slice(0, MOST_CANDIDATES);
}

function firstFrom(candidates: readonly Candidate[], day: DayNumber): number {
  return firstNotBefore(candidates, (candidate) => candidate.day < day);
}

/** Whether a row may be what became of a pending transaction, which its source may not have shown any more. */
export function isBooking(row: ObservedRow, { transaction }: Candidate): boolean {
  return row.status === 'booked' && transaction.status === 'pending';
}

/**
 * The cost of the days until what one of the two shows as pending was booked; `undefined` where there cannot be so
 * many, or where who books it would not have shown the day on which it was pending.
 */
export function bookingCost(round: Round, row: ObservedRow, { day, covered }: Candidate): number | undefined {
  const isBooked = row.status === 'booked';
  const days = isBooked ? row.day - day : day - row.day;
  const ranges = isBooked ? coverageOf(round) : covered;
  const isShown = ranges === null || roughlyCovers(ranges, isBooked ? day : row.day);
  const isPossible = days >= EARLIEST_BOOKING && days <= LATEST_BOOKING && isShown;
  return isPossible ? 10 * Math.abs(days) : undefined;
}

/** The cost of days that differ, of a source about which nothing is learnt; `undefined` where they cannot differ. */
export function unlearntCost(round: Round, row: ObservedRow, candidate: Candidate): number | undefined {
  const apart = Math.abs(row.day - candidate.day);
  if (apart > MOST_DAYS_APART || (apart > 0 && !eachWouldShow(row.day, candidate, coverageOf(round)))) return undefined;
  return 20 * apart * apart;
}

/**
 * Days may differ only where each source would have shown the other's day: otherwise the other row is one that this
 * source has not seen yet.
 */
function eachWouldShow(day: DayNumber, candidate: Candidate, ownCoverage: readonly Coverage[]): boolean {
  const { covered } = candidate;
  return roughlyCovers(ownCoverage, candidate.day) && (covered === null || roughlyCovers(covered, day));
}

export function coveragesOf(round: Round, source: string): Coverages {
  return { own: coverageOf(round), other: round.known.coverage.get(source) ?? [] };
}

function coverageOf({ batch, known }: Round): readonly Coverage[] {
  const before = known.coverage.get(batch.source.name) ?? [];
  return batch.coverage === null ? before : withRange(before, batch.coverage);
}
