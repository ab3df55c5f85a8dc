-- putAll

insert into
  "renewals" ("id", "user_id", "renewed_at", "before", "after")
values
  (?, ?, ?, ?, ?)
on conflict ("user_id", "id") do update
set
  "renewed_at" = excluded."renewed_at",
  "before" = excluded."before",
  "after" = excluded."after"
returning
  "id";

-- summary

select
  count(*) as count,
  max(renewed_at) as latest
from
  renewals
  join transactions on transactions.user_id = renewals.user_id
  and transactions.id = renewals.id
where
  renewals.user_id = $1
  and transactions.deleted_at is null;

-- page

select
  renewals.id,
  renewals.user_id as "userId",
  renewals.renewed_at as "renewedAt",
  renewals.before,
  renewals.after
from
  renewals
  join transactions on transactions.user_id = renewals.user_id
  and transactions.id = renewals.id
where
  renewals.user_id = $1
  and transactions.deleted_at is null
  and renewals.id < $2
order by
  renewals.id desc
limit
  $3;

-- remove

delete from "renewals"
where
  "user_id" = ?
  and "id" in (?);
