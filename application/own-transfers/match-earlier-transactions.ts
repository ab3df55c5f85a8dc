import type { Ports } from '../ports.ts';
import { settleOwnTransfers } from './settle-own-transfers.ts';

/**
 * Finds the own transfers of one user whose transactions were stored by a release that did not look for them, in one
 * unit of work. Returns whether there was such a user.
 */
export function matchEarlierTransactions(ports: Pick<Ports, 'ownTransfers' | 'unitOfWork'>) {
  return async (): Promise<boolean> => {
    const userId = await ports.ownTransfers.unmatchedUser();
    if (userId === undefined) return false;
    await ports.unitOfWork.run(async (stores) => {
      await stores.users.hold(userId);
      await settleOwnTransfers(stores, userId, undefined);
      await stores.ownTransfers.markMatched(userId);
    });
    return true;
  };
}
