import { notFound } from '../../../domain/error.ts';
import {
  balanceEffect,
  countedInBalance,
  type Transaction,
  transactionType,
} from '../../../domain/ledger/transaction.ts';
import { addMinorUnits } from '../../../domain/money/money.ts';
import type { New } from '../../../domain/new.ts';
import type { ManyChanges, TransactionRepo } from '../../../domain/ports/transaction-repo.ts';
import type { Session, Writer } from '../database.ts';
import { frozen, refuseUnless } from '../frozen.ts';
import { findTransaction, ledgerOf, storeLedger } from '../ledger.ts';
import { requireAccount, requireCategory, requireLiveUser } from '../references.ts';

export function createTransactionRepo(session: Session): TransactionRepo {
  return {
    add: (transaction) => session.statement((writer) => add(writer, [transaction])[0]!),
    addAll: (transactions) => session.statement((writer) => add(writer, transactions).map(({ id }) => id)),
    get: async (userId, id) => findTransaction(ledgerOf(session, userId), id),
    update: (userId, id, change) =>
      session.statement((writer) => {
        const ledger = ledgerOf(writer, userId);
        const old = findTransaction(ledger, id);
        if (old === undefined) throw notFound('transaction');
        const row = checkedRow(writer, { ...change(old), id, userId });
        const others = ledger.byId.filter((one) => one.id !== id);
        storeLedger(writer, userId, row.deletedAt === null ? [...others, row] : others);
        return row;
      }),
    getAll: async (userId, ids) => {
      const ledger = ledgerOf(session, userId);
      const wanted = [...new Set(ids)].sort((a, b) => a - b);
      return wanted.flatMap((id) => findTransaction(ledger, id) ?? []);
    },
    changeAll: (userId, changes) => session.statement((writer) => changeAll(writer, userId, changes)),
    countInBalance: (userId, bankAccountId, currency) =>
      session.statement((writer) => {
        const ledger = ledgerOf(writer, userId);
        const counted = ledger.byId.map((one) =>
          one.bankAccountId === bankAccountId ? countedInBalance(one, currency) : one,
        );
        storeLedger(writer, userId, counted);
        const own = counted.filter((one) => one.bankAccountId === bankAccountId);
        return own.map(balanceEffect).reduce(addMinorUnits, 0);
      }),
    removeAllOf: (userId, bankAccountId) =>
      session.statement((writer) => {
        const { byId } = ledgerOf(writer, userId);
        const rest = byId.filter((one) => one.bankAccountId !== bankAccountId);
        const count = byId.length - rest.length;
        if (count > 0) storeLedger(writer, userId, rest);
        return count;
      }),
  };
}

function add(writer: Writer, transactions: readonly New<Transaction>[]): readonly Transaction[] {
  const rows = transactions.map((transaction) => checkedRow(writer, { ...transaction, id: writer.nextId() }));
  const [first] = rows;
  if (first === undefined) return [];
  requireOneUser(rows, first.userId);
  storeLedger(writer, first.userId, [...ledgerOf(writer, first.userId).byId, ...rows]);
  return rows;
}

function requireOneUser(transactions: readonly New<Transaction>[], userId: number): void {
  refuseUnless(
    transactions.every((one) => one.userId === userId),
    'All must be of one user.',
  );
}

function changeAll(
  writer: Writer,
  userId: number,
  { added = [], overwritten = [], renewed = [], removed = [], put = [] }: ManyChanges,
): readonly number[] {
  const news = [...added];
  requireOneUser([...news, ...overwritten, ...renewed, ...put], userId);
  const ledger = ledgerOf(writer, userId);
  const changes = [
    ...overwritten.map((facts) => [facts, {}] as const),
    ...renewed.map((one) => [one, own(one)] as const),
  ];
  const changed = new Map(
    changes.flatMap(([facts, category]) => {
      const stored = findTransaction(ledger, facts.id);
      if (stored === undefined) return [];
      return [[facts.id, checkedRow(writer, { ...withFacts(stored, facts), ...category })] as const];
    }),
  );
  const whole = put.map((one) => checkedRow(writer, one));
  const rows = news.map((one) => checkedRow(writer, { ...one, id: writer.nextId() }));
  const gone = new Set([...removed, ...put.map(({ id }) => id)]);
  const kept = ledger.byId.filter(({ id }) => !gone.has(id)).map((one) => changed.get(one.id) ?? one);
  storeLedger(writer, userId, [...kept, ...whole.filter(({ deletedAt }) => deletedAt === null), ...rows]);
  return rows.map(({ id }) => id);
}

/** Category, notes and creation are not for a source to say. */
function withFacts(stored: Transaction, facts: Transaction): Transaction {
  const { userId, bankAccountId, categoryId, unlinkedCategoryId, categoryLayer } = stored;
  const { notes, createdAt, deletedAt } = stored;
  const kept = { userId, bankAccountId, categoryId, unlinkedCategoryId, categoryLayer, notes, createdAt, deletedAt };
  return { ...facts, ...kept };
}

function own({ categoryId, unlinkedCategoryId, categoryLayer }: Transaction): Partial<Transaction> {
  return { categoryId, unlinkedCategoryId, categoryLayer };
}

export function checkedRow(writer: Writer, transaction: Transaction): Transaction {
  const { userId, bankAccountId, categoryId, type, amount } = transaction;
  refuseUnless(amount !== 0 && type === transactionType(amount), 'The amount is 0, or has not the sign of its type.');
  requireCategory(categoryId);
  requireLiveUser(writer, userId);
  requireAccount(writer, userId, bankAccountId);
  return frozen(transaction);
}
