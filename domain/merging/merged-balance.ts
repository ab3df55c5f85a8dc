import { addDays, dateOf, type LocalDate, type Timestamp } from '../calendar.ts';
import type { BankAccount } from '../ledger/bank-account.ts';
import { balanceEffect, countedInBalance, type Transaction } from '../ledger/transaction.ts';
import { addMinorUnits, type MinorUnits } from '../money/money.ts';

/** An account with its live transactions. */
export interface AccountSide {
  readonly account: BankAccount;
  readonly transactions: readonly Transaction[];
}

/** From where the balance of two accounts that are one is counted. */
export interface MergedBeginning {
  readonly initialBalance: MinorUnits;
  /** The account whose beginning it is not. */
  readonly other: AccountSide;
  /** Its transactions from before the beginning: the initial balance has them in it already. */
  readonly earlier: readonly Transaction[];
}

/**
 * The initial balance of two accounts as one: that of `kept`, unless only `merged` has one. What the other account
 * shows of the time before moves it back, so that the balance of the first day stays. `paired` are the ids of what both
 * show. Where neither has one, there is nothing to move: it stays 0.
 */
export function mergedBeginning(kept: AccountSide, merged: AccountSide, paired: ReadonlySet<number>): MergedBeginning {
  const isKept = kept.account.initialBalance !== 0 || merged.account.initialBalance === 0;
  const [own, other] = isKept ? [kept, merged] : [merged, kept];
  const begin = firstDay(own);
  const isStated = own.account.initialBalance !== 0;
  const earlier = other.transactions.filter(
    ({ id, bookedAt }) => isStated && !paired.has(id) && dateOf(bookedAt) < begin,
  );
  const initialBalance = addMinorUnits(own.account.initialBalance, -movedBy(earlier, own.account));
  return { initialBalance, other, earlier };
}

function firstDay({ account, transactions }: AccountSide): LocalDate {
  const [first] = transactions.map(({ bookedAt }) => dateOf(bookedAt)).sort();
  if (first !== undefined) return first;
  // A balance without transactions is that of the day on which a person wrote it down.
  const opened = dateOf(account.createdAt);
  return account.initialBalance === 0 ? opened : addDays(opened, 1);
}

/** What transactions move the balance of an account by. */
export function movedBy(transactions: readonly Transaction[], { currency }: Pick<BankAccount, 'currency'>): MinorUnits {
  return transactions.map((one) => balanceEffect(countedInBalance(one, currency))).reduce(addMinorUnits, 0);
}

/**
 * The kept account with the transactions of both. A balance that a bank has stated stays, the later of two; that of a
 * manual account is what its transactions add up to. Throws `amount_out_of_range`.
 */
export function mergedAccount(
  kept: BankAccount,
  merged: BankAccount,
  initialBalance: MinorUnits,
  transactions: readonly Transaction[],
  at: Timestamp,
): BankAccount {
  const lastTransactionCreatedAt = [kept, merged].map((one) => one.lastTransactionCreatedAt).sort()[1]!;
  const after = { ...kept, initialBalance, lastTransactionCreatedAt, updatedAt: at };
  const isStated = merged.kind === 'connected' && merged.isBalanceKnown;
  const isLater =
    kept.kind === 'manual' || !kept.isBalanceKnown || merged.lastBalanceCreatedAt > kept.lastBalanceCreatedAt;
  if (isStated && isLater) {
    const { kind, bankId, bankConnectionId, balance, isBalanceKnown, lastBalanceCreatedAt } = merged;
    const place = kept.kind === 'manual' ? { kind, bankId, bankConnectionId } : {};
    return { ...after, ...place, balance, isBalanceKnown, lastBalanceCreatedAt };
  }
  return countedBalance(after, transactions, at);
}

/** A manual account with the balance that its transactions give it. Throws `amount_out_of_range`. */
export function countedBalance(account: BankAccount, transactions: readonly Transaction[], at: Timestamp): BankAccount {
  const balance = addMinorUnits(account.initialBalance, movedBy(transactions, account));
  if (account.kind === 'connected' || balance === account.balance) return account;
  return { ...account, balance, lastBalanceCreatedAt: at };
}
