import { notFound } from '../../../domain/error.ts';
import type { ConnectedAppRepo } from '../../../domain/ports/access/connected-app-repo.ts';
import { requireLiveUser } from '../live-user.ts';
import { ConnectedAppRow, connectedAppColumns, toConnectedApp } from '../rows/sign-in-rows.ts';
import type { Session } from '../session.ts';

export function createConnectedAppRepo(session: Session): ConnectedAppRepo {
  return {
    add: (app) =>
      session.atomically(async (unit) => {
        await requireLiveUser(unit, app.userId);
        const columns = connectedAppColumns(app);
        const id = await unit.orm((em) => em.insert(ConnectedAppRow, columns));
        return { id, ...columns };
      }),
    async findByGrant(grantId) {
      const row = await session.orm((em) => em.findOne(ConnectedAppRow, { grantId }, { disableIdentityMap: true }));
      return row === null ? undefined : toConnectedApp(row);
    },
    async list(userId) {
      const options = { orderBy: { id: 'asc' }, disableIdentityMap: true } as const;
      return (await session.orm((em) => em.find(ConnectedAppRow, { userId }, options))).map(toConnectedApp);
    },
    revoke: (userId, id, at) =>
      session.atomically(async (unit) => {
        await unit.query(REVOKE, [userId, id, at]);
        const row = await unit.orm((em) => em.findOne(ConnectedAppRow, { userId, id }, { disableIdentityMap: true }));
        if (row === null) throw notFound('connected app');
        return toConnectedApp(row);
      }),
    async touch(userId, grantId, at) {
      await session.query(TOUCH, [userId, grantId, at]);
    },
  };
}

const REVOKE = {
  text: 'update connected_apps set revoked_at = coalesce(revoked_at, $3) where user_id = $1 and id = $2',
};

const TOUCH = {
  text: `update connected_apps set last_used_at = $3
    where user_id = $1 and grant_id = $2 and (last_used_at is null or last_used_at < $3)`,
};
