-- put

select
  1
from
  users
where
  id = $1
  and deleted_at is null
for key share;

select
from
  users
where
  id = $1
for no key update;

insert into
  category_rules (user_id, category_id, merchant, key, type, origin, created_at, updated_at)
select
  $1::bigint,
  $2::bigint,
  $3::text,
  $4::text,
  $5::text,
  $6::text,
  $7::timestamptz,
  $8::timestamptz
where
  (
    select
      count(*)
    from
      category_rules
    where
      user_id = $1
  ) < $9::bigint
  or exists (
    select
    from
      category_rules
    where
      user_id = $1
      and key = $4
      and type is not distinct from $5
  )
on conflict (user_id, key, type) do update
set
  category_id = excluded.category_id,
  merchant = excluded.merchant,
  origin = excluded.origin,
  updated_at = excluded.updated_at
returning
  category_rules.id,
  category_rules.user_id as "userId",
  category_rules.category_id as "categoryId",
  category_rules.merchant,
  category_rules.key,
  category_rules.type,
  category_rules.origin,
  category_rules.created_at as "createdAt",
  category_rules.updated_at as "updatedAt";

update users
set
  revision = $2
where
  id = $1
  and deleted_at is null;

-- list

select
  category_rules.id,
  category_rules.user_id as "userId",
  category_rules.category_id as "categoryId",
  category_rules.merchant,
  category_rules.key,
  category_rules.type,
  category_rules.origin,
  category_rules.created_at as "createdAt",
  category_rules.updated_at as "updatedAt"
from
  category_rules
where
  user_id = $1
order by
  id;

-- page

select
  category_rules.id,
  category_rules.user_id as "userId",
  category_rules.category_id as "categoryId",
  category_rules.merchant,
  category_rules.key,
  category_rules.type,
  category_rules.origin,
  category_rules.created_at as "createdAt",
  category_rules.updated_at as "updatedAt"
from
  category_rules
where
  user_id = $1
  and id < $2
order by
  id desc
limit
  $3;

-- remove

select
from
  users
where
  id = $1
for no key update;

delete from category_rules
where
  user_id = $1
  and id = $2;

update users
set
  revision = $2
where
  id = $1
  and deleted_at is null;
