-- replaceAll

select
  1
from
  users
where
  id = $1
  and deleted_at is null
for key share;

delete from recovery_codes
where
  user_id = $1;

insert into
  recovery_codes (user_id, hash, created_at)
select
  $1,
  hash,
  $3
from
  unnest($2::text[]) as hash;

-- count

select
  count(*)
from
  recovery_codes
where
  user_id = $1;

-- spend

delete from recovery_codes
where
  user_id = $1
  and hash = $2;
