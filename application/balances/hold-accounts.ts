import { unlessNotFound } from '../../domain/error.ts';
import type { BankAccount } from '../../domain/ledger/bank-account.ts';
import type { Transaction } from '../../domain/ledger/transaction.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';

/**
 * Locks the accounts that are still there until the unit of work ends, in the order of their ids, and returns them in
 * that order. What is read afterwards is what other units of work that held one of them have committed.
 */
export async function holdAccounts(
  { accounts }: Pick<Stores, 'accounts'>,
  userId: number,
  ids: Iterable<number>,
): Promise<readonly BankAccount[]> {
  const held: BankAccount[] = [];
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    const account = await accounts.update(userId, id, (current) => current).catch(unlessNotFound);
    if (account !== undefined) held.push(account);
  }
  return held;
}

/** The transaction with its account locked. It may have gone over to another account until then, or be gone. */
export async function holdTransaction(
  stores: Pick<Stores, 'accounts' | 'transactions'>,
  userId: number,
  id: number,
): Promise<Transaction | undefined> {
  for (;;) {
    const found = await stores.transactions.get(userId, id);
    if (found === undefined) return undefined;
    await holdAccounts(stores, userId, [found.bankAccountId]);
    const now = await stores.transactions.get(userId, id);
    if (now?.bankAccountId === found.bankAccountId) return now;
  }
}
