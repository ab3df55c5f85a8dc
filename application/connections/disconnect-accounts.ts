import type { Timestamp } from '../../domain/calendar.ts';
import { MANUAL_BANK } from '../../domain/ledger/bank.ts';
import { disconnectBankAccount } from '../../domain/ledger/bank-account.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import { holdAccounts } from '../balances/hold-accounts.ts';

/**
 * Makes connected accounts manual that no connection fills any more (contract 3.4), inside of the caller's unit of
 * work. The accounts are locked before anybody asks who fills them: of two connections that are removed at once, the
 * second must see that the first is gone. Throws `amount_out_of_range`.
 */
export async function disconnectAccounts(
  stores: Stores,
  userId: number,
  bankAccountIds: readonly number[],
  at: Timestamp,
): Promise<void> {
  const { accounts, banks, feedAccounts, transactions } = stores;
  const held = await holdAccounts(stores, userId, bankAccountIds);
  const filled = new Set((await feedAccounts.listAll(userId)).map(({ bankAccountId }) => bankAccountId));
  const left = held.filter(({ id, kind }) => kind === 'connected' && !filled.has(id));
  if (left.length === 0) return;
  const { id: bankConnectionId } = await banks.ensureConnection(userId, MANUAL_BANK.id);
  const place = { bankId: MANUAL_BANK.id, bankConnectionId };
  for (const { id, currency } of left) {
    const booked = await transactions.countInBalance(userId, id, currency);
    await accounts.update(userId, id, (account) => disconnectBankAccount(account, place, booked, at));
  }
}
