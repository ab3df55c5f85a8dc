import { deleteBankAccount as markDeleted } from '../../domain/ledger/bank-account.ts';
import type { AccountMergeSummary } from '../../domain/merging/account-merge.ts';
import { settleOwnTransfers } from '../own-transfers/settle-own-transfers.ts';
import type { Ports } from '../ports.ts';

/**
 * Marks a manual account of the caller as deleted and removes its transactions and imports, in one unit of work
 * (contract 3.4). A feed that filled it waits for another decision. Throws `not_found`, `connected_account`.
 */
export function deleteBankAccount(ports: Pick<Ports, 'unitOfWork' | 'clock'>) {
  return (userId: number, id: number): Promise<void> => {
    const at = ports.clock.now();
    return ports.unitOfWork.run(async (stores) => {
      const { accounts, accountMerges, connections, feedAccounts, imports, transactions, ownTransfers } = stores;
      // Nothing may link an account of a bank to this one meanwhile.
      await connections.hold(userId);
      await feedAccounts.release(userId, id);
      await accounts.update(userId, id, (account) => markDeleted(account, at));
      await imports.removeAllOf(userId, id);
      await accountMerges.remove(userId, mergesInto(id, await accountMerges.list(userId)));
      const days = await ownTransfers.daysOf(userId, id);
      if (days === undefined) return;
      await transactions.removeAllOf(userId, id);
      await settleOwnTransfers(stores, userId, days);
    });
  };
}

/** What is kept of accounts that were merged into this one, or into one that was. */
function mergesInto(id: number, newestFirst: readonly AccountMergeSummary[]): readonly number[] {
  const gone = new Set([id]);
  return newestFirst.flatMap((merge) => {
    if (!gone.has(merge.keptId)) return [];
    gone.add(merge.mergedId);
    return [merge.id];
  });
}
