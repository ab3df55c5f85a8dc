import type { FillingFeed } from '../feeds/account-freshness.ts';
import type { BankAccount } from '../ledger/bank-account.ts';
import type { New } from '../new.ts';

export interface AccountWithFeeds {
  readonly account: BankAccount;
  /** Those that fill the account, by the ids of their accounts. */
  readonly feeds: readonly FillingFeed[];
}

/** Accounts of one user. Deleted accounts and those of other users do not exist here. */
export interface AccountRepo {
  add(account: New<BankAccount>): Promise<BankAccount>;
  get(userId: number, id: number): Promise<BankAccount | undefined>;
  /** By id, hidden ones included. */
  list(userId: number): Promise<readonly BankAccount[]>;
  /** The same, each with the feeds that fill it. */
  listWithFeeds(userId: number): Promise<readonly AccountWithFeeds[]>;
  /**
   * Stores the result of the synchronous `change`. The account is locked before `change` gets it and until the unit of
   * work ends, so no concurrent update is lost. If `change` throws, its error is passed on and nothing is stored.
   * Throws `not_found`.
   */
  update(userId: number, id: number, change: (account: BankAccount) => BankAccount): Promise<BankAccount>;
  /** Stores an account that was deleted, which is live again. */
  restore(account: BankAccount): Promise<void>;
}
