import { type Renewal, takenBack } from '../../domain/categorising/renewal.ts';
import { byId } from '../../domain/collections.ts';
import type { Transaction } from '../../domain/ledger/transaction.ts';
import type { RenewalSummary } from '../../domain/ports/renewal-repo.ts';
import { settleOwnTransfers } from '../own-transfers/settle-own-transfers.ts';
import type { Ports } from '../ports.ts';

/** A transaction as it is, and what was worked out anew of it. */
export interface ShownRenewal {
  readonly transaction: Transaction;
  readonly renewal: Renewal;
}

interface RenewalPage {
  /** Of transactions with smaller ids only. */
  readonly beforeId?: number | undefined;
  readonly limit: number;
}

/** How many transactions were renewed, and some of them, the newest first (contract 8.7). */
export function showRenewals({ renewals, transactions }: Pick<Ports, 'renewals' | 'transactions'>) {
  return async (
    userId: number,
    { beforeId = Number.MAX_SAFE_INTEGER, limit }: RenewalPage,
  ): Promise<RenewalSummary & { readonly rows: readonly ShownRenewal[] }> => {
    const page = await renewals.page(userId, beforeId, limit);
    const ids = page.map(({ id }) => id);
    const live = byId(await transactions.getAll(userId, ids));
    const rows = page.flatMap((renewal) => {
      const transaction = live.get(renewal.id);
      return transaction === undefined ? [] : [{ transaction, renewal }];
    });
    return { ...(await renewals.summary(userId)), rows };
  };
}

const UNDONE_AT_ONCE = 1_000;

/**
 * Gives every renewed transaction back what it had before, as far as nobody has changed it since, in one unit of work.
 * Returns how many there were.
 */
export function undoRenewals({ unitOfWork, clock }: Pick<Ports, 'unitOfWork' | 'clock'>) {
  return (userId: number): Promise<number> =>
    unitOfWork.run(async (stores) => {
      const at = clock.now();
      await stores.users.hold(userId);
      for (let undone = 0; ; ) {
        const page = byId(await stores.renewals.page(userId, Number.MAX_SAFE_INTEGER, UNDONE_AT_ONCE));
        const ids = [...page.keys()];
        if (ids.length === 0) {
          if (undone > 0) await settleOwnTransfers(stores, userId, undefined);
          return undone;
        }
        const stored = await stores.transactions.getAll(userId, ids);
        const renewed = stored.map((one) => takenBack(one, page.get(one.id)!, at));
        await stores.transactions.changeAll(userId, { renewed });
        await stores.renewals.remove(userId, ids);
        undone += ids.length;
      }
    });
}
