-- belongings

select
  transactions.id,
  transactions.user_id as "userId",
  transactions.bank_account_id as "bankAccountId",
  transactions.category_id as "categoryId",
  transactions.unlinked_category_id as "unlinkedCategoryId",
  transactions.amount,
  transactions.account_amount as "accountAmount",
  transactions.status,
  transactions.type,
  transactions.category_layer as "categoryLayer",
  transactions.description,
  transactions.merchant_name as "merchantName",
  transactions.notes,
  transactions.currency,
  transactions.booked_at as "bookedAt",
  transactions.created_at as "createdAt",
  transactions.updated_at as "updatedAt",
  transactions.deleted_at as "deletedAt",
  transactions."from" as "from",
  transactions."to" as "to"
from
  transactions
where
  user_id = $1
  and bank_account_id = $2
  and deleted_at is null
order by
  id;

select
  import_id as "importId",
  number,
  facts as statement
from
  import_statements
where
  user_id = $1
  and bank_account_id = $2
order by
  import_id,
  number;

select
  import_id as "importId",
  min(position) as "from",
  max(position) as "to"
from
  (
    select
      import_id,
      position,
      position - row_number() over (
        partition by
          import_id
        order by
          position
      ) as run
    from
      import_rows
    where
      user_id = $1
      and bank_account_id = $2
  ) as numbered
group by
  import_id,
  run
order by
  import_id,
  min(position);

select
  id
from
  possible_duplicates
where
  user_id = $1
  and united is not null
  and (united #>> '{gone,bankAccountId}')::bigint = $2
order by
  id;

-- move

select
from
  users
where
  id = $1
for no key update;

update transactions
set
  bank_account_id = $3
where
  user_id = $1
  and id = any ($2::bigint[]);

update possible_duplicates
set
  united = jsonb_set(
    jsonb_set(
      jsonb_set(united, '{kept,bankAccountId}', to_jsonb($3::bigint)),
      '{gone,bankAccountId}',
      to_jsonb($3::bigint)
    ),
    '{after,bankAccountId}',
    to_jsonb($3::bigint)
  )
where
  user_id = $1
  and id = any ($2::bigint[])
  and united is not null;

update import_statements
set
  facts = given.facts,
  bank_account_id = $5
from
  unnest($2::bigint[], $3::integer[], $4::jsonb[]) as given (import_id, number, facts)
where
  import_statements.user_id = $1
  and import_statements.import_id = given.import_id
  and import_statements.number = given.number;

update import_rows
set
  bank_account_id = $5,
  before = jsonb_set(before, '{bankAccountId}', to_jsonb($5::bigint))
from
  unnest($2::bigint[], $3::integer[], $4::integer[]) as given (import_id, first, last)
where
  import_rows.user_id = $1
  and import_rows.import_id = given.import_id
  and position between given.first and given.last;

update users
set
  revision = $2,
  transaction_revision = transaction_revision + 1
where
  id = $1
  and deleted_at is null;

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
  account_merges (user_id, kept_id, merged_id, matched, moved, name, merged_at, undoing)
values
  ($1::bigint, $2::bigint, $3::bigint, $4::integer, $5::integer, $6::text, $7::timestamptz, $8::jsonb)
returning
  id;

update users
set
  revision = $2
where
  id = $1
  and deleted_at is null;

-- get

select
  account_merges.id,
  account_merges.user_id as "userId",
  account_merges.kept_id as "keptId",
  account_merges.merged_id as "mergedId",
  account_merges.matched,
  account_merges.moved,
  account_merges.name,
  account_merges.merged_at as "mergedAt",
  account_merges.undoing
from
  account_merges
where
  user_id = $1
  and id = $2;

-- list

select
  id,
  user_id as "userId",
  kept_id as "keptId",
  merged_id as "mergedId",
  name,
  matched,
  moved,
  merged_at as "mergedAt"
from
  account_merges
where
  user_id = $1
order by
  id desc;

-- remove

delete from "account_merges"
where
  "user_id" = ?
  and "id" in (?);

update users
set
  revision = $2
where
  id = $1
  and deleted_at is null;
