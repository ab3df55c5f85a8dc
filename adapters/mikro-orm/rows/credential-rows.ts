import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { AccessToken, ApiKey, Audience, Scope } from '../../../domain/access/credential.ts';
import type { New } from '../../../domain/new.ts';
import { Moment, SafeInteger } from '../column-types.ts';

/** The primary key is (user_id, id). Ids are unique in the whole store, so the ORM identifies rows by the id alone. */
export const ApiKeyRow = defineEntity({
  name: 'ApiKeyRow',
  tableName: 'api_keys',
  properties: {
    id: p.type(SafeInteger).primary().autoincrement(),
    userId: p.type(SafeInteger),
    name: p.text(),
    hash: p.text(),
    prefix: p.text(),
    lastFour: p.text(),
    scopes: p.array().$type<readonly Scope[]>(),
    createdAt: p.type(Moment),
    expiresAt: p.type(Moment),
    lastUsedAt: p.type(Moment).nullable(),
    revokedAt: p.type(Moment).nullable(),
  },
});

export const AccessTokenRow = defineEntity({
  name: 'AccessTokenRow',
  tableName: 'access_tokens',
  properties: {
    id: p.type(SafeInteger).primary().autoincrement(),
    userId: p.type(SafeInteger),
    hash: p.text(),
    audience: p.text().$type<Audience>(),
    scopes: p.array().$type<readonly Scope[]>(),
    clientId: p.text().nullable(),
    grantId: p.text().nullable(),
    createdAt: p.type(Moment),
    expiresAt: p.type(Moment),
    revokedAt: p.type(Moment).nullable(),
  },
});

export function toApiKey(row: InferEntity<typeof ApiKeyRow>): ApiKey {
  return { id: row.id, ...apiKeyColumns(row) };
}

/** Every column except the id, and no other properties. */
export function apiKeyColumns(row: Omit<InferEntity<typeof ApiKeyRow>, 'id'>): New<ApiKey> {
  return {
    userId: row.userId,
    name: row.name,
    hash: row.hash,
    prefix: row.prefix,
    lastFour: row.lastFour,
    scopes: row.scopes,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    lastUsedAt: row.lastUsedAt ?? null,
    revokedAt: row.revokedAt ?? null,
  };
}

export function accessTokenColumns(row: New<AccessToken>): New<AccessToken> {
  return {
    userId: row.userId,
    hash: row.hash,
    audience: row.audience,
    scopes: row.scopes,
    clientId: row.clientId,
    grantId: row.grantId,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    revokedAt: row.revokedAt,
  };
}
