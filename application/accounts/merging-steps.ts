import type { RecurringBill } from '../../domain/bills/recurring-bill.ts';
import { EARLIEST_DATE, LATEST_DATE } from '../../domain/calendar.ts';
import type { Changed } from '../../domain/merging/account-merge.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';

/** Takes transactions out of their own transfers, with the other legs. `settleOwnTransfers` finds what holds anew. */
export async function unlink({ ownTransfers }: Stores, userId: number, ids: readonly number[]): Promise<void> {
  const meant = new Set(ids);
  const links = await ownTransfers.links(userId, { from: EARLIEST_DATE, to: LATEST_DATE });
  const ended = links.filter(({ id, otherId }) => meant.has(id) || meant.has(otherId));
  const none = { other: null, categoryId: null };
  if (ended.length > 0)
    await ownTransfers.link(
      userId,
      ended.map(({ id }) => ({ id, ...none })),
    );
}

/** Changes bills of the user, and returns those that are other ones since. */
export async function changeBills(
  { bills }: Stores,
  userId: number,
  change: (all: readonly RecurringBill[]) => readonly RecurringBill[],
): Promise<readonly Changed<RecurringBill>[]> {
  let changed: readonly Changed<RecurringBill>[] = [];
  await bills.replaceAll(userId, undefined, (all) => {
    const kept = change(all);
    const pairs = all.map((before, nth) => ({ before, after: kept[nth]! }));
    changed = pairs.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
    return { kept, added: [] };
  });
  return changed;
}
