import { notFound } from '../../domain/error.ts';
import type { BankAccount } from '../../domain/ledger/bank-account.ts';
import type { AccountRepo } from '../../domain/ports/account-repo.ts';
import type { ListedTransaction, TransactionReader } from '../../domain/ports/transaction-reader.ts';

export interface ShownTransaction {
  readonly row: ListedTransaction;
  readonly account: BankAccount;
}

export interface ShowTransactionPorts {
  readonly transactionReader: Pick<TransactionReader, 'listById'>;
  readonly accounts: Pick<AccountRepo, 'get'>;
}

/** One live transaction of the user as lists show it, with its account. Throws `not_found`. */
export function showTransaction({ transactionReader, accounts }: ShowTransactionPorts) {
  return async (userId: number, id: number): Promise<ShownTransaction> => {
    const [row] = await transactionReader.listById(userId, id - 1, 1);
    if (row?.id !== id) throw notFound('transaction');
    const account = await accounts.get(userId, row.bankAccountId);
    // It may have been deleted in the meantime, and the transaction with it.
    if (account === undefined) throw notFound('transaction');
    return { row, account };
  };
}
