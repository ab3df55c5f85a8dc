import { addDays, type DaySpan, daysBetween, type LocalDate } from '../calendar.ts';
import type { ConnectedFeedAccount } from './connected-feed-account.ts';
import type { FeedCoverage } from './feed-account.ts';
import type { FeedRow } from './fetched-feed.ts';

/** All providers give the history of so many days at least. */
const CERTAIN_DAYS = 28;

/**
 * The days that a fetch has covered for certain. After a long silence, a provider that shows no row of the days that
 * were fetched before does not go back that far, whatever it was asked for.
 */
export function coveredForCertain(
  before: FeedCoverage | null,
  covered: FeedCoverage,
  rows: readonly Pick<FeedRow, 'day'>[],
): FeedCoverage {
  if (before === null || covered.from > before.to || daysBetween(before.to, covered.to) <= CERTAIN_DAYS) return covered;
  const first = firstDayOf(rows, covered);
  return first <= before.to ? covered : { ...covered, from: first };
}

function firstDayOf(rows: readonly Pick<FeedRow, 'day'>[], { to }: FeedCoverage): LocalDate {
  return rows.reduce((earliest, { day }) => (day < earliest ? day : earliest), to);
}

/** The spans of which no row was fetched, oldest first, after a fetch that covered `covered` and showed the rows. */
export function missingAfter(
  missing: readonly DaySpan[],
  before: FeedCoverage | null,
  covered: FeedCoverage,
  rows: readonly Pick<FeedRow, 'day'>[],
): readonly DaySpan[] {
  const first = firstDayOf(rows, covered);
  const left = without(missing, first > covered.from ? { ...covered, from: first } : covered);
  if (before === null || addDays(before.to, 1) >= covered.from) return left;
  return [...left, { from: addDays(before.to, 1), to: addDays(covered.from, -1) }].slice(-MOST_SPANS);
}

const MOST_SPANS = 20;

/** What is known of an account's days and balance. */
type Known = Pick<ConnectedFeedAccount, 'missingDays' | 'difference'>;

/**
 * What the bank's balance leaves of the spans. If it differs from the rows by nothing, nothing is missing; if by no
 * more than before the fetch, nothing of the spans that the fetch has added.
 */
export function missingByBalance({ missingDays, difference }: Known, before: Known): readonly DaySpan[] {
  if (difference === 0) return [];
  if (difference === null || difference !== before.difference) return missingDays;
  const isOld = ({ from, to }: DaySpan) => before.missingDays.some((span) => span.from <= from && to <= span.to);
  return missingDays.filter(isOld);
}

/** A file of a month may begin and end some days inside of it, where nothing was paid. */
const QUIET_DAYS = 5;

/** What is left of the spans when other sources have shown `shown`, such as files that the person has imported. */
export function stillMissing(missing: readonly DaySpan[], shown: readonly DaySpan[]): readonly DaySpan[] {
  const wide = shown.map(({ from, to }) => ({ from: addDays(from, -QUIET_DAYS), to: addDays(to, QUIET_DAYS) }));
  return wide.reduce(without, missing);
}

function without(spans: readonly DaySpan[], { from, to }: DaySpan): readonly DaySpan[] {
  return spans.flatMap((span) => {
    if (to < span.from || from > span.to) return [span];
    const sides = [spanOf(span.from, addDays(from, -1)), spanOf(addDays(to, 1), span.to)];
    return sides.flatMap((side) => side ?? []);
  });
}

function spanOf(from: LocalDate, to: LocalDate): DaySpan | undefined {
  return from <= to ? { from, to } : undefined;
}
