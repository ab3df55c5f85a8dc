import { existing } from '../../domain/error.ts';
import { type BankAccountChanges, changeBankAccount } from '../../domain/ledger/bank-account.ts';
import { supposedType } from '../../domain/own-transfers/account-types.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { UnitOfWork } from '../../domain/ports/unit-of-work.ts';
import { settleOwnTransfers } from '../own-transfers/settle-own-transfers.ts';
import type { Ports } from '../ports.ts';

/**
 * Changes name, type, subtype or visibility of any account of the caller (contract 3.3). Throws `invalid`, `not_found`.
 */
export function updateBankAccount({ accounts, unitOfWork, clock }: Pick<Ports, 'accounts' | 'unitOfWork' | 'clock'>) {
  return async (userId: number, id: number, changes: BankAccountChanges): Promise<void> => {
    if (Object.values(changes).every((change) => change === undefined)) {
      existing(await accounts.get(userId, id), 'bank account');
      return;
    }
    if (changes.type === undefined && changes.name === undefined) {
      await accounts.update(userId, id, (account) => changeBankAccount(account, changes, clock.now()));
    } else await changeTypeOrName(unitOfWork, userId, id, changes, clock);
  };
}

/**
 * What counts as an own transfer depends on the types of both accounts, and on what their names say (contract 2.13).
 */
function changeTypeOrName(
  unitOfWork: UnitOfWork,
  userId: number,
  id: number,
  changes: BankAccountChanges,
  clock: Clock,
): Promise<void> {
  return unitOfWork.run(async (stores) => {
    const { accounts, ownTransfers, users } = stores;
    const before = await accounts.get(userId, id);
    const after = await accounts.update(userId, id, (account) => changeBankAccount(account, changes, clock.now()));
    if (before === undefined || supposedType(before) === supposedType(after)) return;
    const days = await ownTransfers.daysOf(userId, id);
    if (days === undefined) return;
    await users.hold(userId);
    await settleOwnTransfers(stores, userId, days);
  });
}
