import type { OAuthRecord, OAuthRecordKind, OAuthRecordRepo } from '../../../domain/ports/access/oauth-record-repo.ts';
import type { Session } from '../session.ts';
import { timestampFromPostgres } from '../timestamp-text.ts';

export function createOAuthRecordRepo(session: Session): OAuthRecordRepo {
  const find = async (statement: { readonly text: string }, kind: OAuthRecordKind, name: string) => {
    const { rows } = await session.query<Columns>(statement, [kind, name]);
    return rows[0] && recordFrom(rows[0]);
  };
  return {
    async put(record) {
      const { kind, keyHash, userId, grantId, uid, payload, createdAt, expiresAt, consumedAt } = record;
      await session.query(PUT, [kind, keyHash, userId, grantId, uid, payload, createdAt, expiresAt, consumedAt]);
    },
    find: (kind, keyHash) => find(BY_KEY, kind, keyHash),
    findByUid: (kind, uid) => find(BY_UID, kind, uid),
    async consume(kind, keyHash, at) {
      return (await session.query(CONSUME, [kind, keyHash, at])).count === 1;
    },
    async remove(kind, keyHash) {
      await session.query(REMOVE, [kind, keyHash]);
    },
    async removeOfGrant(grantId, kinds) {
      await session.query(REMOVE_OF_GRANT, [grantId, kinds]);
    },
    async count(kind) {
      const { rows } = await session.query<[count: string]>(COUNT, [kind]);
      return Number(rows[0]?.[0] ?? 0);
    },
    async removeExpired(at) {
      return (await session.query(REMOVE_EXPIRED, [at])).count;
    },
    async removeUnusedClients(before) {
      return (await session.query(REMOVE_UNUSED_CLIENTS, [before])).count;
    },
  };
}

type Columns = [
  kind: OAuthRecordKind,
  keyHash: string,
  userId: string | null,
  grantId: string | null,
  uid: string | null,
  payload: string,
  createdAt: string,
  expiresAt: string | null,
  consumedAt: string | null,
];

const COLUMNS = 'kind, key_hash, user_id, grant_id, uid, payload, created_at, expires_at, consumed_at';
const BY_KEY = { name: 'oauth_record', text: `select ${COLUMNS} from oauth_records where kind = $1 and key_hash = $2` };
const BY_UID = { text: `select ${COLUMNS} from oauth_records where kind = $1 and uid = $2` };

function recordFrom(columns: Columns): OAuthRecord {
  const [kind, keyHash, userId, grantId, uid, payload, createdAt, expiresAt, consumedAt] = columns;
  return {
    kind,
    keyHash,
    userId: userId === null ? null : Number(userId),
    grantId,
    uid,
    payload,
    createdAt: timestampFromPostgres(createdAt),
    expiresAt: expiresAt === null ? null : timestampFromPostgres(expiresAt),
    consumedAt: consumedAt === null ? null : timestampFromPostgres(consumedAt),
  };
}

// A record of a deleted user is not written: they may have been erased while their request ran.
const PUT = {
  text: `insert into oauth_records (${COLUMNS})
    select $1, $2, $3::bigint, $4, $5, $6, $7, $8, $9
    where $3::bigint is null or exists (select 1 from users where id = $3::bigint and deleted_at is null for share)
    on conflict (kind, key_hash) do update set user_id = excluded.user_id, grant_id = excluded.grant_id, uid = excluded.uid,
      payload = excluded.payload, expires_at = excluded.expires_at`,
};

const CONSUME = {
  text: 'update oauth_records set consumed_at = $3 where kind = $1 and key_hash = $2 and consumed_at is null',
};

const REMOVE = { text: 'delete from oauth_records where kind = $1 and key_hash = $2' };
const REMOVE_OF_GRANT = { text: 'delete from oauth_records where grant_id = $1 and kind = any($2)' };
const COUNT = { text: 'select count(*) from oauth_records where kind = $1' };
const REMOVE_EXPIRED = { text: 'delete from oauth_records where expires_at <= $1' };

const REMOVE_UNUSED_CLIENTS = {
  text: `delete from oauth_records client where kind = 'Client' and created_at < $1
    and not exists (
      select 1 from connected_apps app
      where app.client_id = client.uid and app.revoked_at is null
    )`,
};
