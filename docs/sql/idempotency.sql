-- claim

select
  pg_advisory_xact_lock(hashtextextended ($1, 0));

select
  user_id as "userId",
  key,
  request_hash as "requestHash",
  result_id as "resultId",
  created_at as "createdAt"
from
  idempotency_keys
where
  user_id = $1
  and key = $2
  and created_at >= $3;

-- complete

insert into
  idempotency_keys (user_id, key, request_hash, result_id, created_at)
select
  id,
  $2,
  $3,
  $4,
  $5
from
  users
where
  id = $1
  and deleted_at is null
for key share
on conflict (user_id, key) do update
set
  request_hash = excluded.request_hash,
  result_id = excluded.result_id,
  created_at = excluded.created_at;

-- forgetBefore

delete from idempotency_keys
where
  created_at < $1;
