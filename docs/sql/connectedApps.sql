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
  "connected_apps" (
    "user_id",
    "grant_id",
    "client_id",
    "client_name",
    "audience",
    "redirect_hosts",
    "scopes",
    "created_at",
    "last_used_at",
    "revoked_at"
  )
values
  (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning
  "id";

-- findByGrant

select
  "c0".*
from
  "connected_apps" as "c0"
where
  "c0"."grant_id" = ?
limit
  1;

-- isClientApproved

select
  1 as found
from
  connected_apps
where
  client_id = $1
  and revoked_at is null
limit
  1;

-- list

select
  "c0".*
from
  "connected_apps" as "c0"
where
  "c0"."user_id" = ?
order by
  "c0"."id" asc;

-- revoke

update connected_apps
set
  revoked_at = coalesce(revoked_at, $3)
where
  user_id = $1
  and id = $2;

select
  "c0".*
from
  "connected_apps" as "c0"
where
  "c0"."user_id" = ?
  and "c0"."id" = ?
limit
  1;

-- touch

update connected_apps
set
  last_used_at = $3
where
  user_id = $1
  and grant_id = $2
  and (
    last_used_at is null
    or last_used_at < $3
  );
