import type { PendingSignIn } from '../../../../domain/access/second-factor/pending-sign-in.ts';
import type { Session as SignInSession } from '../../../../domain/access/session.ts';
import type { PendingSignInRepo } from '../../../../domain/ports/access/pending-sign-in-repo.ts';
import type { SessionRepo } from '../../../../domain/ports/access/session-repo.ts';
import type { Session } from '../../database.ts';
import { ownedTable } from '../../owned-table.ts';

export function createSessionRepo(database: Session): SessionRepo {
  const removeWhere = (isGone: (row: SignInSession) => boolean) =>
    database.statement((writer) => SESSIONS.removeWhere(writer, isGone));
  return {
    add: (session) => database.statement((writer) => SESSIONS.add(writer, session)),
    findByHash: async (hash) => SESSIONS.all(database).find((row) => row.hash === hash),
    list: async (userId) => SESSIONS.of(database, userId),
    update: (userId, id, change) =>
      database.statement((writer) => SESSIONS.update(writer, { userId, id, noun: 'session' }, change)),
    remove: async (userId, id) => void (await removeWhere((row) => row.userId === userId && row.id === id)),
    removeAll: async (userId, exceptId) =>
      void (await removeWhere((row) => row.userId === userId && row.id !== exceptId)),
    removeExpired: (at) => removeWhere((row) => row.expiresAt <= at),
  };
}

const SESSIONS = ownedTable<SignInSession>('sessions', { unique: ({ hash }) => hash });

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

const PENDING_SIGN_INS = ownedTable<PendingSignIn>('pendingSignIns', { unique: ({ hash }) => hash });
