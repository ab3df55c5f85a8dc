import type { ObservedRow } from './observed-row.ts';
import { type Round, type Shown, sameKey, takeLast } from './round.ts';

/**
 * Step 3. Rows that this source showed before in the same words are counted: of n in the batch and m stored, n − m are
 * new. So twins stay twins, and files that overlap add nothing.
 */
export function matchSameRows(round: Round): void {
  if (round.shown.length === 0) return;
  const shownOn = Map.groupBy(round.shown, ({ observation }) => observation.day);
  const rowsOn = Map.groupBy(round.openRows(), ({ day }) => day);
  // Day by day: the keys of very many rows at once would take more memory than the rows.
  for (const [day, rows] of rowsOn) {
    const shown = shownOn.get(day);
    if (shown !== undefined) matchOnDay(round, rows, shown);
  }
}

function matchOnDay(round: Round, rows: readonly ObservedRow[], shownThen: readonly Shown[]): void {
  const stored = Map.groupBy(shownThen, ({ observation }) => sameKey(observation));
  // From the end, so that `pop` hands them out in their order.
  for (const list of stored.values()) list.reverse();
  for (const row of rows) {
    const list = stored.get(sameKey(row)) ?? [];
    const shown = takeLast(list, ({ transaction }) => round.isFree(transaction));
    if (shown === undefined) continue;
    if (round.areDistinct(row, shown.observation)) list.push(shown);
    else round.take(row, shown.transaction, 'same_row');
  }
}
