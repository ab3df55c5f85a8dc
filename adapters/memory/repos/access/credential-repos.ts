import { type AccessToken, type ApiKey, AUDIENCES, SCOPES } from '../../../../domain/access/credential.ts';
import type { Timestamp } from '../../../../domain/calendar.ts';
import { approvalEnded, FinanceError, notFound } from '../../../../domain/error.ts';
import type { AccessTokenRepo, ApiKeyRepo } from '../../../../domain/ports/access/credential-repos.ts';
import { integer, listOf, oneOf, orNull, text, textOf, timestamp } from '../../columns.ts';
import type { Session, Writer } from '../../database.ts';
import { holderOf } from '../../holder.ts';
import { requireLiveUser } from '../../references.ts';

export function createApiKeyRepo(session: Session): ApiKeyRepo {
  return {
    add: (key) =>
      session.statement((writer) => {
        const row = apiKeyRow({ ...key, id: writer.nextId() });
        requireLiveUser(writer, row.userId);
        requireFreeHash(writer, 'apiKeys', row.hash);
        writer.change('apiKeys').set(row.hash, row);
        return row;
      }),
    findByHash: async (hash) => {
      const key = session.rows('apiKeys').get(hash);
      const holder = key && holderOf(session, key.userId);
      return key && holder && { key, holder };
    },
    list: async (userId) => [...session.rows('apiKeys').values()].filter((key) => key.userId === userId),
    revoke: (userId, id, at) =>
      session.statement((writer) => {
        const key = findKey(writer, userId, id);
        if (key === undefined) throw notFound('API key');
        if (key.revokedAt === null) writer.change('apiKeys').set(key.hash, apiKeyRow({ ...key, revokedAt: at }));
      }),
    touch: (userId, id, at) =>
      session.statement((writer) => {
        const key = findKey(writer, userId, id);
        if (key === undefined || (key.lastUsedAt !== null && key.lastUsedAt >= at)) return;
        writer.change('apiKeys').set(key.hash, apiKeyRow({ ...key, lastUsedAt: at }));
      }),
  };
}

export function createAccessTokenRepo(session: Session): AccessTokenRepo {
  return {
    add: (token) =>
      session.statement((writer) => {
        const row = accessTokenRow({ ...token, id: writer.nextId() });
        requireLiveUser(writer, row.userId);
        requireLiveApproval(writer, row.grantId);
        requireFreeHash(writer, 'accessTokens', row.hash);
        writer.change('accessTokens').set(row.hash, row);
        return row;
      }),
    findByHash: async (hash) => {
      const token = session.rows('accessTokens').get(hash);
      return token && { token, holder: holderOf(session, token.userId) };
    },
    revoke: (hash, at) => revokeWhere(session, (token) => token.hash === hash, at),
    revokeGrant: (grantId, at) => revokeWhere(session, (token) => token.grantId === grantId, at),
    removeExpired: (at) =>
      session.statement((writer) => {
        const expired = [...writer.rows('accessTokens').values()].filter((token) => token.expiresAt <= at);
        for (const { hash } of expired) writer.change('accessTokens').delete(hash);
        return expired.length;
      }),
  };
}

function revokeWhere(session: Session, isMeant: (token: AccessToken) => boolean, at: Timestamp): Promise<void> {
  return session.statement((writer) => {
    for (const token of [...writer.rows('accessTokens').values()].filter(isMeant)) {
      const revokedAt = token.revokedAt ?? at;
      writer.change('accessTokens').set(token.hash, accessTokenRow({ ...token, revokedAt }));
    }
  });
}

function findKey(writer: Writer, userId: number, id: number): ApiKey | undefined {
  return [...writer.rows('apiKeys').values()].find((key) => key.id === id && key.userId === userId);
}

function requireFreeHash(writer: Writer, table: 'apiKeys' | 'accessTokens', hash: string): void {
  if (writer.rows(table).has(hash)) throw new FinanceError('conflict', 'This credential exists already.');
}

function requireLiveApproval(writer: Writer, grantId: string | null): void {
  const app = [...writer.rows('connectedApps').values()].find((candidate) => candidate.grantId === grantId);
  if (app !== undefined && app.revokedAt !== null) throw approvalEnded();
}

function apiKeyRow(key: ApiKey): ApiKey {
  return Object.freeze({
    id: integer(key.id),
    userId: integer(key.userId),
    name: textOf(1, 255)(key.name),
    hash: text(key.hash),
    prefix: text(key.prefix),
    lastFour: text(key.lastFour),
    scopes: listOf(oneOf(SCOPES), key.scopes),
    createdAt: timestamp(key.createdAt),
    expiresAt: timestamp(key.expiresAt),
    lastUsedAt: orNull(timestamp, key.lastUsedAt),
    revokedAt: orNull(timestamp, key.revokedAt),
  });
}

function accessTokenRow(token: AccessToken): AccessToken {
  return Object.freeze({
    id: integer(token.id),
    userId: integer(token.userId),
    hash: text(token.hash),
    audience: oneOf(AUDIENCES)(token.audience),
    scopes: listOf(oneOf(SCOPES), token.scopes),
    clientId: orNull(text<string>, token.clientId),
    grantId: orNull(text<string>, token.grantId),
    createdAt: timestamp(token.createdAt),
    expiresAt: timestamp(token.expiresAt),
    revokedAt: orNull(timestamp, token.revokedAt),
  });
}
