import { existing } from '../../domain/error.ts';
import { moveBalance } from '../../domain/ledger/bank-account.ts';
import { balanceEffect, deleteTransaction as markDeleted } from '../../domain/ledger/transaction.ts';
import { holdTransaction } from '../balances/hold-accounts.ts';
import { settleAround } from '../own-transfers/settle-own-transfers.ts';
import type { Ports } from '../ports.ts';

/**
 * Marks one of the user's transactions as deleted and moves the balance back (contract 2.10). Throws `not_found`,
 * `amount_out_of_range`.
 */
export function deleteTransaction(ports: Pick<Ports, 'unitOfWork' | 'clock'>) {
  return async (userId: number, id: number): Promise<void> => {
    const at = ports.clock.now();
    await ports.unitOfWork.run(async (stores) => {
      const { accounts, transactions } = stores;
      // An import may book a pending one and move the balance meanwhile. It holds the account while it does.
      const found = existing(await holdTransaction(stores, userId, id), 'transaction');
      const effect = balanceEffect(found);
      if (effect !== 0) {
        await accounts.update(userId, found.bankAccountId, (account) => moveBalance(account, -effect, at));
      }
      const gone = await transactions.update(userId, id, (live) => markDeleted(live, at));
      await settleAround(stores, userId, [gone]);
    });
  };
}
