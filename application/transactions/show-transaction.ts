import type { BankAccount } from '../../domain/bank-account.ts';
import { notFound } from '../../domain/error.ts';
import type { AccountRepo } from '../../domain/ports/account-repo.ts';
import type { TransactionRepo } from '../../domain/ports/transaction-repo.ts';
import type { Transaction } from '../../domain/transaction.ts';

export interface ShownTransaction {
  readonly transaction: Transaction;
  readonly account: BankAccount;
}

/** One live transaction of the user with its account. Throws `not_found`. */
export type ShowTransaction = (userId: number, id: number) => Promise<ShownTransaction>;

export interface ShowTransactionPorts {
  readonly transactions: TransactionRepo;
  readonly accounts: AccountRepo;
}

export function showTransaction({ transactions, accounts }: ShowTransactionPorts): ShowTransaction {
  return async (userId, id) => {
    const transaction = await transactions.get(userId, id);
    const account = transaction && (await accounts.get(userId, transaction.bankAccountId));
    // The account may have been deleted in the meantime, and the transaction with it.
    if (transaction === undefined || account === undefined) throw notFound('transaction');
    return { transaction, account };
  };
}
