import type { Bank, BankConnection } from '../ledger/bank.ts';
import type { New } from '../new.ts';

/** Banks are shared by all users; connections belong to one. */
export interface BankRepo {
  /** Returns the bank with this slug, and adds `bank` if there is none. One bank per slug, also under concurrency. */
  ensure(bank: New<Bank>): Promise<Bank>;
  /**
   * Returns the user's connection to the bank, and adds it if there is none. One per user and bank, also under
   * concurrency.
   */
  ensureConnection(userId: number, bankId: number): Promise<BankConnection>;
  /** The banks of the user's connections, by id. */
  listOf(userId: number): Promise<readonly Bank[]>;
}
