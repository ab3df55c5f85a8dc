import type { ConnectedApp } from '../../../../domain/access/connected-app.ts';
import { AUDIENCES, SCOPES } from '../../../../domain/access/credential.ts';
import { FinanceError, notFound } from '../../../../domain/error.ts';
import type { ConnectedAppRepo } from '../../../../domain/ports/access/connected-app-repo.ts';
import { integer, listOf, oneOf, orNull, text, timestamp } from '../../columns.ts';
import type { Session } from '../../database.ts';
import { requireLiveUser } from '../../references.ts';

export function createConnectedAppRepo(session: Session): ConnectedAppRepo {
  const byGrant = (view: Pick<Session, 'rows'>, grantId: string) =>
    [...view.rows('connectedApps').values()].find((app) => app.grantId === grantId);
  return {
    add: (app) =>
      session.statement((writer) => {
        const row = appRow({ ...app, id: writer.nextId() });
        requireLiveUser(writer, row.userId);
        if (byGrant(writer, row.grantId) !== undefined) {
          throw new FinanceError('conflict', 'This approval exists already.');
        }
        writer.change('connectedApps').set(row.id, row);
        return row;
      }),
    findByGrant: async (grantId) => byGrant(session, grantId),
    list: async (userId) => [...session.rows('connectedApps').values()].filter((app) => app.userId === userId),
    revoke: (userId, id, at) =>
      session.statement((writer) => {
        const app = writer.rows('connectedApps').get(id);
        if (app?.userId !== userId) throw notFound('connected app');
        const row = appRow({ ...app, revokedAt: app.revokedAt ?? at });
        writer.change('connectedApps').set(id, row);
        return row;
      }),
    touch: (userId, grantId, at) =>
      session.statement((writer) => {
        const app = byGrant(writer, grantId);
        if (app?.userId !== userId || (app.lastUsedAt !== null && app.lastUsedAt >= at)) return;
        writer.change('connectedApps').set(app.id, appRow({ ...app, lastUsedAt: at }));
      }),
  };
}

function appRow(app: ConnectedApp): ConnectedApp {
  return Object.freeze({
    id: integer(app.id),
    userId: integer(app.userId),
    grantId: text(app.grantId),
    clientId: text(app.clientId),
    clientName: text(app.clientName),
    redirectHosts: listOf(text<string>, app.redirectHosts),
    audience: oneOf(AUDIENCES)(app.audience),
    scopes: listOf(oneOf(SCOPES), app.scopes),
    createdAt: timestamp(app.createdAt),
    lastUsedAt: orNull(timestamp, app.lastUsedAt),
    revokedAt: orNull(timestamp, app.revokedAt),
  });
}
