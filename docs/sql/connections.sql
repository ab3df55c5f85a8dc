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
  "feed_connections" (
    "user_id",
    "failures",
    "provider",
    "name",
    "state",
    "sealed_credentials",
    "provider_key",
    "cursor",
    "consent_state_hash",
    "consent_sealed_pending",
    "lease_holder",
    "consent_until",
    "consent_expires_at",
    "last_success_at",
    "next_sync_at",
    "lease_until",
    "created_at",
    "updated_at",
    "problem",
    "recent_fetches"
  )
values
  (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning
  "id";

update users
set
  revision = $2
where
  id = $1
  and deleted_at is null;

-- get

select
  "f0".*
from
  "feed_connections" as "f0"
where
  "f0"."user_id" = ?
  and "f0"."id" = ?
limit
  1;

-- list

select
  feed_connections.id,
  feed_connections.user_id as "userId",
  feed_connections.failures,
  feed_connections.provider,
  feed_connections.name,
  feed_connections.state,
  feed_connections.sealed_credentials as "sealedCredentials",
  feed_connections.provider_key as "providerKey",
  feed_connections.cursor,
  feed_connections.consent_state_hash as "consentStateHash",
  feed_connections.consent_sealed_pending as "consentSealedPending",
  feed_connections.lease_holder as "leaseHolder",
  feed_connections.consent_until as "consentUntil",
  feed_connections.consent_expires_at as "consentExpiresAt",
  feed_connections.last_success_at as "lastSuccessAt",
  feed_connections.next_sync_at as "nextSyncAt",
  feed_connections.lease_until as "leaseUntil",
  feed_connections.created_at as "createdAt",
  feed_connections.updated_at as "updatedAt",
  feed_connections.problem,
  feed_connections.recent_fetches as "recentFetches"
from
  feed_connections
where
  user_id = $1
order by
  id;

-- hold

select
from
  feed_connections
where
  user_id = $1
order by
  id
for update;

-- withState

select
  feed_connections.id,
  feed_connections.user_id as "userId",
  feed_connections.failures,
  feed_connections.provider,
  feed_connections.name,
  feed_connections.state,
  feed_connections.sealed_credentials as "sealedCredentials",
  feed_connections.provider_key as "providerKey",
  feed_connections.cursor,
  feed_connections.consent_state_hash as "consentStateHash",
  feed_connections.consent_sealed_pending as "consentSealedPending",
  feed_connections.lease_holder as "leaseHolder",
  feed_connections.consent_until as "consentUntil",
  feed_connections.consent_expires_at as "consentExpiresAt",
  feed_connections.last_success_at as "lastSuccessAt",
  feed_connections.next_sync_at as "nextSyncAt",
  feed_connections.lease_until as "leaseUntil",
  feed_connections.created_at as "createdAt",
  feed_connections.updated_at as "updatedAt",
  feed_connections.problem,
  feed_connections.recent_fetches as "recentFetches"
from
  feed_connections
where
  user_id = $1
  and consent_state_hash = $2
order by
  id
limit
  1;

-- update

select
  "f0".*
from
  "feed_connections" as "f0"
where
  "f0"."user_id" = ?
  and "f0"."id" = ?
limit
  1
for update;

update "feed_connections"
set
  "user_id" = ?,
  "failures" = ?,
  "provider" = ?,
  "name" = ?,
  "state" = ?,
  "sealed_credentials" = ?,
  "provider_key" = ?,
  "cursor" = ?,
  "consent_state_hash" = ?,
  "consent_sealed_pending" = ?,
  "lease_holder" = ?,
  "consent_until" = ?,
  "consent_expires_at" = ?,
  "last_success_at" = ?,
  "next_sync_at" = ?,
  "lease_until" = ?,
  "created_at" = ?,
  "updated_at" = ?,
  "problem" = ?,
  "recent_fetches" = ?
where
  "user_id" = ?
  and "id" = ?;

update users
set
  revision = $2
where
  id = $1
  and deleted_at is null;

-- remove

select
  "f0".*
from
  "feed_connections" as "f0"
where
  "f0"."user_id" = ?
  and "f0"."id" = ?
limit
  1
for update;

delete from feed_accounts
where
  user_id = $1
  and connection_id = $2;

delete from feed_connections
where
  user_id = $1
  and id = $2;

update users
set
  revision = $2
where
  id = $1
  and deleted_at is null;

-- due

select
  user_id as "userId",
  id
from
  feed_connections
where
  next_sync_at <= $1
  and (
    lease_until is null
    or lease_until <= $1
  )
  and sealed_credentials is not null
order by
  next_sync_at,
  id
limit
  $2;

-- page

select
  user_id as "userId",
  id
from
  feed_connections
where
  id > $1
order by
  id
limit
  $2;

-- withProviderKey

select
  user_id as "userId",
  id
from
  feed_connections
where
  provider = $1
  and provider_key = $2
order by
  id desc
limit
  1;

-- dropExpiredConsents

select
  user_id as "userId",
  id
from
  feed_connections
where
  consent_until <= $1
order by
  user_id,
  id;

select
  sealed_credentials is not null as "isLinked"
from
  feed_connections
where
  user_id = $1
  and id = $2
  and consent_until <= $3
for update;

delete from feed_accounts
where
  user_id = $1
  and connection_id = $2;

delete from feed_connections
where
  user_id = $1
  and id = $2;

update feed_connections
set
  consent_state_hash = null,
  consent_sealed_pending = null,
  consent_until = null
where
  user_id = $1
  and id = $2;

update users
set
  revision = $2
where
  id = $1
  and deleted_at is null;
