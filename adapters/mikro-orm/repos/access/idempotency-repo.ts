import { userDeleted } from '../../../../domain/error.ts';
import type { IdempotencyRecord, IdempotencyRepo } from '../../../../domain/ports/idempotency-repo.ts';
import type { Session } from '../../connection/session.ts';

/** A transaction claims a key by an advisory lock, which PostgreSQL releases when the transaction ends. */
export function createIdempotencyRepo(session: Session): IdempotencyRepo {
  return {
    claim: (userId, key, notBefore) =>
      session.atomically(async (unit) => {
        await unit.change(LOCK, [`${userId} ${key}`]);
        // A separate statement, because it must see what the previous holder of the lock committed.
        return (await unit.rows<IdempotencyRecord>(FIND, [userId, key, notBefore]))[0];
      }),
    async complete({ userId, key, requestHash, resultId, createdAt }) {
      const stored = await session.change(COMPLETE, [userId, key, requestHash, resultId, createdAt]);
      if (stored === 0) throw userDeleted();
    },
    forgetBefore: (at) => session.change(FORGET, [at]),
  };
}

/** Two keys with the same hash wait for each other, which is unnecessary but harmless. */
const LOCK = { name: 'idempotency_lock', text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))' };

const FIND = {
  name: 'idempotency_find',
  text: `select user_id as "userId", key, request_hash as "requestHash", result_id as "resultId",
    created_at as "createdAt"
    from idempotency_keys
    where user_id = $1 and key = $2 and created_at >= $3`,
};

/** Only for live users: nothing is stored for a user who is being erased. */
const COMPLETE = {
  name: 'idempotency_complete',
  text: `insert into idempotency_keys (user_id, key, request_hash, result_id, created_at)
    select id, $2, $3, $4, $5 from users where id = $1 and deleted_at is null for key share
    on conflict (user_id, key) do update set request_hash = excluded.request_hash, result_id = excluded.result_id,
      created_at = excluded.created_at`,
};

const FORGET = { text: 'delete from idempotency_keys where created_at < $1' };
