import type { PendingSignInRepo } from '../../../domain/ports/access/pending-sign-in-repo.ts';
import { requireLiveUser } from '../live-user.ts';
import { PendingSignInRow, pendingSignInColumns, toPendingSignIn } from '../rows/second-factor-rows.ts';
import type { Session } from '../session.ts';

export function createPendingSignInRepo(session: Session): PendingSignInRepo {
  return {
    add: (pending) =>
      session.atomically(async (unit) => {
        await requireLiveUser(unit, pending.userId);
        const columns = pendingSignInColumns(pending);
        const id = await unit.orm((em) => em.insert(PendingSignInRow, columns));
        return { id, ...columns };
      }),
    async findByHash(hash) {
      const row = await session.orm((em) => em.findOne(PendingSignInRow, { hash }, { disableIdentityMap: true }));
      return row === null ? undefined : toPendingSignIn(row);
    },
    remove: (userId, id) => session.orm(async (em) => (await em.nativeDelete(PendingSignInRow, { userId, id })) > 0),
    async removeAll(userId) {
      await session.orm((em) => em.nativeDelete(PendingSignInRow, { userId }));
    },
    removeExpired: (at) => session.orm((em) => em.nativeDelete(PendingSignInRow, { expiresAt: { $lte: at } })),
  };
}
