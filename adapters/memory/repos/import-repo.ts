import type { ImportRow } from '../../../domain/imports/import.ts';
import type { ImportRepo } from '../../../domain/ports/imports/import-repo.ts';
import type { Session, Writer } from '../database.ts';
import { frozen, refuseUnless } from '../frozen.ts';
import { findTransaction, ledgerOf } from '../ledger.ts';
import { requireAccount, requireLiveUser } from '../references.ts';
import { PAIRS } from './possible-duplicate-repo.ts';

export function createImportRepo(session: Session): ImportRepo {
  const own = (userId: number, id: number) => {
    const found = session.rows('imports').get(id);
    return found?.userId === userId ? found : undefined;
  };
  return {
    add: (given, rows) =>
      session.statement((writer) => {
        const { userId, statements } = given;
        requireLiveUser(writer, userId);
        const stored = frozen([...rows]);
        for (const { bankAccountId } of [...statements, ...stored]) requireAccount(writer, userId, bankAccountId);
        const positions = new Set(stored.map(({ position }) => position));
        refuseUnless(positions.size === stored.length, 'Two rows of an import have one position.');
        const id = writer.nextId();
        writer.change('imports').set(id, frozen({ ...given, id }));
        writer.change('importRows').set(id, { userId, rows: stored.toSorted((a, b) => a.position - b.position) });
        return id;
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
        .slice(0, limit)
        .map((row) =>
          row.possibleDuplicateOf === null ? row : { ...row, possibleDuplicateOf: asked(session, userId, row) },
        );
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
        if (writer.rows('imports').get(id)?.userId === userId) removeImport(writer, id);
      }),
    removeAllOf: (userId, bankAccountId) =>
      session.statement((writer) => {
        keepRows(writer, userId, (row) => row.bankAccountId !== bankAccountId);
        for (const [id, one] of writer.rows('imports')) {
          const statements = one.statements.filter((statement) => statement.bankAccountId !== bankAccountId);
          if (one.userId !== userId || statements.length === one.statements.length) continue;
          if (statements.length === 0) removeImport(writer, id);
          else writer.change('imports').set(id, Object.freeze({ ...one, statements }));
        }
      }),
    removeLeftovers: async () => 0,
  };
}

/** What the row may be all the same, as it is asked about now. */
function asked(session: Session, userId: number, { transactionId }: ImportRow): number | null {
  const { duplicateOf = 0 } = PAIRS.of(session, userId).find(({ id }) => id === transactionId) ?? {};
  return findTransaction(ledgerOf(session, userId), duplicateOf)?.id ?? null;
}

function removeImport(writer: Writer, id: number): void {
  writer.change('imports').delete(id);
  writer.change('importRows').delete(id);
}

function keepRows(writer: Writer, userId: number, stays: (row: ImportRow) => boolean): void {
  for (const [id, stored] of writer.rows('importRows')) {
    if (stored.userId !== userId || stored.rows.every(stays)) continue;
    writer.change('importRows').set(id, { userId, rows: stored.rows.filter(stays) });
  }
}
