import { MANUAL_BANK } from '../../domain/bank.ts';
import { disconnectBankAccount } from '../../domain/bank-account.ts';
import type { Timestamp } from '../../domain/calendar.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';

/**
 * Makes connected accounts manual that no connection fills any more (contract 3.4), inside of the caller's unit of
 * work. The accounts are locked in the order of their ids. Throws `amount_out_of_range`.
 */
export async function disconnectAccounts(
  { accounts, banks, feedAccounts, transactions }: Stores,
  userId: number,
  bankAccountIds: readonly number[],
  at: Timestamp,
): Promise<void> {
  const filled = new Set((await feedAccounts.listAll(userId)).map(({ bankAccountId }) => bankAccountId));
  const own = new Map((await accounts.list(userId)).map((account) => [account.id, account]));
  const left = [...new Set(bankAccountIds)]
    .filter((id) => !filled.has(id) && own.get(id)?.kind === 'connected')
    .sort((a, b) => a - b);
  if (left.length === 0) return;
  for (const id of left) await accounts.update(userId, id, (account) => account);
  const { id: bankConnectionId } = await banks.ensureConnection(userId, MANUAL_BANK.id);
  const place = { bankId: MANUAL_BANK.id, bankConnectionId };
  for (const id of left) {
    const booked = await transactions.countInBalance(userId, id, own.get(id)!.currency);
    await accounts.update(userId, id, (account) => disconnectBankAccount(account, place, booked, at));
  }
}
