import type { LocalDate } from '../calendar.ts';
import type { MonthlyMove } from '../ledger/balance-history.ts';
import type { BankAccount } from '../ledger/bank-account.ts';

/** Sums of what moved the balances of one user's accounts. */
export interface BalanceReader {
  /**
   * What the live booked transactions moved the balance of each live account by, from the month of `from` on, by
   * account and month. A manual account moves by the amount in its own currency that was fixed when the transaction was
   * recorded; a connected one by the amounts in its currency, and others do not count. Months without one are left
   * out. One statement.
   */
  movesByMonth(userId: number, from: LocalDate): Promise<readonly MonthlyMove[]>;
  /** What the live booked transactions of one account add up to, counted in the same way. */
  bookedTotal(account: Pick<BankAccount, 'userId' | 'id' | 'currency'>): Promise<bigint>;
}
