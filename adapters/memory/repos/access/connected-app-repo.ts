import type { ConnectedApp } from '../../../../domain/access/connected-app.ts';
import type { ConnectedAppRepo } from '../../../../domain/ports/access/connected-app-repo.ts';
import type { Session, View } from '../../database.ts';
import { ownedTable } from '../../owned-table.ts';

export function createConnectedAppRepo(session: Session): ConnectedAppRepo {
  const byGrant = (view: View, grantId: string) => CONNECTED_APPS.all(view).find((app) => app.grantId === grantId);
  return {
    add: (app) => session.statement((writer) => CONNECTED_APPS.add(writer, app)),
    findByGrant: async (grantId) => byGrant(session, grantId),
    isClientApproved: async (clientId) =>
      CONNECTED_APPS.all(session).some((app) => app.clientId === clientId && app.revokedAt === null),
    list: async (userId) => CONNECTED_APPS.of(session, userId),
    revoke: (userId, id, at) =>
      session.statement((writer) =>
        CONNECTED_APPS.update(writer, { userId, id, noun: 'connected app' }, (app) => ({
          ...app,
          revokedAt: app.revokedAt ?? at,
        })),
      ),
    touch: (userId, grantId, at) =>
      session.statement((writer) => {
        const app = byGrant(writer, grantId);
        if (app?.userId !== userId || (app.lastUsedAt !== null && app.lastUsedAt >= at)) return;
        CONNECTED_APPS.put(writer, { ...app, lastUsedAt: at });
      }),
  };
}

const CONNECTED_APPS = ownedTable<ConnectedApp>('connectedApps', { unique: ({ grantId }) => grantId });
