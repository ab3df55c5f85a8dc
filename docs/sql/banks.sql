-- ensure

select
  "b0".*
from
  "banks" as "b0"
where
  "b0"."slug" = ?
limit
  1;

insert into
  banks (name, slug, country, logo_url, created_at, updated_at)
values
  ($1::text, $2::text, $3::text, $4::text, $5::timestamptz, $6::timestamptz)
on conflict (slug) do nothing;

-- ensureConnection

select
  "b0".*
from
  "bank_connections" as "b0"
where
  "b0"."user_id" = ?
  and "b0"."bank_id" = ?
limit
  1;

select
  1
from
  users
where
  id = $1
  and deleted_at is null
for key share;

insert into
  bank_connections (user_id, bank_id)
values
  ($1, $2)
on conflict (user_id, bank_id) do nothing;

update users
set
  revision = $2
where
  id = $1
  and deleted_at is null;

-- listOf

select
  banks.id,
  banks.name,
  banks.slug,
  banks.country,
  banks.logo_url as "logoUrl",
  banks.created_at as "createdAt",
  banks.updated_at as "updatedAt"
from
  banks
where
  id in (
    select
      bank_id
    from
      bank_connections
    where
      user_id = $1
  )
order by
  id;
