import { correctedBills } from '../../domain/bills/corrected-bill.ts';
import type { RecurringBill } from '../../domain/bills/recurring-bill.ts';
import type { Timestamp } from '../../domain/calendar.ts';
import { existing } from '../../domain/error.ts';
import { connectionOfSource } from '../../domain/feeds/connected-feed-account.ts';
import type { BankAccount } from '../../domain/ledger/bank-account.ts';
import { linkedTransaction } from '../../domain/ledger/transaction.ts';
import {
  type AccountMerge,
  type AccountMergeSummary,
  type Changed,
  type MergedPair,
  refuseSeparating,
  withoutMerge,
} from '../../domain/merging/account-merge.ts';
import { countedBalance } from '../../domain/merging/merged-balance.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import { settleOwnTransfers } from '../own-transfers/settle-own-transfers.ts';
import type { Ports } from '../ports.ts';
import { holdAccounts } from './hold-accounts.ts';
import { changeBills, unlink } from './merging-steps.ts';

/** What of the user's accounts was merged into accounts that are there, the newest first. */
export function listAccountMerges(ports: Pick<Ports, 'accounts' | 'accountMerges'>) {
  return async (userId: number): Promise<readonly AccountMergeSummary[]> => {
    const live = new Set((await ports.accounts.list(userId)).map(({ id }) => id));
    return (await ports.accountMerges.list(userId)).filter(({ keptId }) => live.has(keptId));
  };
}

/**
 * Separates two accounts again that were merged, in one unit of work (contract 3.6). Throws `not_found`, and `conflict`
 * where something has happened since that belongs to both.
 */
export function undoAccountMerge({ unitOfWork, clock }: Pick<Ports, 'unitOfWork' | 'clock'>) {
  return (userId: number, id: number): Promise<void> =>
    unitOfWork.run(async (stores) => {
      await stores.connections.hold(userId);
      const merge = existing(await stores.accountMerges.get(userId, id), 'account merge');
      const [account] = await holdAccounts(stores, userId, [merge.keptId]);
      await stores.users.hold(userId);
      if (account === undefined) refuseSeparating('the account is part of another one since. Undo that merge first.');
      await refuseObstacles(stores, merge, account);
      await separate(stores, merge, account, clock.now());
    });
}

async function refuseObstacles(stores: Stores, merge: AccountMerge, account: BankAccount): Promise<void> {
  const { id, userId, keptId, undoing } = merge;
  const later = (await stores.accountMerges.list(userId)).find((one) => one.keptId === keptId && one.id > id);
  if (later !== undefined) refuseSeparating(`“${later.name}” was merged later. Undo that merge first.`);
  const filling = (await stores.feedAccounts.listAll(userId)).filter(({ bankAccountId }) => bankAccountId === keptId);
  const were = undoing.feeds.flatMap(({ after }) => (after.bankAccountId === keptId ? [after.id] : []));
  const isSame = filling.length === were.length && filling.every((feed) => were.includes(feed.id));
  if (!isSame || account.kind !== undoing.account.after.kind) {
    refuseSeparating('its connection with a bank is another one since.');
  }
  const { statements } = await stores.accountMerges.belongings(userId, keptId);
  const there = new Set(statements.map(({ importId }) => importId));
  if (undoing.importIds.some((importId) => !there.has(importId))) {
    refuseSeparating('an import of one of them was undone since.');
  }
  const links = await stores.accountMerges.links(userId, undoing.moved);
  const theirs = new Set(
    undoing.feeds.flatMap(({ before, after }) => (before.bankAccountId === merge.mergedId ? [after.connectionId] : [])),
  );
  const brought = statements.filter(({ statement }) => theirs.has(connectionOfSource(statement.source) ?? 0));
  const newer = [...links, ...brought].map(({ importId }) => importId).find((importId) => importId > id);
  if (newer !== undefined) refuseSeparating(`import ${newer} shows transactions of “${merge.name}”. Undo it first.`);
}

