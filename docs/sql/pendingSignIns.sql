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
  "pending_sign_ins" ("user_id", "hash", "created_at", "expires_at")
values
  (?, ?, ?, ?)
returning
  "id";

-- findByHash

select
  "p0".*
from
  "pending_sign_ins" as "p0"
where
  "p0"."hash" = ?
limit
  1;

-- remove

delete from "pending_sign_ins"
where
  "user_id" = ?
  and "id" = ?;

-- removeAll

delete from "pending_sign_ins"
where
  "user_id" = ?;

-- removeExpired

delete from "pending_sign_ins"
where
  "expires_at" <= ?;
