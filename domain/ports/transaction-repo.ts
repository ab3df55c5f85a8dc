import type { Timestamp } from '../calendar.ts';
import type { New } from '../new.ts';
import type { Transaction } from '../transaction.ts';

/**
 * Transactions of one user, for changing them; lists and sums are `TransactionReader`'s. Deleted ones, and other users', are not
 * there. Every change moves `UserRepo.transactionRevision`.
 */
export interface TransactionRepo {
  /** Refuses (any error, nothing stored) an account that is not the user's. */
  add(transaction: New<Transaction>): Promise<Transaction>;
  /** Many at once, all of one user; ids ascend in the order given. 100,000 take seconds. All or nothing. */
  addAll(transactions: readonly New<Transaction>[]): Promise<readonly number[]>;
  get(userId: number, id: number): Promise<Transaction | undefined>;
  /**
   * Stores what the synchronous `change` makes of the transaction, which is locked meanwhile. What `change` throws comes through, and
   * nothing is stored. Throws `not_found`. To keep one lock order, lock the account first where both change.
   */
  update(userId: number, id: number, change: (transaction: Transaction) => Transaction): Promise<Transaction>;
  /** Marks every live transaction of the account as deleted at `at`; answers how many. */
  deleteAllOf(userId: number, bankAccountId: number, at: Timestamp): Promise<number>;
}
