-- list

select
  service_keys.id,
  service_keys.purpose,
  service_keys.sealed,
  service_keys.created_at as "createdAt"
from
  service_keys
where
  purpose = $1
order by
  created_at desc,
  id desc;

-- add

insert into
  "service_keys" ("purpose", "sealed", "created_at")
values
  (?, ?, ?)
returning
  "id";

-- ensure

lock table service_keys in share row exclusive mode;

select
  service_keys.id,
  service_keys.purpose,
  service_keys.sealed,
  service_keys.created_at as "createdAt"
from
  service_keys
where
  purpose = $1
order by
  created_at desc,
  id desc;

insert into
  "service_keys" ("purpose", "sealed", "created_at")
values
  (?, ?, ?)
returning
  "id";

-- reseal

update service_keys
set
  sealed = $2
where
  id = $1;

-- remove

delete from service_keys
where
  id = $1;
