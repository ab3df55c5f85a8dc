import type { ObservedRow } from './observed-row.ts';
import { amountKey, MOST_CANDIDATES, type Round, type Shown } from './round.ts';
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
    ({ observation }) => amountKey(observation),
  );
  if (pending.size === 0) return;
  for (const row of round.openRows()) {
    const best = nearest(round, row, pending.get(amountKey(row)) ?? []);
    if (best !== undefined) round.take(row, best.transaction, 'pending_booked');
  }
}

function nearest(round: Round, row: ObservedRow, pending: readonly Shown[]): Shown | undefined {
  const inTime = pending.filter(
    ({ transaction, observation: { day } }) =>
      round.isFree(transaction) && row.day - day >= EARLIEST && row.day - day <= LATEST,
  );
  const distance = ({ observation: { day } }: Shown) => Math.abs(row.day - day);
  return inTime
    .slice(0, MOST_CANDIDATES)
    .filter(({ observation }) => round.compare(row.text, observation.text) >= SIMILAR)
    .sort((a, b) => distance(a) - distance(b))[0];
}
