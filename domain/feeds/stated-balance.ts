import type { AccountType, BankAccount } from '../ledger/bank-account.ts';
import type { MinorUnits } from '../money/money.ts';
import type { FeedRow } from './fetched-feed.ts';

/** What moves without a transaction, so that its rows say nothing about its balance. */
const VALUED: ReadonlySet<AccountType> = new Set(['investment', 'retirement', 'crypto', 'property', 'vehicle']);

/**
 * What the bank's balance of a connected account is more than its initial balance and its booked rows, which sum up to
 * `booked`; 0 if that is what is still pending, which some banks count. `null` where rows say nothing about a balance.
 */
export function unexplainedDifference(
  { type, balance, initialBalance }: Pick<BankAccount, 'type' | 'balance' | 'initialBalance'>,
  booked: MinorUnits,
  fetched: readonly Pick<FeedRow, 'status' | 'amount'>[],
): MinorUnits | null {
  if (VALUED.has(type)) return null;
  const difference = balance - initialBalance - booked;
  const pending = fetched.reduce((sum, row) => (row.status === 'pending' ? sum + row.amount : sum), 0);
  if (!Number.isSafeInteger(difference)) return null;
  return difference === pending ? 0 : difference;
}

/** An account that was opened for a feed began with what the bank states now, without the rows that were fetched. */
export function beginBefore(account: BankAccount, booked: MinorUnits): BankAccount {
  const initialBalance = account.balance - booked;
  return Number.isSafeInteger(initialBalance) ? { ...account, initialBalance } : account;
}
