import { coversWholly, type ObservedRow } from './observed-row.ts';
import { dayKey, MOST_CANDIDATES, type Round, type Shown } from './round.ts';
import { SIMILAR } from './similar-text.ts';

/**
 * Step 4. The source words a row differently than before: first rows with similar texts. Then any text, but only if the
 * batch shows all rows of the day: what was stored must be among them.
 */
export function matchSimilarRows(round: Round): void {
  const days = new Set(round.openRows().map(({ day }) => day));
  const stored = Map.groupBy(
    round.shown.filter(({ observation }) => days.has(observation.day)),
    ({ observation }) => `${dayKey(observation)} ${observation.status}`,
  );
  if (stored.size === 0) return;
  const candidatesOf = (row: ObservedRow) =>
    (stored.get(`${dayKey(row)} ${row.status}`) ?? [])
      .slice(0, MOST_CANDIDATES)
      .filter((shown) => round.isFree(shown.transaction) && !round.areDistinct(row, shown.observation));
  for (const row of round.openRows()) {
    const best = mostSimilar(round, row, candidatesOf(row));
    if (best !== undefined) round.take(row, best.transaction, 'similar_text');
  }
  for (const row of round.openRows()) {
    if (!showsAll(round, row)) continue;
    const [first] = candidatesOf(row);
    if (first !== undefined) round.take(row, first.transaction, 'same_day_and_amount');
  }
}

function mostSimilar({ compare }: Round, row: ObservedRow, candidates: readonly Shown[]): Shown | undefined {
  let best: { readonly shown: Shown; readonly likeness: number } | undefined;
  for (const shown of candidates) {
    const likeness = compare(row.text, shown.observation.text);
    if (likeness >= SIMILAR && likeness > (best?.likeness ?? 0)) best = { shown, likeness };
  }
  return best?.shown;
}

function showsAll({ batch, today }: Round, { day, status }: ObservedRow): boolean {
  return (status === 'pending' && batch.listsAllPending) || coversWholly(batch, day, today);
}
