import type { Timestamp } from '../../../../domain/calendar.ts';
import { approvalEnded, notFound } from '../../../../domain/error.ts';
import type { AccessTokenRepo, ApiKeyRepo } from '../../../../domain/ports/access/credential-repos.ts';
import type { Session } from '../../connection/session.ts';
import { ACCESS_TOKENS, API_KEYS } from '../../schema/access.ts';
import { requireLiveUser } from '../live-user.ts';
import { addOwned } from '../owned-rows.ts';
import { findHeld, heldRows, toHolder } from './held-rows.ts';

/** Every request looks up a credential, so the look-ups are prepared statements. */
export function createApiKeyRepo(session: Session): ApiKeyRepo {
  return {
    add: (key) => addOwned(session, API_KEYS, key),
    async findByHash(hash) {
      const found = await findHeld(session, KEY_BY_HASH, [hash]);
      const holder = found && toHolder(found.holder);
      return holder && { key: found.row, holder };
    },
    list: (userId) => API_KEYS.list(session, { userId }),
    async revoke(userId, id, at) {
      if ((await session.change(REVOKE, [userId, id, at])) === 0) throw notFound('API key');
    },
    async touch(userId, id, at) {
      await session.change(TOUCH, [userId, id, at]);
    },
  };
}

export function createAccessTokenRepo(session: Session): AccessTokenRepo {
  return {
    add: (token) =>
      session.atomically(async (unit) => {
        await requireLiveUser(unit, token.userId);
        if (token.grantId !== null) await requireLiveApproval(unit, token.grantId);
        return ACCESS_TOKENS.insert(unit, token);
      }),
    async findByHash(hash) {
      const found = await findHeld(session, TOKEN_BY_HASH, [hash]);
      return found && { token: found.row, holder: toHolder(found.holder) };
    },
    async revoke(hash, at) {
      await session.change(REVOKE_TOKEN, [hash, at]);
    },
    async revokeGrant(grantId, at) {
      await session.change(REVOKE_GRANT, [grantId, at]);
    },
    removeExpired: (at) => ACCESS_TOKENS.remove(session, { expiresAt: { $lte: at } }),
  };
}

/** Holds the approval against its end until the token is stored, so that ending it reaches every token. */
async function requireLiveApproval(unit: Session, grantId: string): Promise<void> {
  const [approval] = await unit.rows<{ revokedAt: Timestamp | null }>(HELD_APPROVAL, [grantId]);
  if (approval !== undefined && approval.revokedAt !== null) throw approvalEnded();
}

const HELD_APPROVAL = {
  text: 'select revoked_at as "revokedAt" from connected_apps where grant_id = $1 for share',
};

const KEY_BY_HASH = heldRows('api_key_by_hash', API_KEYS, 'where held.hash = $1');
const TOKEN_BY_HASH = heldRows('access_token_by_hash', ACCESS_TOKENS, 'where held.hash = $1');

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
