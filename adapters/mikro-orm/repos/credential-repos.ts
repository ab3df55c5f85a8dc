import type { AccessToken, ApiKey, Audience, Scope } from '../../../domain/credential.ts';
import { approvalEnded, notFound } from '../../../domain/error.ts';
import type { AccessTokenRepo, ApiKeyRepo } from '../../../domain/ports/credential-repos.ts';
import { requireLiveUser } from '../live-user.ts';
import { AccessTokenRow, ApiKeyRow, accessTokenColumns, apiKeyColumns, toApiKey } from '../rows/credential-rows.ts';
import type { Session } from '../session.ts';
import { timestampFromPostgres } from '../timestamp-text.ts';

/** Every request looks up a credential, so the look-ups are prepared statements. */
export function createApiKeyRepo(session: Session): ApiKeyRepo {
  return {
    add: (key) =>
      session.atomically(async (unit) => {
        await requireLiveUser(unit, key.userId);
        const columns = apiKeyColumns(key);
        const id = await unit.orm((em) => em.insert(ApiKeyRow, columns));
        return { id, ...columns };
      }),
    async findByHash(hash) {
      const { rows } = await session.query<KeyColumns>(KEY_BY_HASH, [hash]);
      return rows[0] && keyFrom(rows[0]);
    },
    async list(userId) {
      const options = { orderBy: { id: 'asc' }, disableIdentityMap: true } as const;
      return (await session.orm((em) => em.find(ApiKeyRow, { userId }, options))).map(toApiKey);
    },
    async revoke(userId, id, at) {
      const { count } = await session.query(REVOKE, [userId, id, at]);
      if (count === 0) throw notFound('API key');
    },
    async touch(userId, id, at) {
      await session.query(TOUCH, [userId, id, at]);
    },
  };
}

export function createAccessTokenRepo(session: Session): AccessTokenRepo {
  return {
    add: (token) =>
      session.atomically(async (unit) => {
        await requireLiveUser(unit, token.userId);
        if (token.grantId !== null) await requireLiveApproval(unit, token.grantId);
        const columns = accessTokenColumns(token);
        const id = await unit.orm((em) => em.insert(AccessTokenRow, columns));
        return { id, ...columns };
      }),
    async findByHash(hash) {
      const { rows } = await session.query<TokenColumns>(TOKEN_BY_HASH, [hash]);
      return rows[0] && tokenFrom(rows[0]);
    },
    async revoke(hash, at) {
      await session.query(REVOKE_TOKEN, [hash, at]);
    },
    async revokeGrant(grantId, at) {
      await session.query(REVOKE_GRANT, [grantId, at]);
    },
    async removeExpired(at) {
      return session.orm((em) => em.nativeDelete(AccessTokenRow, { expiresAt: { $lte: at } }));
    },
  };
}

/** Holds the approval against its end until the token is stored, so that ending it reaches every token. */
async function requireLiveApproval(unit: Session, grantId: string): Promise<void> {
  const { rows } = await unit.query<[revokedAt: string | null]>(HELD_APPROVAL, [grantId]);
  if (rows[0] !== undefined && rows[0][0] !== null) throw approvalEnded();
}

const HELD_APPROVAL = { text: 'select revoked_at from connected_apps where grant_id = $1 for share' };

type KeyColumns = [
  id: string,
  userId: string,
  name: string,
  hash: string,
  prefix: string,
  lastFour: string,
  scopes: string,
  createdAt: string,
  expiresAt: string,
  lastUsedAt: string | null,
  revokedAt: string | null,
];

const KEY_BY_HASH = {
  name: 'api_key_by_hash',
  text: `select id, user_id, name, hash, prefix, last_four, array_to_string(scopes, ' '), created_at, expires_at, last_used_at,
    revoked_at from api_keys where hash = $1`,
};

function keyFrom(columns: KeyColumns): ApiKey {
  const [id, userId, name, hash, prefix, lastFour, scopes, createdAt, expiresAt, lastUsedAt, revokedAt] = columns;
  return {
    id: Number(id),
    userId: Number(userId),
    name,
    hash,
    prefix,
    lastFour,
    scopes: scopesFrom(scopes),
    createdAt: timestampFromPostgres(createdAt),
    expiresAt: timestampFromPostgres(expiresAt),
    lastUsedAt: lastUsedAt === null ? null : timestampFromPostgres(lastUsedAt),
    revokedAt: revokedAt === null ? null : timestampFromPostgres(revokedAt),
  };
}

type TokenColumns = [
  id: string,
  userId: string,
  hash: string,
  audience: Audience,
  scopes: string,
  clientId: string | null,
  grantId: string | null,
  createdAt: string,
  expiresAt: string,
  revokedAt: string | null,
];

const TOKEN_BY_HASH = {
  name: 'access_token_by_hash',
  text: `select id, user_id, hash, audience, array_to_string(scopes, ' '), client_id, grant_id, created_at, expires_at, revoked_at
    from access_tokens where hash = $1`,
};

function tokenFrom(columns: TokenColumns): AccessToken {
  const [id, userId, hash, audience, scopes, clientId, grantId, createdAt, expiresAt, revokedAt] = columns;
  return {
    id: Number(id),
    userId: Number(userId),
    hash,
    audience,
    scopes: scopesFrom(scopes),
    clientId,
    grantId,
    createdAt: timestampFromPostgres(createdAt),
    expiresAt: timestampFromPostgres(expiresAt),
    revokedAt: revokedAt === null ? null : timestampFromPostgres(revokedAt),
  };
}

function scopesFrom(text: string): readonly Scope[] {
  // Only scopes are stored.
  return text === '' ? [] : (text.split(' ') as Scope[]);
}

const REVOKE = {
  text: 'update api_keys set revoked_at = coalesce(revoked_at, $3) where user_id = $1 and id = $2',
};

const REVOKE_TOKEN = { text: 'update access_tokens set revoked_at = coalesce(revoked_at, $2) where hash = $1' };
const REVOKE_GRANT = { text: 'update access_tokens set revoked_at = coalesce(revoked_at, $2) where grant_id = $1' };

const TOUCH = {
  name: 'touch_api_key',
  text: `update api_keys set last_used_at = $3
    where user_id = $1 and id = $2 and (last_used_at is null or last_used_at < $3)`,
};
