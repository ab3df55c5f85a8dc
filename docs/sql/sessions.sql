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
  "sessions" (
    "user_id",
    "hash",
    "user_agent",
    "address",
    "created_at",
    "last_seen_at",
    "confirmed_at",
    "expires_at"
  )
values
  (?, ?, ?, ?, ?, ?, ?, ?)
returning
  "id";

-- findByHash

select
  "s0".*
from
  "sessions" as "s0"
where
  "s0"."hash" = ?
limit
  1;

-- list

select
  "s0".*
from
  "sessions" as "s0"
where
  "s0"."user_id" = ?
order by
  "s0"."id" asc;

-- update

select
  "s0".*
from
  "sessions" as "s0"
where
  "s0"."user_id" = ?
  and "s0"."id" = ?
limit
  1
for update;

update "sessions"
set
  "user_id" = ?,
  "hash" = ?,
  "user_agent" = ?,
  "address" = ?,
  "created_at" = ?,
  "last_seen_at" = ?,
  "confirmed_at" = ?,
  "expires_at" = ?
where
  "user_id" = ?
  and "id" = ?;

-- remove

delete from "sessions"
where
  "user_id" = ?
  and "id" = ?;

-- removeAll

delete from "sessions"
where
  "user_id" = ?
  and "id" != ?;

-- removeExpired

delete from "sessions"
where
  "expires_at" <= ?;
