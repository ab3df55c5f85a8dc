import { notFound, refuseInvalid } from '../../domain/error.ts';
import type { CategoryRepo } from '../../domain/ports/category-repo.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { TransactionRepo } from '../../domain/ports/transaction-repo.ts';
import type { Stores, UnitOfWork } from '../../domain/ports/unit-of-work.ts';
import { changeTransaction, type Transaction, type TransactionChanges } from '../../domain/transaction.ts';
import { settleAround } from '../own-transfers/settle-own-transfers.ts';
import { unknownCategory } from './transaction-references.ts';

/** Changes category or notes of any of the user's transactions (contract 2.9). Throws `invalid`, `not_found`. */
export type UpdateTransaction = (userId: number, id: number, changes: TransactionChanges) => Promise<void>;

export interface UpdateTransactionPorts {
  readonly transactions: TransactionRepo;
  readonly categories: CategoryRepo;
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
}

export function updateTransaction(ports: UpdateTransactionPorts): UpdateTransaction {
  const { transactions, categories, unitOfWork, clock } = ports;
  return async (userId, id, changes) => {
    const { categoryId, notes } = changes;
    refuseInvalid(await unknownCategory(categories, categoryId));
    if (categoryId === undefined && notes === undefined) {
      if ((await transactions.get(userId, id)) === undefined) throw notFound('transaction');
      return;
    }
    const change = (transaction: Transaction) => changeTransaction(transaction, changes, clock.now());
    if (categoryId === undefined) await transactions.update(userId, id, change);
    else await unitOfWork.run((stores) => recategorise(stores, userId, id, change));
  };
}

/** The category may say whether a transaction is a leg of an own transfer (contract 2.13). */
async function recategorise(
  stores: Stores,
  userId: number,
  id: number,
  change: (transaction: Transaction) => Transaction,
): Promise<void> {
  const seen: Transaction[] = [];
  const changed = await stores.transactions.update(userId, id, (transaction) => {
    seen.push(transaction);
    return change(transaction);
  });
  if (seen.some(({ categoryId }) => categoryId !== changed.categoryId)) {
    await settleAround(stores, userId, [...seen, changed]);
  }
}
