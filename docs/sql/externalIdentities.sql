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
  "external_identities" ("user_id", "issuer", "subject", "created_at")
values
  (?, ?, ?, ?)
returning
  "id";

-- find

select
  "e0".*
from
  "external_identities" as "e0"
where
  "e0"."issuer" = ?
  and "e0"."subject" = ?
limit
  1;

-- findHolder

select
  u.id as "holderId",
  u.currency as "holderCurrency",
  u.plan as "holderPlan",
  u.revision as own,
  (
    select
      revision
    from
      shared_revision
    where
      one
  ) as shared,
  u.deleted_at as "holderDeletedAt",
  held.id,
  held.user_id as "userId",
  held.issuer,
  held.subject,
  held.created_at as "createdAt"
from
  external_identities held
  join users u on u.id = held.user_id
where
  held.issuer = $1
  and held.subject = $2;

-- list

select
  "e0".*
from
  "external_identities" as "e0"
where
  "e0"."user_id" = ?
order by
  "e0"."id" asc;

-- remove

delete from "external_identities"
where
  "user_id" = ?
  and "id" = ?;
