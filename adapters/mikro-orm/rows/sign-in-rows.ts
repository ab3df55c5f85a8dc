import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { ConnectedApp } from '../../../domain/access/connected-app.ts';
import type { Audience, Scope } from '../../../domain/access/credential.ts';
import type { Session } from '../../../domain/access/session.ts';
import type { New } from '../../../domain/new.ts';
import { Moment, SafeInteger } from '../column-types.ts';

export const SessionRow = defineEntity({
  name: 'SessionRow',
  tableName: 'sessions',
  properties: {
    id: p.type(SafeInteger).primary().autoincrement(),
    userId: p.type(SafeInteger),
    hash: p.text(),
    createdAt: p.type(Moment),
    lastSeenAt: p.type(Moment),
    confirmedAt: p.type(Moment),
    expiresAt: p.type(Moment),
    userAgent: p.text(),
    address: p.text(),
  },
});

export const ConnectedAppRow = defineEntity({
  name: 'ConnectedAppRow',
  tableName: 'connected_apps',
  properties: {
    id: p.type(SafeInteger).primary().autoincrement(),
    userId: p.type(SafeInteger),
    grantId: p.text(),
    clientId: p.text(),
    clientName: p.text(),
    redirectHosts: p.array().$type<readonly string[]>(),
    audience: p.text().$type<Audience>(),
    scopes: p.array().$type<readonly Scope[]>(),
    createdAt: p.type(Moment),
    lastUsedAt: p.type(Moment).nullable(),
    revokedAt: p.type(Moment).nullable(),
  },
});

export function toSession(row: InferEntity<typeof SessionRow>): Session {
  return { id: row.id, ...sessionColumns(row) };
}

/** All but the id, and nothing else. */
export function sessionColumns(row: New<Session>): New<Session> {
  return {
    userId: row.userId,
    hash: row.hash,
    createdAt: row.createdAt,
    lastSeenAt: row.lastSeenAt,
    confirmedAt: row.confirmedAt,
    expiresAt: row.expiresAt,
    userAgent: row.userAgent,
    address: row.address,
  };
}

export function toConnectedApp(row: InferEntity<typeof ConnectedAppRow>): ConnectedApp {
  return { id: row.id, ...connectedAppColumns(row) };
}

/** All but the id, and nothing else. */
export function connectedAppColumns(row: Omit<InferEntity<typeof ConnectedAppRow>, 'id'>): New<ConnectedApp> {
  return {
    userId: row.userId,
    grantId: row.grantId,
    clientId: row.clientId,
    clientName: row.clientName,
    redirectHosts: row.redirectHosts,
    audience: row.audience,
    scopes: row.scopes,
    createdAt: row.createdAt,
    lastUsedAt: row.lastUsedAt ?? null,
    revokedAt: row.revokedAt ?? null,
  };
}
