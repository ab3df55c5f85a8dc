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
  "uploads" ("user_id", "size", "sealed_name", "sealed_bytes", "created_at", "expires_at")
values
  (?, ?, ?, ?, ?, ?)
returning
  "id";

-- get

select
  "u0".*
from
  "uploads" as "u0"
where
  "u0"."user_id" = ?
  and "u0"."id" = ?
limit
  1;

-- sizes

select
  id,
  size
from
  uploads
where
  user_id = $1
order by
  id;

-- remove

delete from "uploads"
where
  "user_id" = ?
  and 1 = ?;

delete from "uploads"
where
  "user_id" = ?
  and "id" in (?);

-- removeExpired

delete from "uploads"
where
  "expires_at" <= ?;
