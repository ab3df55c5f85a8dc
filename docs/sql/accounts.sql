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
  "bank_accounts" (
    "user_id",
    "bank_id",
    "bank_connection_id",
    "balance",
    "initial_balance",
    "hidden",
    "is_balance_known",
    "kind",
    "name",
    "type",
    "subtype",
    "currency",
    "external_id",
    "last_transaction_created_at",
    "last_balance_created_at",
    "deleted_at",
    "created_at",
    "updated_at"
  )
values
  (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
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
  "b0".*
from
  "bank_accounts" as "b0"
where
  "b0"."user_id" = ?
  and "b0"."id" = ?
  and "b0"."deleted_at" is null
limit
  1;

-- list

select
  bank_accounts.id,
  bank_accounts.user_id as "userId",
  bank_accounts.bank_id as "bankId",
  bank_accounts.bank_connection_id as "bankConnectionId",
  bank_accounts.balance,
  bank_accounts.initial_balance as "initialBalance",
  bank_accounts.hidden,
  bank_accounts.is_balance_known as "isBalanceKnown",
  bank_accounts.kind,
  bank_accounts.name,
  bank_accounts.type,
  bank_accounts.subtype,
  bank_accounts.currency,
  bank_accounts.external_id as "externalId",
  bank_accounts.last_transaction_created_at as "lastTransactionCreatedAt",
  bank_accounts.last_balance_created_at as "lastBalanceCreatedAt",
  bank_accounts.deleted_at as "deletedAt",
  bank_accounts.created_at as "createdAt",
  bank_accounts.updated_at as "updatedAt"
from
  bank_accounts
where
  user_id = $1
  and deleted_at is null
order by
  id;

-- listWithFeeds

select
  a.id,
  a.user_id as "userId",
  a.bank_id as "bankId",
  a.bank_connection_id as "bankConnectionId",
  a.balance,
  a.initial_balance as "initialBalance",
  a.hidden,
  a.is_balance_known as "isBalanceKnown",
  a.kind,
  a.name,
  a.type,
  a.subtype,
  a.currency,
  a.external_id as "externalId",
  a.last_transaction_created_at as "lastTransactionCreatedAt",
  a.last_balance_created_at as "lastBalanceCreatedAt",
  a.deleted_at as "deletedAt",
  a.created_at as "createdAt",
  a.updated_at as "updatedAt",
  f.connection_id as "connectionId",
  c.provider,
  c.state,
  c.problem as "connectionProblem",
  c.next_sync_at as "nextSyncAt",
  f.problem,
  f.last_success_at as "lastSuccessAt",
  f.balance_at as "balanceAt",
  f.difference
from
  bank_accounts a
  left join (
    feed_accounts f
    join feed_connections c on c.user_id = f.user_id
    and c.id = f.connection_id
  ) on f.user_id = a.user_id
  and f.bank_account_id = a.id
where
  a.user_id = $1
  and a.deleted_at is null
order by
  a.id,
  f.id;

-- update

select
  "b0".*
from
  "bank_accounts" as "b0"
where
  "b0"."user_id" = ?
  and "b0"."id" = ?
  and "b0"."deleted_at" is null
limit
  1
for update;

update "bank_accounts"
set
  "user_id" = ?,
  "bank_id" = ?,
  "bank_connection_id" = ?,
  "balance" = ?,
  "initial_balance" = ?,
  "hidden" = ?,
  "is_balance_known" = ?,
  "kind" = ?,
  "name" = ?,
  "type" = ?,
  "subtype" = ?,
  "currency" = ?,
  "external_id" = ?,
  "last_transaction_created_at" = ?,
  "last_balance_created_at" = ?,
  "deleted_at" = ?,
  "created_at" = ?,
  "updated_at" = ?
where
  "user_id" = ?
  and "id" = ?;

update users
set
  revision = $2
where
  id = $1
  and deleted_at is null;

-- restore
