-- add

insert into
  "users" ("email", "password_hash", "currency", "plan", "created_at", "deleted_at")
values
  (?, ?, ?, ?, ?, ?)
returning
  "id";

-- get

select
  users.id,
  users.email,
  users.password_hash as "passwordHash",
  users.currency,
  users.plan,
  users.created_at as "createdAt",
  users.deleted_at as "deletedAt"
from
  users
where
  id = $1;

-- findByEmail

select
  "u0".*
from
  "users" as "u0"
where
  "u0"."email" = ?
limit
  1;

-- list

select
  "u0".*
from
  "users" as "u0"
where
  "u0"."deleted_at" is null
order by
  "u0"."id" asc;

-- count

select
  count(*) as "count"
from
  "users" as "u0"
where
  "u0"."deleted_at" is null;

-- update

select
  "u0".*
from
  "users" as "u0"
where
  "u0"."id" = ?
  and "u0"."deleted_at" is null
limit
  1
for update;

update "users"
set
  "email" = ?,
  "password_hash" = ?,
  "currency" = ?,
  "plan" = ?,
  "created_at" = ?,
  "deleted_at" = ?
where
  "id" = ?;

update users
set
  revision = $2
where
  id = $1
  and deleted_at is null;

-- hold

select
from
  users
where
  id = $1
for no key update;

-- erase

set
  local statement_timeout = 0;

set
  local idle_in_transaction_session_timeout = 0;

select
from
  feed_connections
where
  user_id = $1
order by
  id
for update;

select
from
  bank_accounts
where
  user_id = $1
order by
  id
for update;

select
  "u0".*
from
  "users" as "u0"
where
  "u0"."id" = ?
  and "u0"."deleted_at" is null
limit
  1
for update;

delete from own_transfer_backlog
where
  user_id = $1;

delete from bill_detection_state
where
  user_id = $1;

delete from recurring_bills
where
  user_id = $1;

delete from category_rules
where
  user_id = $1;

delete from renewals
where
  user_id = $1;

delete from uploads
where
  user_id = $1;

delete from possible_duplicates
where
  user_id = $1;

delete from account_merges
where
  user_id = $1;

delete from import_rows
where
  user_id = $1;

delete from import_removals
where
  user_id = $1;

delete from import_statements
where
  user_id = $1;

delete from imports
where
  user_id = $1;

delete from idempotency_keys
where
  user_id = $1;

delete from rate_windows
where
  user_id = $1;

delete from transactions
where
  user_id = $1;

delete from feed_accounts
where
  user_id = $1;

delete from feed_connections
where
  user_id = $1;

delete from bank_accounts
where
  user_id = $1;

delete from bank_connections
where
  user_id = $1;

delete from api_keys
where
  user_id = $1;

delete from sessions
where
  user_id = $1;

delete from pending_sign_ins
where
  user_id = $1;

delete from totp_factors
where
  user_id = $1;

delete from recovery_codes
where
  user_id = $1;

delete from passkeys
where
  user_id = $1;

delete from connected_apps
where
  user_id = $1;

delete from external_identities
where
  user_id = $1;

delete from tool_calls
where
  user_id = $1;

delete from oauth_records
where
  user_id = $1;

update "users"
set
  "email" = ?,
  "password_hash" = ?,
  "currency" = ?,
  "plan" = ?,
  "created_at" = ?,
  "deleted_at" = ?
where
  "id" = ?;

-- transactionRevision

select
  transaction_revision as revision
from
  users
where
  id = $1
  and deleted_at is null;
