import type { KnownTransaction, Observation } from './known-account.ts';
import type { ObservedRow } from './observed-row.ts';
import { dayKey, type Round } from './round.ts';
import { SIMILAR } from './similar-text.ts';

/**
 * Step 1. A trusted id that is believed leads to the transaction that had it before, whatever else has changed. Step 2:
 * the source says which pending row a booked one replaces.
 */
export function matchByTrustedId(round: Round): void {
  if (round.batch.source.hasTrustedIds) takeById(round, () => true);
  const replacing = round.openRows().filter(({ replacesPendingId }) => replacesPendingId !== null);
  if (replacing.length === 0) return;
  const byId = Map.groupBy(round.shown, ({ observation }) => observation.sourceId);
  for (const row of replacing) {
    const found = byId
      .get(row.replacesPendingId)
      ?.find(
        ({ transaction }) =>
          round.isFree(transaction) && !isBookedOtherwise(transaction, row) && !isBookedBeside(round, transaction, row),
      );
    if (found !== undefined) round.take(row, found.transaction, 'pending_id');
  }
}

/**
 * Two payments of a shop may change places: a source that says no such thing has taken another one, of the amount that
 * was pending, for what was booked. What this row is stands elsewhere then, and its pending row is that other one.
 */
function isBookedOtherwise({ observations }: KnownTransaction, row: ObservedRow): boolean {
  const booked = observations.filter(({ status }) => status === 'booked');
  return booked.length > 0 && booked.every(({ amount }) => amount !== row.amount);
}

/**
 * The same where that source shows both already: the pending row, as pending or booked on another day, and beside it
 * what this row says that it became. The feed of the batch has not shown that one: an equal payment that it knows is
 * another.
 */
function isBookedBeside(
  { batch, known, isFree, compare }: Round,
  pending: KnownTransaction,
  row: ObservedRow,
): boolean {
  const isBooking = ({ status, text, ...view }: Observation) =>
    status === 'booked' && dayKey(view) === dayKey(row) && compare(row.text, text) >= SIMILAR;
  const others = new Set(pending.observations.flatMap((view) => (isBooking(view) ? [] : [view.source])));
  return known.transactions.some(
    (one) =>
      isFree(one) &&
      one.observations.some((view) => others.has(view.source) && isBooking(view)) &&
      one.observations.every(({ source }) => source !== batch.source.name),
  );
}

/**
 * For sources that may number their rows anew in each file: the id alone proves nothing. It joins a row to one of the
 * same amount and similar text that has moved by a day. Rows that did not move must have found each other before.
 */
export function matchByIdAndContent(round: Round): void {
  if (round.batch.source.hasTrustedIds) return;
  takeById(round, (row, observation) => agrees(round, row, observation));
}

function takeById(round: Round, isSame: (row: ObservedRow, observation: Observation) => boolean): void {
  const open = round.openRows();
  if (open.length === 0 || round.shown.length === 0) return;
  const byId = Map.groupBy(round.shown, ({ observation }) => observation.sourceId);
  for (const row of open) {
    const id = round.idOf(row);
    if (id === undefined) continue;
    const found = byId
      .get(id)
      ?.find(({ transaction, observation }) => round.isFree(transaction) && isSame(row, observation));
    if (found !== undefined) round.take(row, found.transaction, 'source_id');
  }
}

/** A stored day that the batch does not cover belongs to a row that the batch does not show. */
function agrees({ batch: { coverage }, compare }: Round, row: ObservedRow, observation: Observation): boolean {
  const { day } = observation;
  return (
    coverage !== null &&
    day >= coverage.from &&
    day <= coverage.to &&
    Math.abs(row.day - day) <= 1 &&
    row.amount === observation.amount &&
    row.currency === observation.currency &&
    compare(row.text, observation.text) >= SIMILAR
  );
}
