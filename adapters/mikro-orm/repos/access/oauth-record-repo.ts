import type {
  OAuthRecord,
  OAuthRecordKind,
  OAuthRecordRepo,
} from '../../../../domain/ports/access/oauth-record-repo.ts';
import type { Session } from '../../connection/session.ts';
import { OAUTH_RECORDS } from '../../schema/access.ts';
import { storing } from '../../schema/table.ts';

export function createOAuthRecordRepo(session: Session): OAuthRecordRepo {
  const find = async (statement: { readonly text: string }, kind: OAuthRecordKind, name: string) =>
    (await session.rows<OAuthRecord>(statement, [kind, name]))[0];
  return {
    async put(record) {
      await session.change(PUT, STORING.valuesOf(record));
    },
    find: (kind, keyHash) => find(BY_KEY, kind, keyHash),
    findByUid: (kind, uid) => find(BY_UID, kind, uid),
    async consume(kind, keyHash, at) {
      return (await session.change(CONSUME, [kind, keyHash, at])) === 1;
    },
    async remove(kind, keyHash) {
      await session.change(REMOVE, [kind, keyHash]);
    },
    async removeOfGrant(grantId, kinds) {
      await session.change(REMOVE_OF_GRANT, [grantId, kinds]);
    },
    async count(kind) {
      return (await session.rows<{ count: number }>(COUNT, [kind]))[0]!.count;
    },
    removeExpired: (at) => session.change(REMOVE_EXPIRED, [at]),
    removeUnusedClients: (before, newest) => session.change(REMOVE_UNUSED_CLIENTS, [before, newest]),
  };
}

const SELECT = `select ${OAUTH_RECORDS.select()} from oauth_records where kind = $1`;
const BY_KEY = { name: 'oauth_record', text: `${SELECT} and key_hash = $2` };
const BY_UID = { text: `${SELECT} and uid = $2` };

const STORING = storing(OAUTH_RECORDS);
const USER = `${STORING.parameterOf('user_id')}::bigint`;

// A record of a deleted user is not written: they may have been erased while their request ran.
const PUT = {
  text: `insert into oauth_records (${STORING.names})
    select ${STORING.parameters}
    where ${USER} is null or exists (select 1 from users where id = ${USER} and deleted_at is null for share)
    on conflict (kind, key_hash) do update set
      ${STORING.replacing(['kind', 'key_hash', 'created_at', 'consumed_at'])}`,
};

const CONSUME = {
  text: 'update oauth_records set consumed_at = $3 where kind = $1 and key_hash = $2 and consumed_at is null',
};

const REMOVE = { text: 'delete from oauth_records where kind = $1 and key_hash = $2' };
const REMOVE_OF_GRANT = { text: 'delete from oauth_records where grant_id = $1 and kind = any($2)' };
const COUNT = { text: 'select count(*) from oauth_records where kind = $1' };
const REMOVE_EXPIRED = { text: 'delete from oauth_records where expires_at <= $1' };

const REMOVE_UNUSED_CLIENTS = {
  text: `with unused as (
      select key_hash, created_at, row_number() over (order by created_at desc) as place
      from oauth_records client
      where kind = 'Client' and not exists (
        select 1 from connected_apps app
        where app.client_id = client.uid and app.revoked_at is null
      )
    )
    delete from oauth_records where kind = 'Client'
      and key_hash in (select key_hash from unused where created_at < $1 or place > $2)`,
};
