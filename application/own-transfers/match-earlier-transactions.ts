import type { Ports } from '../ports.ts';
import { settleOwnTransfers } from './settle-own-transfers.ts';

/** They are held for less than a second. */
const STORED_AT_ONCE = 1_000;

/**
 * Brings the transactions of one user up to date whom an earlier release has left behind: stores them again, with the
 * texts that searches read, and finds the own transfers among them. Whoever stops it begins anew with that user.
 * Returns whether there was such a user.
 */
export function matchEarlierTransactions(ports: Pick<Ports, 'ownTransfers' | 'unitOfWork'>) {
  return async (): Promise<boolean> => {
    const userId = await ports.ownTransfers.unmatchedUser();
    if (userId === undefined) return false;
    let last: number | undefined = 0;
    while (last !== undefined) last = await storeAgain(ports, userId, last);
    await ports.unitOfWork.run(async (stores) => {
      await stores.users.hold(userId);
      await settleOwnTransfers(stores, userId, undefined);
      await stores.ownTransfers.markMatched(userId);
    });
    return true;
  };
}

/** The next ones after an id. Returns the last of them. */
function storeAgain({ unitOfWork }: Pick<Ports, 'unitOfWork'>, userId: number, afterId: number) {
  return unitOfWork.run(async ({ users, transactions, transactionReader }) => {
    await users.hold(userId);
    const ids = (await transactionReader.listById(userId, afterId, STORED_AT_ONCE)).map(({ id }) => id);
    if (ids.length === 0) return undefined;
    const overwritten = await transactions.getAll(userId, ids);
    await transactions.changeAll(userId, { added: [], overwritten, removed: [], restored: [] });
    return ids.at(-1);
  });
}
