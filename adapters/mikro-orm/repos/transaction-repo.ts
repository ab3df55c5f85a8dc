import { LockMode } from '@mikro-orm/core';
import { notFound, userDeleted } from '../../../domain/error.ts';
import type { New } from '../../../domain/new.ts';
import type { TransactionRepo } from '../../../domain/ports/transaction-repo.ts';
import type { Transaction } from '../../../domain/transaction.ts';
import { insertTransactions } from '../bulk-insert.ts';
import { StoreError } from '../database-error.ts';
import { storedColumns, TransactionRow, toTransaction, transactionColumns } from '../rows/transaction-row.ts';
import type { Session } from '../session.ts';

/**
 * Locks are taken in one order: the account (by the caller), its transactions, the user's revision. The revision comes
 * last, so that units of work of one user wait for each other as briefly as possible.
 */
export function createTransactionRepo(session: Session): TransactionRepo {
  return {
    add: (transaction) =>
      session.atomically(async (unit) => {
        const id = await unit.orm((em) => em.insert(TransactionRow, storedColumns(transaction)));
        await moveRevision(unit, transaction.userId);
        return { id, ...transactionColumns(transaction) };
      }),
    addAll: (transactions) => session.atomically((unit) => addAll(unit, transactions)),
    async get(userId, id) {
      const live = { userId, id, deletedAt: null };
      const row = await session.orm((em) => em.findOne(TransactionRow, live, { disableIdentityMap: true }));
      return row === null ? undefined : toTransaction(row);
    },
    update: (userId, id, change) =>
      session.atomically(async (unit) => {
        const options = { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true } as const;
        const row = await unit.orm((em) => em.findOne(TransactionRow, { userId, id, deletedAt: null }, options));
        if (row === null) throw notFound('transaction');
        const transaction = { id, ...transactionColumns(change(toTransaction(row))), userId };
        await unit.orm((em) => em.nativeUpdate(TransactionRow, { userId, id }, storedColumns(transaction)));
        await moveRevision(unit, userId);
        return transaction;
      }),
    deleteAllOf: (userId, bankAccountId, at) =>
      session.atomically(async (unit) => {
        const live = { userId, bankAccountId, deletedAt: null };
        const deleted = { deletedAt: at, updatedAt: at };
        const count = await unit.orm((em) => em.nativeUpdate(TransactionRow, live, deleted));
        if (count > 0) await moveRevision(unit, userId);
        return count;
      }),
  };
}

async function addAll(unit: Session, transactions: readonly New<Transaction>[]): Promise<readonly number[]> {
  const [first] = transactions;
  if (first === undefined) return [];
  if (transactions.some(({ userId }) => userId !== first.userId)) throw new StoreError('All must be of one user.');
  const ids = await insertTransactions(unit, transactions);
  await moveRevision(unit, first.userId);
  return ids;
}

/** Once per change, however many rows that touches. Throws `user_deleted` for a user who has been erased meanwhile. */
async function moveRevision(unit: Session, userId: number): Promise<void> {
  const { count } = await unit.query(MOVE_REVISION, [userId]);
  if (count === 0) throw userDeleted();
}

const MOVE_REVISION = {
  name: 'move_transaction_revision',
  text: 'update users set transaction_revision = transaction_revision + 1 where id = $1 and deleted_at is null',
};
