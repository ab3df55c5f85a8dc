-- get

select
  "t0".*
from
  "totp_factors" as "t0"
where
  "t0"."user_id" = ?
limit
  1;

-- put

select
  1
from
  users
where
  id = $1
  and deleted_at is null
for key share;

insert into
  totp_factors as stored (user_id, sealed_secret, created_at, confirmed_at, last_step)
values
  ($1, $2, $3, $4, $5)
on conflict (user_id) do update
set
  sealed_secret = excluded.sealed_secret,
  created_at = excluded.created_at,
  confirmed_at = excluded.confirmed_at,
  last_step = excluded.last_step
where
  stored.confirmed_at is null;

select
  "t0".*
from
  "totp_factors" as "t0"
where
  "t0"."user_id" = ?
limit
  1
for update;

-- update

select
  "t0".*
from
  "totp_factors" as "t0"
where
  "t0"."user_id" = ?
limit
  1
for update;

update "totp_factors"
set
  "user_id" = ?,
  "last_step" = ?,
  "sealed_secret" = ?,
  "created_at" = ?,
  "confirmed_at" = ?
where
  "user_id" = ?;

-- remove

delete from "totp_factors"
where
  "user_id" = ?;
