import type { Bank, BankConnection } from '../bank.ts';
import type { New } from '../new.ts';

/** Banks are shared; connections are the user's. */
export interface BankRepo {
  /** The bank with this slug, added from `bank` when there is none: one bank per slug also under concurrency. */
  ensure(bank: New<Bank>): Promise<Bank>;
  /** The user's connection to the bank, made when there is none: one per user and bank also under concurrency. */
  ensureConnection(userId: number, bankId: number): Promise<BankConnection>;
  /** The banks of the user's connections by id. */
  listOf(userId: number): Promise<readonly Bank[]>;
}
