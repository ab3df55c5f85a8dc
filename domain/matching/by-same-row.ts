import { type Round, sameKey, takeLast } from './round.ts';

/** First of all, what balances prove. Of equal rows, each is the one at its own place. */
export function matchProven({ known, take, isFree }: Round): void {
  const byRef = new Map(known.transactions.map((one) => [one.id, one]));
  for (const [row, ref] of known.proven ?? []) {
    const transaction = byRef.get(ref);
    if (transaction !== undefined && isFree(transaction)) take(row, transaction, 'same_row');
  }
}

/**
 * Step 3. Rows that this source showed before in the same words are counted: of n in the batch and m stored, n − m are
 * new. So twins stay twins, and files that overlap add nothing.
 */
export function matchSameRows(round: Round): void {
  if (round.shown.length === 0) return;
  const stored = Map.groupBy(round.shown, ({ observation }) => sameKey(observation));
  // From the end, so that `pop` hands them out in their order.
  for (const list of stored.values()) list.reverse();
  for (const row of round.openRows()) {
    const list = stored.get(sameKey(row)) ?? [];
    const shown = takeLast(list, ({ transaction }) => round.isFree(transaction));
    if (shown === undefined) continue;
    if (round.areDistinct(row, shown.observation)) list.push(shown);
    else round.take(row, shown.transaction, 'same_row');
  }
}
