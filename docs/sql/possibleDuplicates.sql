-- putAll

insert into
  "possible_duplicates" ("id", "user_id", "duplicate_of", "settled_as", "settled_at", "united")
values
  (?, ?, ?, ?, ?, ?)
on conflict ("user_id", "id") do update
set
  "duplicate_of" = excluded."duplicate_of",
  "settled_as" = excluded."settled_as",
  "settled_at" = excluded."settled_at",
  "united" = excluded."united"
returning
  "id";

update users
set
  revision = $2
where
  id = $1
  and deleted_at is null;

-- get

select
  possible_duplicates.id,
  possible_duplicates.user_id as "userId",
  possible_duplicates.duplicate_of as "duplicateOf",
  possible_duplicates.settled_as as "settledAs",
  possible_duplicates.settled_at as "settledAt",
  possible_duplicates.united
from
  possible_duplicates
  join transactions as added on added.user_id = possible_duplicates.user_id
  and added.id = possible_duplicates.id
  join transactions as known on known.user_id = possible_duplicates.user_id
  and known.id = possible_duplicates.duplicate_of
where
  possible_duplicates.user_id = $1
  and known.deleted_at is null
  and (
    settled_as = 'same'
    or (
      added.deleted_at is null
      and added.bank_account_id = known.bank_account_id
    )
  )
  and possible_duplicates.id = $2;

-- page

select
  possible_duplicates.id,
  possible_duplicates.user_id as "userId",
  possible_duplicates.duplicate_of as "duplicateOf",
  possible_duplicates.settled_as as "settledAs",
  possible_duplicates.settled_at as "settledAt",
  possible_duplicates.united
from
  possible_duplicates
  join transactions as added on added.user_id = possible_duplicates.user_id
  and added.id = possible_duplicates.id
  join transactions as known on known.user_id = possible_duplicates.user_id
  and known.id = possible_duplicates.duplicate_of
where
  possible_duplicates.user_id = $1
  and known.deleted_at is null
  and (
    settled_as = 'same'
    or (
      added.deleted_at is null
      and added.bank_account_id = known.bank_account_id
    )
  )
  and settled_as is null
  and possible_duplicates.id < $2
order by
  possible_duplicates.id desc
limit
  $3;

select
  possible_duplicates.id,
  possible_duplicates.user_id as "userId",
  possible_duplicates.duplicate_of as "duplicateOf",
  possible_duplicates.settled_as as "settledAs",
  possible_duplicates.settled_at as "settledAt",
  possible_duplicates.united
from
  possible_duplicates
  join transactions as added on added.user_id = possible_duplicates.user_id
  and added.id = possible_duplicates.id
  join transactions as known on known.user_id = possible_duplicates.user_id
  and known.id = possible_duplicates.duplicate_of
where
  possible_duplicates.user_id = $1
  and known.deleted_at is null
  and (
    settled_as = 'same'
    or (
      added.deleted_at is null
      and added.bank_account_id = known.bank_account_id
    )
  )
  and settled_as is not null
  and possible_duplicates.id < $2
order by
  possible_duplicates.id desc
limit
  $3;

-- count

select
  count(*) as count
from
  possible_duplicates
  join transactions as added on added.user_id = possible_duplicates.user_id
  and added.id = possible_duplicates.id
  join transactions as known on known.user_id = possible_duplicates.user_id
  and known.id = possible_duplicates.duplicate_of
where
  possible_duplicates.user_id = $1
  and known.deleted_at is null
  and (
    settled_as = 'same'
    or (
      added.deleted_at is null
      and added.bank_account_id = known.bank_account_id
    )
  )
  and settled_as is null;

-- naming

select
  possible_duplicates.id,
  possible_duplicates.user_id as "userId",
  possible_duplicates.duplicate_of as "duplicateOf",
  possible_duplicates.settled_as as "settledAs",
  possible_duplicates.settled_at as "settledAt",
  possible_duplicates.united
from
  possible_duplicates
where
  user_id = $1
  and duplicate_of = any ($2::bigint[])
  and settled_as is distinct from 'same'
order by
  id;

-- unitedBy

select
  possible_duplicates.id,
  possible_duplicates.user_id as "userId",
  possible_duplicates.duplicate_of as "duplicateOf",
  possible_duplicates.settled_as as "settledAs",
  possible_duplicates.settled_at as "settledAt",
  possible_duplicates.united
from
  possible_duplicates
  join transactions as added on added.user_id = possible_duplicates.user_id
  and added.id = possible_duplicates.id
  join transactions as known on known.user_id = possible_duplicates.user_id
  and known.id = possible_duplicates.duplicate_of
where
  possible_duplicates.user_id = $1
  and known.deleted_at is null
  and (
    settled_as = 'same'
    or (
      added.deleted_at is null
      and added.bank_account_id = known.bank_account_id
    )
  )
  and settled_as = 'same'
  and exists (
    select
    from
      import_rows
    where
      import_rows.user_id = $1
      and import_id = $2
      and transaction_id in (possible_duplicates.id, possible_duplicates.duplicate_of)
  )
order by
  possible_duplicates.id;
