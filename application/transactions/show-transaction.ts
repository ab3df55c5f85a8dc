import { byId } from '../../domain/collections.ts';
import { notFound } from '../../domain/error.ts';
import type { BankAccount } from '../../domain/ledger/bank-account.ts';
import type { AccountRepo } from '../../domain/ports/account-repo.ts';
import type { ListedTransaction, TransactionReader } from '../../domain/ports/transaction-reader.ts';

export interface ShownTransaction {
  readonly row: ListedTransaction;
  readonly account: BankAccount;
  /** All of the user's, by id: a transfer's other side is on another one. */
  readonly accounts: ReadonlyMap<number, BankAccount>;
}

export interface ShowTransactionPorts {
  readonly transactionReader: Pick<TransactionReader, 'listById'>;
  readonly accounts: Pick<AccountRepo, 'list'>;
}

/** One live transaction of the user as lists show it, with the accounts. Throws `not_found`. */
export function showTransaction(ports: ShowTransactionPorts) {
  return async (userId: number, id: number): Promise<ShownTransaction> => {
    const [row] = await ports.transactionReader.listById(userId, id - 1, 1);
    if (row?.id !== id) throw notFound('transaction');
    const accounts = byId(await ports.accounts.list(userId));
    const account = accounts.get(row.bankAccountId);
    // It may have been deleted in the meantime, and the transaction with it.
    if (account === undefined) throw notFound('transaction');
    return { row, account, accounts };
  };
}
