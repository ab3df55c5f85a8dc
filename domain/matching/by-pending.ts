import type { Observation } from './known-account.ts';
import type { DayNumber, ObservedRow } from './observed-row.ts';
import { type Retirement, retiredPending, withdrawn } from './retired-pending.ts';
import {
  dayKey,
  EARLIEST_BOOKING,
  keyOnDay,
  LATEST_BOOKING,
  type MatchReason,
  MOST_CANDIDATES,
  type Round,
  type Shown,
} from './round.ts';
import { SIMILAR } from './similar-text.ts';

/**
 * Step 5. A booked row takes the pending one of the same source with an equal amount and similar text, the nearest
 * first. So does a pending row that has moved to another day. What the source would withdraw, and has not, is still
 * pending, however alike it is.
 */
export function matchPending(round: Round): void {
  const over = round.shown.filter(
    ({ observation }) => observation.status === 'pending' && !isStillPending(round, observation),
  );
  if (over.length === 0) return;
  matchBookedElsewhere(round, over);
  const pending = Map.groupBy(over, ({ observation }) => dayKey(observation));
  // What is booked first: what is still pending may be a new payment that is just like the one before.
  for (const status of ['booked', 'pending']) {
    const open = round.openRows().filter((row) => row.status === status);
    for (const apart of DAYS_APART) {
      for (const row of open) takeOnDay(round, row, pending, row.day - apart, 'pending_booked');
    }
  }
}

/** Where another source says when a pending row was booked, and for how much, an equal row of that day comes first. */
function matchBookedElsewhere(round: Round, pending: readonly Shown[]): void {
  const views = pending.flatMap(({ transaction }) =>
    transaction.observations.filter(({ status }) => status === 'booked').map((view) => ({ transaction, view })),
  );
  const byDay = Map.groupBy(views, ({ view }) => dayKey(view));
  for (const row of round.openRows()) {
    if (row.status !== 'booked') continue;
    const found = (byDay.get(dayKey(row)) ?? [])
      .slice(0, MOST_CANDIDATES)
      .find(({ transaction, view }) => round.isFree(transaction) && round.compare(row.text, view.text) >= SIMILAR);
    if (found !== undefined) round.take(row, found.transaction, 'pending_booked');
  }
}

/**
 * After all other steps: a pending row that is gone, as `retiredPending` and `withdrawn` say, and a row that would be
 * new. With similar text on such days they are one payment, with a tip or without a part of the hold, so what the user
 * wrote at the one goes over to the other. The nearest amount first.
 */
export function matchPendingOfOtherAmount(round: Round): void {
  const gone = [...retiredPending(round), ...withdrawn(round)].filter(
    ({ observation: { status }, transaction: { state } }) => status === 'pending' && state === 'live',
  );
  if (gone.length === 0) return;
  for (const row of round.openRows()) {
    if (row.status !== 'booked') continue;
    const possible = gone.slice(0, MOST_CANDIDATES).filter((one) => mayBecome(round, one, row));
    const apart = ({ observation }: Retirement) => Math.abs(observation.amount - row.amount);
    const [nearest] = possible.toSorted((a, b) => apart(a) - apart(b));
    if (nearest !== undefined) round.take(row, nearest.transaction, 'pending_booked');
  }
}

/**
 * Last of all, for files, which come in any order: what an older one shows as pending, a newer one of the same source
 * has booked already, on that day or later.
 */
export function matchBookedBefore(round: Round): void {
  const { batch, shown, openRows } = round;
  if (batch.listsAllPending || batch.coverage === null) return;
  const open = openRows().filter(({ status }) => status === 'pending');
  if (open.length === 0) return;
  const booked = Map.groupBy(
    shown.filter(({ observation, transaction }) => observation.status === 'booked' && transaction.state === 'live'),
    ({ observation }) => dayKey(observation),
  );
  for (let days = 0; days <= LATEST_BOOKING; days += 1) {
    for (const row of open) takeOnDay(round, row, booked, row.day + days, 'booked_before');
  }
}

/** Where another source has booked it already, the amount must be that one. */
function mayBecome(round: Round, { transaction, observation }: Retirement, row: ObservedRow): boolean {
  const days = row.day - observation.day;
  const isLike = observation.currency === row.currency && observation.amount < 0 === row.amount < 0;
  if (!isLike || days < EARLIEST_BOOKING || days > LATEST_BOOKING || !round.isFree(transaction)) return false;
  const isOpen = transaction.status === 'pending';
  const isBookedSo = transaction.observations.some(
    ({ status, amount }) => status === 'booked' && amount === row.amount,
  );
  return (isOpen || isBookedSo) && round.compare(row.text, observation.text) >= SIMILAR;
}

/** A source with trusted ids that brings changes alone names each row that is pending no more. */
function isStillPending({ batch, isWithdrawn }: Round, observation: Observation): boolean {
  const bringsChanges = batch.source.hasTrustedIds && !batch.listsAllPending && batch.coverage === null;
  return bringsChanges && observation.sourceId !== null && !isWithdrawn(observation);
}

/** Looks at one day only, so that many rows of one amount cost no more than few. */
function takeOnDay(
  { matches, isFree, compare, take }: Round,
  row: ObservedRow,
  shown: ReadonlyMap<string, readonly Shown[]>,
  day: DayNumber,
  reason: MatchReason,
): void {
  if (matches.has(row)) return;
  const found = shown
    .get(keyOnDay(day, row))
    ?.slice(0, MOST_CANDIDATES)
    .find(({ transaction, observation }) => isFree(transaction) && compare(row.text, observation.text) >= SIMILAR);
  if (found !== undefined) take(row, found.transaction, reason);
}

/** The nearest first. */
const DAYS_APART: readonly number[] = Array.from(
  { length: LATEST_BOOKING - EARLIEST_BOOKING + 1 },
  (_, nth) => EARLIEST_BOOKING + nth,
).sort((a, b) => Math.abs(a) - Math.abs(b));
