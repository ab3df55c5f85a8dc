import type { Observation } from './known-account.ts';
import type { ObservedRow } from './observed-row.ts';
import { dayKey, type Round } from './round.ts';

/**
 * Step 3. Rows that this source showed before in the same words are counted: of n in the batch and m stored, n − m are
 * new. So twins stay twins, and files that overlap add nothing.
 */
export function matchSameRows(round: Round): void {
  const stored = Map.groupBy(round.shown, ({ observation }) => sameKey(observation));
  // From the end, so that `pop` hands them out in their order.
  for (const list of stored.values()) list.reverse();
  for (const row of round.openRows()) {
    const list = stored.get(sameKey(row));
    while (list !== undefined && list.length > 0) {
      const { transaction, observation } = list.at(-1)!;
      if (round.isFree(transaction) && round.areDistinct(row, observation)) break;
      list.pop();
      if (!round.isFree(transaction)) continue;
      round.take(row, transaction, 'same_row');
      break;
    }
  }
}

function sameKey(row: Observation | ObservedRow): string {
  return `${dayKey(row)} ${row.status} ${row.text}`;
}
