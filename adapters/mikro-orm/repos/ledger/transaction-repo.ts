import type { Transaction } from '../../../../domain/ledger/transaction.ts';
import { addMinorUnits } from '../../../../domain/money/money.ts';
import type { New } from '../../../../domain/new.ts';
import type { TransactionRepo } from '../../../../domain/ports/transaction-repo.ts';
import { StoreError } from '../../connection/database-error.ts';
import type { Session, Unit } from '../../connection/session.ts';
import { TRANSACTIONS } from '../../schema/ledger.ts';
import { holdUser } from '../hold-user.ts';
import { changeOwned } from '../owned-rows.ts';
import { changeTransactions, insertTransactions } from './bulk-changes.ts';

/** Locks are taken in one order: the account (by the caller), the user, transactions. */
export function createTransactionRepo(session: Session): TransactionRepo {
  return {
    add: (transaction) =>
      session.atomically(async (unit) => {
        const added = await TRANSACTIONS.insert(unit, transaction);
        await unit.changed.transactionsOf(transaction.userId);
        return added;
      }),
    addAll: (transactions) => session.atomically((unit) => addAll(unit, transactions)),
    get: (userId, id) => TRANSACTIONS.find(session, { userId, id, deletedAt: null }),
    update: (userId, id, change) =>
      session.atomically(async (unit) => {
        await holdUser(unit, userId);
        const key = { userId, id, deletedAt: null, noun: 'transaction' } as const;
        const changed = await changeOwned(unit, TRANSACTIONS, key, change);
        await unit.changed.transactionsOf(userId);
        return changed;
      }),
    getAll: async (userId, ids) => (ids.length === 0 ? [] : session.rows<Transaction>(READ, [userId, ids])),
    changeAll: (userId, changes) =>
      session.atomically(async (unit) => {
        const { added = [], overwritten = [], renewed = [], put = [] } = changes;
        if ([...overwritten, ...renewed, ...put].some((one) => one.userId !== userId)) throw foreign();
        await holdUser(unit, userId);
        const ids = await changeTransactions(unit, userId, { ...changes, added: ofUser(userId, added) });
        await unit.changed.transactionsOf(userId);
        return ids;
      }),
    countInBalance: (userId, bankAccountId, currency) =>
      session.atomically(async (unit) => {
        await holdUser(unit, userId);
        await unit.change(COUNT_IN_BALANCE, [userId, bankAccountId, currency]);
        await unit.changed.transactionsOf(userId);
        const [booked] = await unit.rows<{ sum: string }>(BOOKED_SUM, [userId, bankAccountId]);
        return addMinorUnits(Number(booked!.sum), 0);
      }),
    removeAllOf: (userId, bankAccountId) =>
      session.atomically(async (unit) => {
        await holdUser(unit, userId);
        const count = await unit.change(REMOVE_ALL, [userId, bankAccountId]);
        if (count > 0) await unit.changed.transactionsOf(userId);
        return count;
      }),
  };
}

/** 100,000 take about a second; the ORM would take ten times as long. */
const READ = {
  text: `select ${TRANSACTIONS.select()} from transactions
    where user_id = $1 and id = any($2::bigint[]) and deleted_at is null order by id`,
};

const COUNT_IN_BALANCE = {
  text: `update transactions set account_amount = amount
    where user_id = $1 and bank_account_id = $2 and deleted_at is null and currency = $3 and account_amount is null`,
};

const BOOKED_SUM = {
  text: `select coalesce(sum(account_amount), 0) as sum from transactions
    where user_id = $1 and bank_account_id = $2 and deleted_at is null and status = 'booked'`,
};

/**
 * Marking the rows instead would write a new version of each into the table and the primary key. Rows that were marked
 * before stay, because no index finds those of an account.
 */
const REMOVE_ALL = {
  text: 'delete from transactions where user_id = $1 and bank_account_id = $2 and deleted_at is null',
};

async function addAll(unit: Unit, transactions: readonly New<Transaction>[]): Promise<readonly number[]> {
  const [first] = transactions;
  if (first === undefined) return [];
  const ids = await insertTransactions(unit, ofUser(first.userId, transactions));
  await unit.changed.transactionsOf(first.userId);
  return ids;
}

function* ofUser<Row extends New<Transaction>>(userId: number, transactions: Iterable<Row>): Generator<Row> {
  for (const transaction of transactions) {
    if (transaction.userId !== userId) throw foreign();
    yield transaction;
  }
}

function foreign(): StoreError {
  return new StoreError('All must be of one user.');
}
