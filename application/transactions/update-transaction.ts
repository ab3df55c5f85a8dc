import { notFound, refuseInvalid } from '../../domain/error.ts';
import type { CategoryRepo } from '../../domain/ports/category-repo.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { TransactionRepo } from '../../domain/ports/transaction-repo.ts';
import { changeTransaction, type TransactionChanges } from '../../domain/transaction.ts';
import { unknownCategory } from './transaction-references.ts';

/** Changes category or notes of any of the user's transactions (contract 2.9). Throws `invalid`, `not_found`. */
export type UpdateTransaction = (userId: number, id: number, changes: TransactionChanges) => Promise<void>;

export interface UpdateTransactionPorts {
  readonly transactions: TransactionRepo;
  readonly categories: CategoryRepo;
  readonly clock: Clock;
}

export function updateTransaction({ transactions, categories, clock }: UpdateTransactionPorts): UpdateTransaction {
  return async (userId, id, changes) => {
    const { categoryId, notes } = changes;
    refuseInvalid(await unknownCategory(categories, categoryId));
    if (categoryId === undefined && notes === undefined) {
      if ((await transactions.get(userId, id)) === undefined) throw notFound('transaction');
      return;
    }
    await transactions.update(userId, id, (transaction) => changeTransaction(transaction, changes, clock.now()));
  };
}
