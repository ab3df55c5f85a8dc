import type { ObservedRow } from './observed-row.ts';
import { dayKey, keyOnDay, MOST_CANDIDATES, type Round, type Shown } from './round.ts';
import { SIMILAR } from './similar-text.ts';

/** A payment may be booked a day before the day that its pending row had, and some days after it. */
const EARLIEST = -1;
const LATEST = 10;

/**
 * Step 5. A booked row takes the pending one of the same source with an equal amount and similar text, the nearest
 * first. So does a pending row that has moved to another day.
 */
export function matchPending(round: Round): void {
  const pending = Map.groupBy(
    round.shown.filter(({ observation }) => observation.status === 'pending'),
    ({ observation }) => dayKey(observation),
  );
  if (pending.size === 0) return;
  for (const row of round.openRows()) {
    const best = nearest(round, row, pending);
    if (best !== undefined) round.take(row, best.transaction, 'pending_booked');
  }
}

/** Looks at the days one by one, so that many pending rows of one amount cost no more than few. */
function nearest(round: Round, row: ObservedRow, pending: ReadonlyMap<string, readonly Shown[]>): Shown | undefined {
  for (const apart of DAYS_APART) {
    const found = (pending.get(keyOnDay(row.day - apart, row)) ?? [])
      .slice(0, MOST_CANDIDATES)
      .find(
        ({ transaction, observation }) =>
          round.isFree(transaction) && round.compare(row.text, observation.text) >= SIMILAR,
      );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The nearest first. */
const DAYS_APART: readonly number[] = Array.from({ length: LATEST - EARLIEST + 1 }, (_, nth) => EARLIEST + nth).sort(
  (a, b) => Math.abs(a) - Math.abs(b),
);