async function separate(stores: Stores, merge: AccountMerge, now: BankAccount, at: Timestamp): Promise<void> {
  const { accountMerges, accounts, feedAccounts, renewals } = stores;
  const { id, userId, keptId, mergedId, undoing } = merge;
  const { account, merged, moved, pairs, feeds } = undoing;
  await unlink(stores, userId, [...moved, ...pairs.map(({ kept }) => kept.id)]);
  await accounts.restore(merged);
  for (const { before, after } of feeds.toReversed()) {
    const current = (await feedAccounts.list(userId, after.connectionId)).find((one) => one.id === after.id);
    if (current !== undefined && before !== after) await feedAccounts.put(withoutMerge(current, { before, after }));
  }
  const isTheirs = (one: AccountMerge['undoing']['statements'][number]) => one.statement.bankAccountId === mergedId;
  const { yes = [], no = [] } = Object.groupBy(undoing.statements, (one) => (isTheirs(one) ? 'yes' : 'no'));
  const back = { bankAccountId: mergedId, transactionIds: moved, statements: yes, runs: undoing.runs };
  await accountMerges.move(userId, back);
  await accountMerges.move(userId, { bankAccountId: keptId, transactionIds: [], statements: no, runs: [] });
  await accountMerges.link(userId, undoing.rows);
  const restored = await separatePairs(stores, userId, pairs);
  await renewals.putAll(
    userId,
    undoing.renewals.filter((one) => restored.has(one.id)),
  );
  await changeBills(stores, userId, (all) => correctedBills(all.map((bill) => withoutMergedBill(bill, undoing.bills))));
  const own = (await accountMerges.belongings(userId, keptId)).transactions;
  const theirs = (await accountMerges.belongings(userId, mergedId)).transactions;
  const initialBalance = now.initialBalance - (account.after.initialBalance - account.before.initialBalance);
  const alone = { ...withoutMerge(now, account), initialBalance };
  await accounts.update(userId, keptId, () => countedBalance(alone, own, at));
  await accounts.update(userId, mergedId, () => countedBalance(merged, theirs, at));
  await accountMerges.remove(userId, [id]);
  await settleOwnTransfers(stores, userId, undefined);
}

/** What a person did to a merged transaction since stays with the one of the kept account. Returns the others' ids. */
async function separatePairs(
  { transactions }: Stores,
  userId: number,
  pairs: readonly MergedPair[],
): Promise<ReadonlySet<number>> {
  const stored = await transactions.getAll(
    userId,
    pairs.map(({ kept }) => kept.id),
  );
  const live = new Map(stored.map((one) => [one.id, linkedTransaction(one, null)]));
  const there = pairs.filter(({ kept }) => live.has(kept.id));
  for (const { kept, after } of there) {
    const now = live.get(kept.id)!;
    const alone = withoutMerge(now, { before: kept, after });
    const { categoryId, categoryLayer } = now.categoryId === after.categoryId ? kept : now;
    const own = { ...alone, categoryId, categoryLayer };
    if (JSON.stringify(own) !== JSON.stringify(now)) await transactions.update(userId, kept.id, () => own);
  }
  await transactions.changeAll(userId, { restored: there.map(({ gone }) => gone) });
  return new Set(there.map(({ gone }) => gone.id));
}

/** As it was, unless a person has said something of it since. */
function withoutMergedBill(bill: RecurringBill, changed: readonly Changed<RecurringBill>[]): RecurringBill {
  const merged = changed.find(({ before }) => before.id === bill.id);
  if (merged === undefined) return bill;
  const { corrections, status } = withoutMerge(bill, merged);
  const isSame = JSON.stringify(bill.corrections) === JSON.stringify(merged.after.corrections);
  if (!isSame) return bill;
  const { transactionIds, found } = merged.before;
  return { ...bill, corrections, status, transactionIds, found };
}
