import type { Timestamp } from '../../domain/calendar.ts';
import { withoutChange } from '../../domain/changed.ts';
import { existing } from '../../domain/error.ts';
import { connectionOfSource } from '../../domain/feeds/connected-feed-account.ts';
import type { BankAccount } from '../../domain/ledger/bank-account.ts';
import { type AccountMerge, type AccountMergeSummary, refuseSeparating } from '../../domain/merging/account-merge.ts';
import { countedBalance } from '../../domain/merging/merged-balance.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import { holdAccounts } from '../balances/hold-accounts.ts';
import { settleOwnTransfers } from '../own-transfers/settle-own-transfers.ts';
import type { Ports } from '../ports.ts';
import { separateAll, unlink } from '../transactions/unite.ts';

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
      const all = await stores.accountMerges.list(userId);
      const found = existing(
        all.find((one) => one.id === id),
        'account merge',
      );
      const [account] = await holdAccounts(stores, userId, [found.keptId]);
      await stores.users.hold(userId);
      // Another request may have undone it while this one waited.
      const merge = existing(await stores.accountMerges.get(userId, id), 'account merge');
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
  const links = await stores.observations.links(userId, undoing.moved);
  const theirs = new Set(
    undoing.feeds.flatMap(({ before, after }) => (before.bankAccountId === merge.mergedId ? [after.connectionId] : [])),
  );
  const brought = statements.filter(({ statement }) => theirs.has(connectionOfSource(statement.source) ?? 0));
  const newer = [...links, ...brought].map(({ importId }) => importId).find((importId) => importId > id);
  if (newer !== undefined) refuseSeparating(`import ${newer} shows transactions of “${merge.name}”. Undo it first.`);
}

async function separate(stores: Stores, merge: AccountMerge, now: BankAccount, at: Timestamp): Promise<void> {
  const { accountMerges, accounts, feedAccounts } = stores;
  const { id, userId, keptId, mergedId, undoing } = merge;
  const { account, merged, moved, pairs, feeds } = undoing;
  await unlink(stores, userId, [...moved, ...pairs.map(({ kept }) => kept.id)]);
  await accounts.restore(merged);
  for (const { before, after } of feeds.toReversed()) {
    const current = (await feedAccounts.list(userId, after.connectionId)).find((one) => one.id === after.id);
    if (current !== undefined && before !== after) await feedAccounts.put(withoutChange(current, { before, after }));
  }
  const isTheirs = (one: AccountMerge['undoing']['statements'][number]) => one.statement.bankAccountId === mergedId;
  const { yes = [], no = [] } = Object.groupBy(undoing.statements, (one) => (isTheirs(one) ? 'yes' : 'no'));
  const back = { bankAccountId: mergedId, transactionIds: moved, statements: yes, runs: undoing.runs };
  await accountMerges.move(userId, back);
  await accountMerges.move(userId, { bankAccountId: keptId, transactionIds: [], statements: no, runs: [] });
  await stores.observations.link(userId, undoing.rows);
  await separateAll(stores, userId, pairs, undoing);
  const own = (await accountMerges.belongings(userId, keptId)).transactions;
  const theirs = (await accountMerges.belongings(userId, mergedId)).transactions;
  const initialBalance = now.initialBalance - (account.after.initialBalance - account.before.initialBalance);
  const alone = { ...withoutChange(now, account), initialBalance };
  await accounts.update(userId, keptId, () => countedBalance(alone, own, at));
  await accounts.update(userId, mergedId, () => countedBalance(merged, theirs, at));
  await accountMerges.remove(userId, [id]);
  await settleOwnTransfers(stores, userId, undefined);
}
