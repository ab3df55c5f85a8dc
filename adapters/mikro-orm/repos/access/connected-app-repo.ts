import { notFound } from '../../../../domain/error.ts';
import type { ConnectedAppRepo } from '../../../../domain/ports/access/connected-app-repo.ts';
import type { Session } from '../../connection/session.ts';
import { CONNECTED_APPS } from '../../schema/access.ts';
import { addOwned } from '../owned-rows.ts';

export function createConnectedAppRepo(session: Session): ConnectedAppRepo {
  return {
    add: (app) => addOwned(session, CONNECTED_APPS, app),
    findByGrant: (grantId) => CONNECTED_APPS.find(session, { grantId }),
    async isClientApproved(clientId) {
      return (await session.rows(OF_CLIENT, [clientId])).length > 0;
    },
    list: (userId) => CONNECTED_APPS.list(session, { userId }),
    revoke: (userId, id, at) =>
      session.atomically(async (unit) => {
        await unit.change(REVOKE, [userId, id, at]);
        const app = await CONNECTED_APPS.find(unit, { userId, id });
        if (app === undefined) throw notFound('connected app');
        return app;
      }),
    async touch(userId, grantId, at) {
      await session.change(TOUCH, [userId, grantId, at]);
    },
  };
}

const REVOKE = {
  text: 'update connected_apps set revoked_at = coalesce(revoked_at, $3) where user_id = $1 and id = $2',
};

const OF_CLIENT = { text: 'select 1 as found from connected_apps where client_id = $1 and revoked_at is null limit 1' };

const TOUCH = {
  text: `update connected_apps set last_used_at = $3
    where user_id = $1 and grant_id = $2 and (last_used_at is null or last_used_at < $3)`,
};
