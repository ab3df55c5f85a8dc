import type { Doubtful } from './across-sources.ts';
import { bestAssignment, type Offer } from './best-assignment.ts';
import type { TransactionRef } from './known-account.ts';
import type { ObservedRow } from './observed-row.ts';
import { type Candidate, candidatesElsewhere, lagsBySource, near } from './other-views.ts';
import { amountKey, dayKey, keyOnDay, MOST_CANDIDATES, type Round } from './round.ts';
import { LONGEST_LAG, MOST_DAYS_APART } from './source-lags.ts';

/** Rows beyond are new without a question: no real account has so many payments of one amount. */
const MOST_OFFERS = 10_000;

/**
 * Rows that are new, with the transaction that each may be: of an equal amount, and no row of the batch is it. On the
 * same day whoever showed it; on close days if only another source did, or if another source that shows everything else
 * should have shown the row, too; or if the two were nearly paired (`doubtful`). A person should look at the two. No
 * transaction is the partner of two rows.
 */
export function possibleDuplicates(round: Round, doubtful: Doubtful): ReadonlyMap<ObservedRow, TransactionRef> {
  const rows = round.openRows();
  const found = new Map<ObservedRow, TransactionRef>();
  if (rows.length === 0 || round.known.transactions.length === 0) return found;
  const offers = [
    ...fromElsewhere(round, rows),
    ...ofOneDay(round, rows),
    ...notShownElsewhere(round, rows),
    ...ofDoubt(rows, doubtful),
  ].slice(0, MOST_OFFERS);
  const refs = [...new Set(offers.map(({ ref }) => ref))];
  const places = new Map(refs.map((ref, place) => [ref, place]));
  for (const [taker, item] of bestAssignment(offers.map((one) => ({ ...one, item: places.get(one.ref)! })))) {
    found.set(rows[taker]!, refs[item]!);
  }
  return found;
}

type Suspicion = Omit<Offer, 'item'> & { readonly ref: TransactionRef };

const SAME_DAY = 1_000;

function* fromElsewhere(round: Round, rows: readonly ObservedRow[]): Generator<Suspicion> {
  const live = candidatesElsewhere(round).filter(({ transaction }) => transaction.state === 'live');
  const byAmount = Map.groupBy(live, ({ key }) => key);
  for (const [taker, row] of rows.entries()) {
    for (const candidate of near(byAmount.get(amountKey(row)) ?? [], row.day)) {
      const weight = suspicion(round, row, candidate);
      if (weight > 0) yield { taker, ref: candidate.transaction.id, weight };
    }
  }
}

function suspicion({ compare }: Round, row: ObservedRow, { day, text, lags }: Candidate): number {
  const apart = Math.abs(day - row.day);
  if (lags !== undefined ? lags.costOf(day - row.day) === undefined : apart > MOST_DAYS_APART) return 0;
  return SAME_DAY - 100 * apart + Math.round(100 * compare(row.text, text));
}

function* ofOneDay({ known, isFree, compare }: Round, rows: readonly ObservedRow[]): Generator<Suspicion> {
  const byDay = Map.groupBy(
    known.transactions
      .filter((transaction) => transaction.state === 'live' && isFree(transaction))
      .flatMap(({ id, observations, entry }) =>
        [...observations, ...(entry === null ? [] : [entry])].map((view) => ({ ref: id, ...view })),
      ),
    dayKey,
  );
  for (const [taker, row] of rows.entries()) {
    for (const { ref, text } of (byDay.get(dayKey(row)) ?? []).slice(0, MOST_CANDIDATES)) {
      yield { taker, ref, weight: SAME_DAY + Math.round(100 * compare(row.text, text)) };
    }
  }
}

function* ofDoubt(rows: readonly ObservedRow[], doubtful: Doubtful): Generator<Suspicion> {
  for (const [taker, row] of rows.entries()) {
    const transaction = doubtful.get(row);
    if (transaction?.state === 'live') yield { taker, ref: transaction.id, weight: SAME_DAY / 10 };
  }
}

/** Of a chance of 1 in 8. */
const RARELY_ALONE = 125;

/**
 * Of many equal payments in a row the wrong ones may have found each other, so that the one that is left stands far
 * from the one that it is.
 */
function* notShownElsewhere(round: Round, rows: readonly ObservedRow[]): Generator<Suspicion> {
  const lagsOf = lagsBySource(round);
  const views = round.known.transactions
    .filter(({ state, status }) => state === 'live' && status === 'booked')
    .flatMap(({ id, observations }) =>
      observations.filter(({ source }) => source !== round.batch.source.name).map((view) => ({ ref: id, ...view })),
    );
  const byDay = Map.groupBy(views, dayKey);
  for (const [taker, row] of rows.entries()) {
    if (row.status === 'pending') continue;
    for (let lag = -LONGEST_LAG; lag <= LONGEST_LAG; lag += 1) {
      const [view] = byDay.get(keyOnDay(row.day + lag, row)) ?? [];
      const lags = view && lagsOf(view.source);
      if (view === undefined || lags?.costOf(lag) === undefined) continue;
      if (lags.costAlone(row.day, 'own') < RARELY_ALONE) continue;
      yield { taker, ref: view.ref, weight: SAME_DAY / 2 - 50 * Math.abs(lag) };
    }
  }
}
