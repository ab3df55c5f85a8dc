import type { PendingSignInRepo } from '../../../../domain/ports/access/pending-sign-in-repo.ts';
import type { SessionRepo } from '../../../../domain/ports/access/session-repo.ts';
import type { Session } from '../../connection/session.ts';
import { PENDING_SIGN_INS, SESSIONS } from '../../schema/access.ts';
import { addOwned, changeOwned } from '../owned-rows.ts';

export function createSessionRepo(database: Session): SessionRepo {
  return {
    add: (session) => addOwned(database, SESSIONS, session),
    findByHash: (hash) => SESSIONS.find(database, { hash }),
    list: (userId) => SESSIONS.list(database, { userId }),
    update: (userId, id, change) => changeOwned(database, SESSIONS, { userId, id, noun: 'session' }, change),
    async remove(userId, id) {
      await SESSIONS.remove(database, { userId, id });
    },
    async removeAll(userId, exceptId) {
      await SESSIONS.remove(database, { userId, ...(exceptId !== undefined && { id: { $ne: exceptId } }) });
    },
    removeExpired: (at) => SESSIONS.remove(database, { expiresAt: { $lte: at } }),
  };
}

export function createPendingSignInRepo(session: Session): PendingSignInRepo {
  return {
    add: (pending) => addOwned(session, PENDING_SIGN_INS, pending),
    findByHash: (hash) => PENDING_SIGN_INS.find(session, { hash }),
    remove: async (userId, id) => (await PENDING_SIGN_INS.remove(session, { userId, id })) > 0,
    async removeAll(userId) {
      await PENDING_SIGN_INS.remove(session, { userId });
    },
    removeExpired: (at) => PENDING_SIGN_INS.remove(session, { expiresAt: { $lte: at } }),
  };
}
