import { existing, FinanceError, notFound } from '../../domain/error.ts';
import { moveBalance } from '../../domain/ledger/bank-account.ts';
import { balanceEffect, deleteTransaction as markDeleted, type Transaction } from '../../domain/ledger/transaction.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import { settleAround } from '../own-transfers/settle-own-transfers.ts';
import type { Ports } from '../ports.ts';

/**
 * Marks one of the user's transactions as deleted and moves the balance back (contract 2.10). Throws `not_found`,
 * `amount_out_of_range`.
 */
export function deleteTransaction(ports: Pick<Ports, 'unitOfWork' | 'clock'>) {
  return async (userId: number, id: number): Promise<void> => {
    const at = ports.clock.now();
    await ports.unitOfWork
      .run(async (stores) => {
        const { accounts, transactions } = stores;
        const found = existing(await transactions.get(userId, id), 'transaction');
        const effect = balanceEffect(found.status === 'booked' ? found : await lockedWithAccount(stores, found));
        if (effect !== 0) {
          await accounts.update(userId, found.bankAccountId, (account) => moveBalance(account, -effect, at));
        }
        const gone = await transactions.update(userId, id, (live) => markDeleted(live, at));
        await settleAround(stores, userId, [gone]);
      })
      .catch((error: unknown) => {
        // The account, and with it the transaction, may have been deleted in the meantime.
        if (error instanceof FinanceError && error.code === 'not_found') throw notFound('transaction');
        throw error;
      });
  };
}

/** An import may book a pending transaction and move the balance meanwhile. It holds the account while it does. */
async function lockedWithAccount(
  { accounts, transactions }: Stores,
  { userId, id, bankAccountId }: Transaction,
): Promise<Transaction> {
  await accounts.update(userId, bankAccountId, (account) => account);
  const current = existing(await transactions.get(userId, id), 'transaction');
  return current;
}
