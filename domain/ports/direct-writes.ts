import type { BankAccount } from '../ledger/bank-account.ts';
import type { Transaction } from '../ledger/transaction.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { New } from '../new.ts';
import type { IdempotencyRecord } from './idempotency-repo.ts';

/**
 * Creates the usual things in one step, where a use-case would otherwise run a unit of work. Each method has the whole
 * effect of that unit of work, revisions and idempotency key included, and returns the new id; or it has no effect and
 * returns `undefined`, and the use-case runs the unit of work, which decides and says what is wrong. A store may always
 * return `undefined`. It must when the user is deleted, or when the key is being claimed or has ever been stored.
 * Throws `unavailable` as a commit does: the outcome may be unknown.
 */
export interface DirectWrites {
  /**
   * Adds a booked transaction to a live manual account of its user, and moves the balance as `accountWithNew` does.
   * Returns `undefined` unless the account has the currency of the transaction, its balance stays within ±(2^53−1), the
   * category exists, and no transaction could be the other leg of an own transfer (`OwnTransferRepo.mayHaveOtherLeg`).
   */
  addTransaction(transaction: DirectTransaction, request?: KeyedRequest): Promise<number | undefined>;
  /** Adds an account at a bank to which its user is connected already, else returns `undefined`. */
  addAccount(account: DirectAccount, request?: KeyedRequest): Promise<number | undefined>;
}

/** A transaction whose amount is in the currency of its account. That is `currency`, or any if it is `undefined`. */
export interface DirectTransaction extends Omit<New<Transaction>, 'currency'> {
  readonly currency: CurrencyCode | undefined;
}

export type DirectAccount = Omit<New<BankAccount>, 'bankConnectionId'>;

/** What is remembered under the idempotency key of the user. */
export type KeyedRequest = Pick<IdempotencyRecord, 'key' | 'requestHash' | 'createdAt'>;
