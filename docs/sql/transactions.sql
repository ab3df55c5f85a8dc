-- add

insert into
  "transactions" (
    "user_id",
    "bank_account_id",
    "category_id",
    "unlinked_category_id",
    "amount",
    "account_amount",
    "status",
    "type",
    "category_layer",
    "description",
    "merchant_name",
    "notes",
    "currency",
    "booked_at",
    "created_at",
    "updated_at",
    "deleted_at",
    "from",
    "to",
    "search_text"
  )
values
  (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning
  "id";

update users
set
  revision = $2,
  transaction_revision = transaction_revision + 1
where
  id = $1
  and deleted_at is null;

-- addAll

select
  nextval('coffer_id') as id
from
  generate_series(1, $1::bigint);

copy transactions (
  id,
  user_id,
  bank_account_id,
  category_id,
  unlinked_category_id,
  amount,
  account_amount,
  status,
  type,
  category_layer,
  description,
  merchant_name,
  notes,
  currency,
  booked_at,
  created_at,
  updated_at,
  deleted_at,
  "from",
  "to",
  search_text
)
from
  stdin;

update users
set
  revision = $2,
  transaction_revision = transaction_revision + 1
where
  id = $1
  and deleted_at is null;

-- get

select
  "t0"."id",
  "t0"."user_id",
  "t0"."bank_account_id",
  "t0"."category_id",
  "t0"."unlinked_category_id",
  "t0"."amount",
  "t0"."account_amount",
  "t0"."status",
  "t0"."type",
  "t0"."category_layer",
  "t0"."description",
  "t0"."merchant_name",
  "t0"."notes",
  "t0"."currency",
  "t0"."booked_at",
  "t0"."created_at",
  "t0"."updated_at",
  "t0"."deleted_at",
  "t0"."from",
  "t0"."to"
from
  "transactions" as "t0"
where
  "t0"."user_id" = ?
  and "t0"."id" = ?
  and "t0"."deleted_at" is null
limit
  1;

-- update

select
from
  users
where
  id = $1
for no key update;

select
  "t0"."id",
  "t0"."user_id",
  "t0"."bank_account_id",
  "t0"."category_id",
  "t0"."unlinked_category_id",
  "t0"."amount",
  "t0"."account_amount",
  "t0"."status",
  "t0"."type",
  "t0"."category_layer",
  "t0"."description",
  "t0"."merchant_name",
  "t0"."notes",
  "t0"."currency",
  "t0"."booked_at",
  "t0"."created_at",
  "t0"."updated_at",
  "t0"."deleted_at",
  "t0"."from",
  "t0"."to"
from
  "transactions" as "t0"
where
  "t0"."user_id" = ?
  and "t0"."id" = ?
  and "t0"."deleted_at" is null
limit
  1
for update;

update "transactions"
set
  "user_id" = ?,
  "bank_account_id" = ?,
  "category_id" = ?,
  "unlinked_category_id" = ?,
  "amount" = ?,
  "account_amount" = ?,
  "status" = ?,
  "type" = ?,
  "category_layer" = ?,
  "description" = ?,
  "merchant_name" = ?,
  "notes" = ?,
  "currency" = ?,
  "booked_at" = ?,
  "created_at" = ?,
  "updated_at" = ?,
  "deleted_at" = ?,
  "from" = ?,
  "to" = ?,
  "search_text" = ?
where
  "user_id" = ?
  and "id" = ?;

update users
set
  revision = $2,
  transaction_revision = transaction_revision + 1
where
  id = $1
  and deleted_at is null;

-- getAll

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
  and id = any ($2::bigint[])
  and deleted_at is null
order by
  id;

-- changeAll

select
from
  users
where
  id = $1
for no key update;

select
  1
from
  transactions
where
  user_id = $1
  and id = any ($2::bigint[])
order by
  id
for update;

update transactions
set
  (
    amount,
    account_amount,
    status,
    type,
    description,
    merchant_name,
    currency,
    booked_at,
    updated_at,
    "from",
    "to",
    search_text
  ) = row (
    given.amount,
    given.account_amount,
    given.status,
    given.type,
    given.description,
    given.merchant_name,
    given.currency,
    given.booked_at,
    given.updated_at,
    given."from",
    given."to",
    given.search_text
  )
from
  unnest(
    $2::bigint[],
    $3::bigint[],
    $4::bigint[],
    $5::text[],
    $6::text[],
    $7::text[],
    $8::text[],
    $9::text[],
    $10::timestamptz[],
    $11::timestamptz[],
    $12::jsonb[],
    $13::jsonb[],
    $14::text[]
  ) as given (
    id,
    amount,
    account_amount,
    status,
    type,
    description,
    merchant_name,
    currency,
    booked_at,
    updated_at,
    "from",
    "to",
    search_text
  )
where
  transactions.user_id = $1
  and transactions.id = given.id
  and transactions.deleted_at is null;

update users
set
  revision = $2,
  transaction_revision = transaction_revision + 1
where
  id = $1
  and deleted_at is null;

delete from transactions
where
  user_id = $1
  and id = any ($2::bigint[]);

select
  nextval('coffer_id') as id
from
  generate_series(1, $1::bigint);

copy transactions (
  id,
  user_id,
  bank_account_id,
  category_id,
  unlinked_category_id,
  amount,
  account_amount,
  status,
  type,
  category_layer,
  description,
  merchant_name,
  notes,
  currency,
  booked_at,
  created_at,
  updated_at,
  deleted_at,
  "from",
  "to",
  search_text
)
from
  stdin;

insert into
  transactions (
    id,
    user_id,
    bank_account_id,
    category_id,
    unlinked_category_id,
    amount,
    account_amount,
    status,
    type,
    category_layer,
    description,
    merchant_name,
    notes,
    currency,
    booked_at,
    created_at,
    updated_at,
    deleted_at,
    "from",
    "to",
    search_text
  )
select
  *
from
  unnest(
    $1::bigint[],
    $2::bigint[],
    $3::bigint[],
    $4::bigint[],
    $5::bigint[],
    $6::bigint[],
    $7::bigint[],
    $8::text[],
    $9::text[],
    $10::text[],
    $11::text[],
    $12::text[],
    $13::text[],
    $14::text[],
    $15::timestamptz[],
    $16::timestamptz[],
    $17::timestamptz[],
    $18::timestamptz[],
    $19::jsonb[],
    $20::jsonb[],
    $21::text[]
  )
on conflict (user_id, id) do update
set
  (
    bank_account_id,
    category_id,
    unlinked_category_id,
    amount,
    account_amount,
    status,
    type,
    category_layer,
    description,
    merchant_name,
    notes,
    currency,
    booked_at,
    created_at,
    updated_at,
    deleted_at,
    "from",
    "to",
    search_text
  ) = row (
    excluded.bank_account_id,
    excluded.category_id,
    excluded.unlinked_category_id,
    excluded.amount,
    excluded.account_amount,
    excluded.status,
    excluded.type,
    excluded.category_layer,
    excluded.description,
    excluded.merchant_name,
    excluded.notes,
    excluded.currency,
    excluded.booked_at,
    excluded.created_at,
    excluded.updated_at,
    excluded.deleted_at,
    excluded."from",
    excluded."to",
    excluded.search_text
  );

-- countInBalance

select
from
  users
where
  id = $1
for no key update;

update transactions
set
  account_amount = amount
where
  user_id = $1
  and bank_account_id = $2
  and deleted_at is null
  and currency = $3
  and account_amount is null;

update users
set
  revision = $2,
  transaction_revision = transaction_revision + 1
where
  id = $1
  and deleted_at is null;

select
  coalesce(sum(account_amount), 0) as sum
from
  transactions
where
  user_id = $1
  and bank_account_id = $2
  and deleted_at is null
  and status = 'booked';

-- removeAllOf

select
from
  users
where
  id = $1
for no key update;

delete from transactions
where
  user_id = $1
  and bank_account_id = $2
  and deleted_at is null;

update users
set
  revision = $2,
  transaction_revision = transaction_revision + 1
where
  id = $1
  and deleted_at is null;
