import { notFound } from '../../../domain/error.ts';
import {
  balanceEffect,
  countedInBalance,
  DESCRIPTION_MAX_CHARACTERS,
  NOTES_MAX_CHARACTERS,
  type Party,
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
  type Transaction,
  transactionType,
} from '../../../domain/ledger/transaction.ts';
import { addMinorUnits } from '../../../domain/money/money.ts';
import type { ManyChanges, TransactionRepo } from '../../../domain/ports/transaction-repo.ts';
import {
  currencyCode,
  integer,
  integerOtherThan0,
  listOf,
  nullable,
  oneOf,
  rowOf,
  text,
  textOf,
  timestamp,
} from '../columns.ts';
import { ConstraintError } from '../constraint-error.ts';
import type { Session, Writer } from '../database.ts';
import {
  EMPTY_LEDGER,
  findTransaction,
  type Ledger,
  withAdded,
  withAll,
  withChanged,
  without,
  withoutAccount,
} from '../ledger.ts';
import { category, requireAccount, requireLiveUser } from '../references.ts';

export function createTransactionRepo(session: Session): TransactionRepo {
  return {
    add: (transaction) =>
      session.statement((writer) => {
        const row = checkedRow(writer, { ...transaction, id: writer.nextId() });
        storeLedger(writer, row.userId, withAdded(ledgerOf(writer, row.userId), [row]));
        return row;
      }),
    addAll: (transactions) =>
      session.statement((writer) => {
        const rows = transactions.map((transaction) => checkedRow(writer, { ...transaction, id: writer.nextId() }));
        const [first] = rows;
        if (first === undefined) return [];
        if (rows.some(({ userId }) => userId !== first.userId)) throw new ConstraintError('All must be of one user.');
        storeLedger(writer, first.userId, withAdded(ledgerOf(writer, first.userId), rows));
        return rows.map(({ id }) => id);
      }),
    get: async (userId, id) => findTransaction(ledgerOf(session, userId), id),
    update: (userId, id, change) =>
      session.statement((writer) => {
        const ledger = ledgerOf(writer, userId);
        const old = findTransaction(ledger, id);
        if (old === undefined) throw notFound('transaction');
        const row = checkedRow(writer, { ...change(old), id, userId });
        storeLedger(writer, userId, row.deletedAt === null ? withChanged(ledger, old, row) : without(ledger, old));
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
        storeLedger(writer, userId, withAll(counted));
        const own = counted.filter((one) => one.bankAccountId === bankAccountId);
        return own.map(balanceEffect).reduce(addMinorUnits, 0);
      }),
    removeAllOf: (userId, bankAccountId) =>
      session.statement((writer) => {
        const ledger = ledgerOf(writer, userId);
        const rest = withoutAccount(ledger, bankAccountId);
        const count = ledger.byId.length - rest.byId.length;
        if (count > 0) storeLedger(writer, userId, rest);
        return count;
      }),
  };
}

function changeAll(
  writer: Writer,
  userId: number,
  { added, overwritten, removed, restored }: ManyChanges,
): readonly number[] {
  const news = [...added];
  if ([...news, ...overwritten, ...restored].some((one) => one.userId !== userId)) {
    throw new ConstraintError('All must be of one user.');
  }
  const ledger = ledgerOf(writer, userId);
  const changed = new Map(
    overwritten.flatMap((facts) => {
      const stored = findTransaction(ledger, facts.id);
      return stored === undefined ? [] : [[facts.id, checkedRow(writer, withFacts(stored, facts))] as const];
    }),
  );
  const again = restored.map((one) => checkedRow(writer, one));
  if (again.some(({ id }) => findTransaction(ledger, id) !== undefined)) {
    throw new ConstraintError('A transaction with this id exists.');
  }
  const rows = news.map((one) => checkedRow(writer, { ...one, id: writer.nextId() }));
  const gone = new Set(removed);
  const kept = ledger.byId.filter(({ id }) => !gone.has(id)).map((one) => changed.get(one.id) ?? one);
  storeLedger(writer, userId, withAll([...kept, ...again, ...rows]));
  return rows.map(({ id }) => id);
}

/** Category, notes and creation are not for a source to say. */
function withFacts(stored: Transaction, facts: Transaction): Transaction {
  const { userId, bankAccountId, categoryId, unlinkedCategoryId, notes, createdAt, deletedAt } = stored;
  return { ...facts, userId, bankAccountId, categoryId, unlinkedCategoryId, notes, createdAt, deletedAt };
}

export function ledgerOf(view: Pick<Session, 'rows'>, userId: number): Ledger {
  return view.rows('ledgers').get(userId) ?? EMPTY_LEDGER;
}

/** Every change uses this function, so that each one increases the revision. */
export function storeLedger(writer: Writer, userId: number, ledger: Ledger): void {
  writer.change('ledgers').set(userId, ledger);
  moveTransactionRevision(writer, userId);
}

function moveTransactionRevision(writer: Writer, userId: number): void {
  writer.change('revisions').set(userId, (writer.rows('revisions').get(userId) ?? 0) + 1);
}

export function checkedRow(writer: Writer, transaction: Transaction): Transaction {
  const row = transactionRow(transaction);
  oneOf([transactionType(row.amount)])(row.type);
  requireLiveUser(writer, row.userId);
  requireAccount(writer, row.userId, row.bankAccountId);
  return row;
}

const transactionRow = rowOf<Transaction>({
  id: integer,
  userId: integer,
  bankAccountId: integer,
  categoryId: category,
  unlinkedCategoryId: nullable(category),
  status: oneOf(TRANSACTION_STATUSES),
  type: oneOf(TRANSACTION_TYPES),
  from: listOf(party),
  to: listOf(party),
  description: textOf(1, DESCRIPTION_MAX_CHARACTERS),
  merchantName: nullable(text),
  notes: nullable(textOf(0, NOTES_MAX_CHARACTERS)),
  amount: integerOtherThan0,
  currency: currencyCode,
  accountAmount: nullable(integer),
  bookedAt: timestamp,
  createdAt: timestamp,
  updatedAt: timestamp,
  deletedAt: nullable(timestamp),
});

function party({ name }: Party): Party {
  return Object.freeze({ name: text(name) });
}
