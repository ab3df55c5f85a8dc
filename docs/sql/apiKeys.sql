-- add

select
  1
from
  users
where
  id = $1
  and deleted_at is null
for key share;

insert into
  "api_keys" (
    "user_id",
    "name",
    "hash",
    "prefix",
    "last_four",
    "scopes",
    "created_at",
    "expires_at",
    "last_used_at",
    "revoked_at"
  )
values
  (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning
  "id";

-- findByHash

select
  u.id as "holderId",
  u.currency as "holderCurrency",
  u.plan as "holderPlan",
  u.revision as own,
  (
    select
      revision
    from
      shared_revision
    where
      one
  ) as shared,
  u.deleted_at as "holderDeletedAt",
  held.id,
  held.user_id as "userId",
  held.name,
  held.hash,
  held.prefix,
  held.last_four as "lastFour",
  held.scopes,
  held.created_at as "createdAt",
  held.expires_at as "expiresAt",
  held.last_used_at as "lastUsedAt",
  held.revoked_at as "revokedAt"
from
  api_keys held
  join users u on u.id = held.user_id
where
  held.hash = $1;

-- list

select
  "a0".*
from
  "api_keys" as "a0"
where
  "a0"."user_id" = ?
order by
  "a0"."id" asc;

-- revoke

update api_keys
set
  revoked_at = coalesce(revoked_at, $3)
where
  user_id = $1
  and id = $2;

-- touch

update api_keys
set
  last_used_at = $3
where
  user_id = $1
  and id = $2
  and (
    last_used_at is null
    or last_used_at < $3
  );
