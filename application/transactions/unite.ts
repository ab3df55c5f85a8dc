import {
  billsBeforeMerge,
  billsOfMergedAccounts,
  type MergedPayments,
} from '../../domain/bills/bills-of-merged-accounts.ts';
import type { RecurringBill } from '../../domain/bills/recurring-bill.ts';
import type { Timestamp } from '../../domain/calendar.ts';
import type { Changed } from '../../domain/changed.ts';
import { byId } from '../../domain/collections.ts';
import type { Renamed } from '../../domain/imports/possible-duplicate.ts';
import { countedInBalance, deleteTransaction, linkedTransaction } from '../../domain/ledger/transaction.ts';
import { separatedTransaction, type UnitedPair } from '../../domain/ledger/united-transaction.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';

/**
 * Makes each pair one transaction: what names the one that is gone names the kept one from now on. Rows of imports,
 * balances and own transfers are the caller's. Their accounts must be held, and they must be without links (`unlink`).
 */
export async function uniteAll(
  stores: Stores,
  userId: number,
  pairs: readonly UnitedPair[],
  { keptId, mergedId }: Pick<MergedPayments, 'keptId' | 'mergedId'>,
  at: Timestamp,
): Promise<Renamed> {
  const paid = new Map(pairs.map(({ kept, gone }) => [gone.id, kept.id]));
  const put = pairs.flatMap(({ after, gone }) => [after, deleteTransaction(gone, at)]);
  const asked = await stores.possibleDuplicates.naming(userId, [...paid.keys()]);
  await stores.transactions.changeAll(userId, { put });
  await stores.possibleDuplicates.putAll(
    userId,
    asked.map((one) => ({ ...one, duplicateOf: paid.get(one.duplicateOf)! })),
  );
  const questions = asked.map(({ id, duplicateOf }) => ({ id, duplicateOf }));
  const bills = await changeBills(stores, userId, (all) => billsOfMergedAccounts(all, { keptId, mergedId, paid }, at));
  return { questions, bills };
}

/** Makes them two again. What has changed since stays with the kept one; pairs without it stay as they are. */
export async function separateAll(
  stores: Stores,
  userId: number,
  pairs: readonly UnitedPair[],
  { questions, bills }: Renamed,
): Promise<void> {
  const { accounts, possibleDuplicates, transactions } = stores;
  const keptIds = pairs.map(({ kept }) => kept.id);
  const live = byId(await transactions.getAll(userId, keptIds));
  const own = byId(await accounts.list(userId));
  const put = pairs
    .flatMap((pair) => {
      const now = live.get(pair.kept.id);
      return now === undefined ? [] : [separatedTransaction(linkedTransaction(now, null), pair), pair.gone];
    })
    .map((one) => {
      const account = own.get(one.bankAccountId);
      return account?.kind === 'manual' ? countedInBalance(one, account.currency) : one;
    });
  await transactions.changeAll(userId, { put });
  const named = new Map(questions.map(({ id, duplicateOf }) => [id, duplicateOf]));
  const asked = await possibleDuplicates.naming(userId, keptIds);
  await possibleDuplicates.putAll(
    userId,
    asked.map((one) => ({ ...one, duplicateOf: named.get(one.id) ?? one.duplicateOf })),
  );
  await changeBills(stores, userId, (all) => billsBeforeMerge(all, bills));
}

/** Takes transactions out of their own transfers, with the other legs. `settleOwnTransfers` finds what holds anew. */
export async function unlink({ ownTransfers }: Stores, userId: number, ids: readonly number[]): Promise<void> {
  const meant = new Set(ids);
  const links = await ownTransfers.links(userId, undefined);
  const ended = links.flatMap(({ id, otherId }) =>
    meant.has(id) || meant.has(otherId) ? [{ id, other: null, categoryId: null }] : [],
  );
  if (ended.length > 0) await ownTransfers.link(userId, ended);
}

/** Returns those that are other ones since. */
async function changeBills(
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
