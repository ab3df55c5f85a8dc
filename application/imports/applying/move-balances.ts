import type { Timestamp } from '../../../domain/calendar.ts';
import { moveBalance } from '../../../domain/ledger/bank-account.ts';
import { balanceEffect, type Transaction } from '../../../domain/ledger/transaction.ts';
import { addMinorUnits, type MinorUnits } from '../../../domain/money/money.ts';
import type { New } from '../../../domain/new.ts';
import type { Stores } from '../../../domain/ports/unit-of-work.ts';

/** Transactions that an import, or its undoing, changes. */
export interface Moved {
  /** As they were before they were changed or removed. */
  readonly before: readonly Transaction[];
  readonly after: readonly Transaction[];
  readonly added: readonly New<Transaction>[];
}

/**
 * Moves the balances of all accounts by what happened to their transactions, in the order of their ids. Throws
 * `amount_out_of_range`.
 */
export async function moveBalances(
  { accounts }: Pick<Stores, 'accounts'>,
  userId: number,
  { before, after, added }: Moved,
  at: Timestamp,
): Promise<void> {
  const ids = new Set([...before, ...after, ...added].map(({ bankAccountId }) => bankAccountId));
  for (const id of [...ids].sort((a, b) => a - b)) {
    const isOwn = ({ bankAccountId }: New<Transaction>) => bankAccountId === id;
    const own = [...after, ...added].filter(isOwn);
    const delta = addMinorUnits(sumOf(own), -sumOf(before.filter(isOwn)));
    const hasNew = added.some(isOwn);
    await accounts.update(userId, id, (account) => {
      const moved = moveBalance(account, delta, at);
      return hasNew ? { ...moved, lastTransactionCreatedAt: at } : moved;
    });
  }
}

function sumOf(transactions: readonly New<Transaction>[]): MinorUnits {
  return transactions.map(balanceEffect).reduce(addMinorUnits, 0);
}
