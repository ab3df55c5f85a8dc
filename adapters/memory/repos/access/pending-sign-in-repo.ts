import type { PendingSignIn } from '../../../../domain/access/second-factor/pending-sign-in.ts';
import type { PendingSignInRepo } from '../../../../domain/ports/access/pending-sign-in-repo.ts';
import { integer, text, timestamp } from '../../columns.ts';
import type { Session } from '../../database.ts';
import { ownedTable } from '../../owned-table.ts';

export function createPendingSignInRepo(session: Session): PendingSignInRepo {
  const removeWhere = (isGone: (row: PendingSignIn) => boolean) =>
    session.statement((writer) => PENDING_SIGN_INS.removeWhere(writer, isGone));
  return {
    add: (pending) => session.statement((writer) => PENDING_SIGN_INS.add(writer, pending)),
    findByHash: async (hash) => PENDING_SIGN_INS.all(session).find((row) => row.hash === hash),
    remove: async (userId, id) => (await removeWhere((row) => row.userId === userId && row.id === id)) > 0,
    removeAll: async (userId) => void (await removeWhere((row) => row.userId === userId)),
    removeExpired: (at) => removeWhere((row) => row.expiresAt <= at),
  };
}

const PENDING_SIGN_INS = ownedTable<PendingSignIn>(
  'pendingSignIns',
  {
    id: integer,
    userId: integer,
    hash: text,
    createdAt: timestamp,
    expiresAt: timestamp,
  },
  { unique: ({ hash }) => hash },
);
