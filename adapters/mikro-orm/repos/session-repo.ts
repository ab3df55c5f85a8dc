import { LockMode } from '@mikro-orm/core';
import { notFound } from '../../../domain/error.ts';
import type { SessionRepo } from '../../../domain/ports/access/session-repo.ts';
import { requireLiveUser } from '../live-user.ts';
import { SessionRow, sessionColumns, toSession } from '../rows/sign-in-rows.ts';
import type { Session as DatabaseSession } from '../session.ts';

export function createSessionRepo(database: DatabaseSession): SessionRepo {
  return {
    add: (session) =>
      database.atomically(async (unit) => {
        await requireLiveUser(unit, session.userId);
        const columns = sessionColumns(session);
        const id = await unit.orm((em) => em.insert(SessionRow, columns));
        return { id, ...columns };
      }),
    async findByHash(hash) {
      const row = await database.orm((em) => em.findOne(SessionRow, { hash }, { disableIdentityMap: true }));
      return row === null ? undefined : toSession(row);
    },
    async list(userId) {
      const options = { orderBy: { id: 'asc' }, disableIdentityMap: true } as const;
      return (await database.orm((em) => em.find(SessionRow, { userId }, options))).map(toSession);
    },
    update: (userId, id, change) =>
      database.atomically(async (unit) => {
        const options = { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true } as const;
        const row = await unit.orm((em) => em.findOne(SessionRow, { userId, id }, options));
        if (row === null) throw notFound('session');
        const columns = sessionColumns({ ...change(toSession(row)), userId });
        await unit.orm((em) => em.nativeUpdate(SessionRow, { userId, id }, columns));
        return { id, ...columns };
      }),
    async remove(userId, id) {
      await database.orm((em) => em.nativeDelete(SessionRow, { userId, id }));
    },
    async removeAll(userId, exceptId) {
      const except = exceptId === undefined ? {} : { id: { $ne: exceptId } };
      await database.orm((em) => em.nativeDelete(SessionRow, { userId, ...except }));
    },
    async removeExpired(at) {
      return database.orm((em) => em.nativeDelete(SessionRow, { expiresAt: { $lte: at } }));
    },
  };
}
