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
  "passkeys" (
    "user_id",
    "counter",
    "name",
    "credential_id",
    "public_key",
    "transports",
    "created_at",
    "last_used_at"
  )
values
  (?, ?, ?, ?, ?, ?, ?, ?)
returning
  "id";

-- list

select
  "p0".*
from
  "passkeys" as "p0"
where
  "p0"."user_id" = ?
order by
  "p0"."id" asc;

-- findByCredentialId

select
  "p0".*
from
  "passkeys" as "p0"
where
  "p0"."credential_id" = ?
limit
  1;

-- update

select
  "p0".*
from
  "passkeys" as "p0"
where
  "p0"."user_id" = ?
  and "p0"."id" = ?
limit
  1
for update;

update "passkeys"
set
  "user_id" = ?,
  "counter" = ?,
  "name" = ?,
  "credential_id" = ?,
  "public_key" = ?,
  "transports" = ?,
  "created_at" = ?,
  "last_used_at" = ?
where
  "user_id" = ?
  and "id" = ?;

-- remove

delete from "passkeys"
where
  "user_id" = ?
  and "id" = ?;
