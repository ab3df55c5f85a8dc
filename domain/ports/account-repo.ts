import type { BankAccount } from '../bank-account.ts';
import type { New } from '../new.ts';

/** Accounts of one user. Deleted ones, and other users', are not there. */
export interface AccountRepo {
  add(account: New<BankAccount>): Promise<BankAccount>;
  get(userId: number, id: number): Promise<BankAccount | undefined>;
  /** By id, hidden ones included. */
  list(userId: number): Promise<readonly BankAccount[]>;
  /**
   * Stores what the synchronous `change` makes of the account, which is locked from before `change` sees it until the unit of
   * work ends: concurrent updates all count. What `change` throws comes through, and nothing is stored. Throws `not_found`.
   */
  update(userId: number, id: number, change: (account: BankAccount) => BankAccount): Promise<BankAccount>;
}
