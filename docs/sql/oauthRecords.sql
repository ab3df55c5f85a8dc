-- put

insert into
  oauth_records (user_id, kind, key_hash, grant_id, uid, payload, created_at, expires_at, consumed_at)
select
  $1::bigint,
  $2::text,
  $3::text,
  $4::text,
  $5::text,
  $6::text,
  $7::timestamptz,
  $8::timestamptz,
  $9::timestamptz
where
  $1::bigint is null
  or exists (
    select
      1
    from
      users
    where
      id = $1::bigint
      and deleted_at is null
    for share
  )
on conflict (kind, key_hash) do update
set
  user_id = excluded.user_id,
  grant_id = excluded.grant_id,
  uid = excluded.uid,
  payload = excluded.payload,
  expires_at = excluded.expires_at;

-- find

select
  oauth_records.user_id as "userId",
  oauth_records.kind,
  oauth_records.key_hash as "keyHash",
  oauth_records.grant_id as "grantId",
  oauth_records.uid,
  oauth_records.payload,
  oauth_records.created_at as "createdAt",
  oauth_records.expires_at as "expiresAt",
  oauth_records.consumed_at as "consumedAt"
from
  oauth_records
where
  kind = $1
  and key_hash = $2;

-- findByUid

select
  oauth_records.user_id as "userId",
  oauth_records.kind,
  oauth_records.key_hash as "keyHash",
  oauth_records.grant_id as "grantId",
  oauth_records.uid,
  oauth_records.payload,
  oauth_records.created_at as "createdAt",
  oauth_records.expires_at as "expiresAt",
  oauth_records.consumed_at as "consumedAt"
from
  oauth_records
where
  kind = $1
  and uid = $2;

-- consume

update oauth_records
set
  consumed_at = $3
where
  kind = $1
  and key_hash = $2
  and consumed_at is null;

-- remove

delete from oauth_records
where
  kind = $1
  and key_hash = $2;

-- removeOfGrant

delete from oauth_records
where
  grant_id = $1
  and kind = any ($2);

-- count

select
  count(*)
from
  oauth_records
where
  kind = $1;

-- removeExpired

delete from oauth_records
where
  expires_at <= $1;

-- removeUnusedClients

with
  unused as (
    select
      key_hash,
      created_at,
      row_number() over (
        order by
          created_at desc
      ) as place
    from
      oauth_records client
    where
      kind = 'Client'
      and not exists (
        select
          1
        from
          connected_apps app
        where
          app.client_id = client.uid
          and app.revoked_at is null
      )
  )
delete from oauth_records
where
  kind = 'Client'
  and key_hash in (
    select
      key_hash
    from
      unused
    where
      created_at < $1
      or place > $2
  );
