import { type BankAccountChanges, changeBankAccount } from '../../domain/bank-account.ts';
import { notFound } from '../../domain/error.ts';
import type { AccountRepo } from '../../domain/ports/account-repo.ts';
import type { Clock } from '../../domain/ports/clock.ts';

/**
 * Changes name, type, subtype or visibility of any account of the caller (contract 3.3). Throws `invalid`, `not_found`.
 */
export type UpdateBankAccount = (userId: number, id: number, changes: BankAccountChanges) => Promise<void>;

export function updateBankAccount({ accounts, clock }: { accounts: AccountRepo; clock: Clock }): UpdateBankAccount {
  return async (userId, id, changes) => {
    if (Object.values(changes).every((change) => change === undefined)) {
      if ((await accounts.get(userId, id)) === undefined) throw notFound('bank account');
      return;
    }
    await accounts.update(userId, id, (account) => changeBankAccount(account, changes, clock.now()));
  };
}
