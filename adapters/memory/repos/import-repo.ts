import { IMPORT_DECISIONS, type Import, type ImportRow } from '../../../domain/imports/import.ts';
import { TRANSACTION_STATUSES } from '../../../domain/ledger/transaction.ts';
import type { ImportRepo } from '../../../domain/ports/imports/import-repo.ts';
import {
  anything,
  currencyCode,
  date,
  frozen,
  integer,
  listOf,
  nullable,
  oneOf,
  rowOf,
  text,
  timestamp,
} from '../columns.ts';
import { ConstraintError } from '../constraint-error.ts';
import type { Session, Writer } from '../database.ts';
import { requireAccount, requireLiveUser } from '../references.ts';

export function createImportRepo(session: Session): ImportRepo {
  const own = (userId: number, id: number) => {
    const found = session.rows('imports').get(id);
    return found?.userId === userId ? found : undefined;
  };
  return {
    add: (given, rows) =>
      session.statement((writer) => {
        const row = checkedImport(writer, { ...given, id: writer.nextId() });
        const stored = Array.from(rows, (one) => {
          requireAccount(writer, row.userId, one.bankAccountId);
          return importRow(one);
        });
        if (new Set(stored.map(({ position }) => position)).size < stored.length) {
          throw new ConstraintError('Two rows of an import have one position.');
        }
        writer.change('imports').set(row.id, row);
        const { userId } = row;
        writer.change('importRows').set(row.id, { userId, rows: stored.toSorted((a, b) => a.position - b.position) });
        return row.id;
      }),
    get: async (userId, id) => own(userId, id),
    page: async (userId, beforeId, limit) =>
      [...session.rows('imports').values()]
        .filter((one) => one.userId === userId && one.id < beforeId)
        .toReversed()
        .slice(0, limit),
    rows: async (userId, id, { decision, afterPosition, limit }) => {
      if (own(userId, id) === undefined) return [];
      return (session.rows('importRows').get(id)?.rows ?? [])
        .filter((row) => row.position > afterPosition && (decision === undefined || row.decision === decision))
        .slice(0, limit);
    },
    readAs: async (userId, fingerprint) =>
      [...session.rows('imports').values()].findLast(
        (one) => one.userId === userId && one.fingerprint === fingerprint && one.readAs !== null,
      )?.readAs ?? undefined,
    remove: (userId, id, transactionIds) =>
      session.statement((writer) => {
        const gone = new Set(transactionIds);
        const stays = ({ decision, transactionId }: ImportRow) =>
          decision !== 'retired' || transactionId === null || !gone.has(transactionId);
        if (gone.size > 0) keepRows(writer, userId, stays);
        if (writer.rows('imports').get(id)?.userId !== userId) return;
        writer.change('imports').delete(id);
        writer.change('importRows').delete(id);
      }),
    removeAllOf: (userId, bankAccountId) =>
      session.statement((writer) => {
        keepRows(writer, userId, (row) => row.bankAccountId !== bankAccountId);
        for (const [id, one] of writer.rows('imports')) {
          const statements = one.statements.filter((statement) => statement.bankAccountId !== bankAccountId);
          if (one.userId !== userId || statements.length === one.statements.length) continue;
          if (statements.length > 0) writer.change('imports').set(id, Object.freeze({ ...one, statements }));
          else {
            writer.change('imports').delete(id);
            writer.change('importRows').delete(id);
          }
        }
      }),
    removeLeftovers: async () => 0,
  };
}

function keepRows(writer: Writer, userId: number, stays: (row: ImportRow) => boolean): void {
  for (const [id, stored] of writer.rows('importRows')) {
    if (stored.userId !== userId || stored.rows.every(stays)) continue;
    writer.change('importRows').set(id, { userId, rows: stored.rows.filter(stays) });
  }
}

function checkedImport(writer: Writer, given: Import): Import {
  requireLiveUser(writer, given.userId);
  for (const { bankAccountId } of given.statements) requireAccount(writer, given.userId, bankAccountId);
  return importOf(given);
}

const importOf = rowOf<Import>({
  id: integer,
  userId: integer,
  format: text,
  fileName: nullable(text),
  sha256: nullable(text),
  statements: listOf(frozen),
  leftOut: frozen,
  warnings: listOf(frozen),
  fingerprint: nullable(text),
  readAs: nullable(frozen),
  createdAt: timestamp,
});

const importRow = rowOf<ImportRow>({
  position: integer,
  line: nullable(integer),
  bankAccountId: integer,
  source: text,
  sourceId: nullable(text),
  day: nullable(date),
  amount: nullable(integer),
  currency: nullable(currencyCode),
  status: nullable(oneOf(TRANSACTION_STATUSES)),
  text,
  counterpartyHash: nullable(text),
  decision: oneOf(IMPORT_DECISIONS),
  reason: text,
  transactionId: nullable(integer),
  possibleDuplicateOf: nullable(integer),
  isOrigin: anything,
  before: nullable(frozen),
});
