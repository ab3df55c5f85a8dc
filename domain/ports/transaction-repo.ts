import type { Transaction } from '../ledger/transaction.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { MinorUnits } from '../money/money.ts';
import type { New } from '../new.ts';

/**
 * Changes transactions of one user; `TransactionReader` lists and sums them. Deleted ones and those of other users do
 * not exist here. Every change increases `UserRepo.transactionRevision`.
 */
export interface TransactionRepo {
  /** Throws some error, and stores nothing, if the account is not the user's. */
  add(transaction: New<Transaction>): Promise<Transaction>;
  /** Adds many, all of one user, or none. Returns their ids, which ascend in the given order. 100,000 take seconds. */
  addAll(transactions: readonly New<Transaction>[]): Promise<readonly number[]>;
  get(userId: number, id: number): Promise<Transaction | undefined>;
  /**
   * Stores the result of the synchronous `change`, and locks the transaction meanwhile. If `change` throws, its error
   * is passed on and nothing is stored. Throws `not_found`. Where the account changes too, update it first, so that
   * locks are taken in one order.
   */
  update(userId: number, id: number, change: (transaction: Transaction) => Transaction): Promise<Transaction>;
  /** Those of the ids that are live, by id. */
  getAll(userId: number, ids: readonly number[]): Promise<readonly Transaction[]>;
  /** Makes all changes of an import, or of its undoing. Returns the ids of the added ones, as `addAll` does. */
  changeAll(userId: number, changes: ManyChanges): Promise<readonly number[]>;
  /**
   * Makes the live transactions of a connected account count in its balance, which becomes that of a manual account:
   * `accountAmount` of those in `currency` is their amount. Returns the sum of the booked ones. 100,000 take seconds.
   * Lock the account before.
   */
  countInBalance(userId: number, bankAccountId: number, currency: CurrencyCode): Promise<MinorUnits>;
  /** Removes every live transaction of the account for good. Returns how many. 100,000 take a fraction of a second. */
  removeAllOf(userId: number, bankAccountId: number): Promise<number>;
}

/** Changes to transactions of one user. */
export interface ManyChanges {
  /** Taken as they are stored, after all other changes, so that they need not exist all at once. */
  readonly added?: Iterable<New<Transaction>>;
  /** Live ones, with what their source says about them. Category, notes and `createdAt` stay as they are stored. */
  readonly overwritten?: readonly Transaction[];
  /** Live ones with other names and another category. Notes and `createdAt` stay as they are stored. */
  readonly renewed?: readonly Transaction[];
  /** Removed for good, deleted ones too. */
  readonly removed?: readonly number[];
  /** Stored whole under their ids, in place of what is there, or was there before it was removed. */
  readonly put?: readonly Transaction[];
}
