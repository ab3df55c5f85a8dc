import type { Audience, Scope } from '../../../domain/access/credential.ts';
import { approvalEnded, notFound } from '../../../domain/error.ts';
import type {
  AccessTokenRepo,
  ApiKeyRepo,
  HeldAccessToken,
  HeldApiKey,
} from '../../../domain/ports/access/credential-repos.ts';
import { findHeld, heldRows } from '../held-rows.ts';
import { requireLiveUser } from '../live-user.ts';
import { AccessTokenRow, ApiKeyRow, accessTokenColumns, apiKeyColumns, toApiKey } from '../rows/credential-rows.ts';
import { type HolderColumns, toHolder } from '../rows/holder.ts';
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
      const [row] = await findHeld<KeyColumns>(session, KEY_BY_HASH, [hash]);
      return row && heldKey(row);
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
      const [row] = await findHeld<TokenColumns>(session, TOKEN_BY_HASH, [hash]);
      return row && heldToken(row);
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

const KEY_BY_HASH = heldRows(
  'api_key_by_hash',
  `k.id, k.name, k.hash, k.prefix, k.last_four, array_to_string(k.scopes, ' '), k.created_at, k.expires_at,
    k.last_used_at, k.revoked_at`,
  'api_keys k',
  'k',
  'where k.hash = $1',
);

function heldKey(columns: [...HolderColumns, ...KeyColumns]): HeldApiKey | undefined {
  const [userId, currency, plan, own, shared, deletedAt, ...key] = columns;
  const holder = toHolder([userId, currency, plan, own, shared, deletedAt]);
  const [id, name, hash, prefix, lastFour, scopes, createdAt, expiresAt, lastUsedAt, revokedAt] = key;
  if (holder === undefined) return undefined;
  const found = {
    id: Number(id),
    userId: holder.id,
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
  return { key: found, holder };
}

type TokenColumns = [
  id: string,
  hash: string,
  audience: Audience,
  scopes: string,
  clientId: string | null,
  grantId: string | null,
  createdAt: string,
  expiresAt: string,
  revokedAt: string | null,
];

const TOKEN_BY_HASH = heldRows(
  'access_token_by_hash',
  `t.id, t.hash, t.audience, array_to_string(t.scopes, ' '), t.client_id, t.grant_id, t.created_at, t.expires_at,
    t.revoked_at`,
  'access_tokens t',
  't',
  'where t.hash = $1',
);

function heldToken(columns: [...HolderColumns, ...TokenColumns]): HeldAccessToken {
  const [userId, currency, plan, own, shared, deletedAt, ...token] = columns;
  const [id, hash, audience, scopes, clientId, grantId, createdAt, expiresAt, revokedAt] = token;
  const found = {
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
  return { token: found, holder: toHolder([userId, currency, plan, own, shared, deletedAt]) };
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
