import type { PendingSignIn } from '../../../../domain/access/second-factor/pending-sign-in.ts';
import { FinanceError } from '../../../../domain/error.ts';
import type { PendingSignInRepo } from '../../../../domain/ports/access/pending-sign-in-repo.ts';
import { integer, text, timestamp } from '../../columns.ts';
import type { Session } from '../../database.ts';
import { requireLiveUser } from '../../references.ts';

export function createPendingSignInRepo(session: Session): PendingSignInRepo {
  const byHash = (view: Pick<Session, 'rows'>, hash: string) =>
    [...view.rows('pendingSignIns').values()].find((row) => row.hash === hash);
  return {
    add: (pending) =>
      session.statement((writer) => {
        const row = pendingRow({ ...pending, id: writer.nextId() });
        requireLiveUser(writer, row.userId);
        if (byHash(writer, row.hash) !== undefined) {
          throw new FinanceError('conflict', 'This sign-in exists already.');
        }
        writer.change('pendingSignIns').set(row.id, row);
        return row;
      }),
    findByHash: async (hash) => byHash(session, hash),
    remove: async (userId, id) => (await removeWhere(session, (row) => row.userId === userId && row.id === id)) > 0,
    removeAll: async (userId) => {
      await removeWhere(session, (row) => row.userId === userId);
    },
    removeExpired: (at) => removeWhere(session, (row) => row.expiresAt <= at),
  };
}

function removeWhere(session: Session, isGone: (row: PendingSignIn) => boolean): Promise<number> {
  return session.statement((writer) => {
    const gone = [...writer.rows('pendingSignIns').values()].filter(isGone);
    for (const { id } of gone) writer.change('pendingSignIns').delete(id);
    return gone.length;
  });
}

function pendingRow(pending: PendingSignIn): PendingSignIn {
  return Object.freeze({
    id: integer(pending.id),
    userId: integer(pending.userId),
    hash: text(pending.hash),
    createdAt: timestamp(pending.createdAt),
    expiresAt: timestamp(pending.expiresAt),
  });
}
