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
  "access_tokens" (
    "user_id",
    "hash",
    "audience",
    "client_id",
    "grant_id",
    "scopes",
    "created_at",
    "expires_at",
    "revoked_at"
  )
values
  (?, ?, ?, ?, ?, ?, ?, ?, ?)
returning
  "id";

select
  revoked_at as "revokedAt"
from
  connected_apps
where
  grant_id = $1
for share;

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
  held.hash,
  held.audience,
  held.client_id as "clientId",
  held.grant_id as "grantId",
  held.scopes,
  held.created_at as "createdAt",
  held.expires_at as "expiresAt",
  held.revoked_at as "revokedAt"
from
  access_tokens held
  join users u on u.id = held.user_id
where
  held.hash = $1;

-- revoke

update access_tokens
set
  revoked_at = coalesce(revoked_at, $2)
where
  hash = $1;

-- revokeGrant

update access_tokens
set
  revoked_at = coalesce(revoked_at, $2)
where
  grant_id = $1;

-- removeExpired

delete from "access_tokens"
where
  "expires_at" <= ?;
