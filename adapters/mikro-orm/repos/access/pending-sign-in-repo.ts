import type { PendingSignInRepo } from '../../../../domain/ports/access/pending-sign-in-repo.ts';
import type { Session } from '../../connection/session.ts';
import { PENDING_SIGN_INS } from '../../schema/access.ts';
import { addOwned } from '../owned-rows.ts';

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
