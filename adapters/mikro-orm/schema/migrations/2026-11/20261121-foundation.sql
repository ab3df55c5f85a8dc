-- Creates the tables of the first release. Owned tables have a `user_id` and the key (user_id, id), and refer to each
-- other by both, so that the schema can be distributed by `user_id` unchanged. All ids come from one sequence, so that
-- an id identifies one row in the whole store. Only the domain checks sets of words that a release may extend, such as
-- account types and bill cycles.

-- migrate:up

-- Both are trusted extensions: the owner of the database may create them. On Citus, "if not exists" would be refused to
-- everybody but the owner of an extension that is there.
do $$ begin
  if not exists (select from pg_extension where extname = 'pg_trgm') then create extension pg_trgm; end if;
  if not exists (select from pg_extension where extname = 'btree_gin') then create extension btree_gin; end if;
end $$;

-- Ids below 1000 belong to the built-in banks and categories.
create sequence coffer_id as bigint start with 1000;

-- `email` is null in tombstones, and nulls are distinct, so it is unique among live users.
create table users (
  id bigint primary key default nextval('coffer_id'),
  email text unique,
  password_hash text,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  plan text not null check (plan in ('free', 'pro')),
  created_at timestamptz not null,
  deleted_at timestamptz,
  transaction_revision bigint not null default 0,
  constraint users_tombstone check ((deleted_at is null) = (email is not null))
);

create table api_keys (
  user_id bigint not null references users (id),
  id bigint not null default nextval('coffer_id'),
  primary key (user_id, id),
  name text not null check (char_length(name) between 1 and 255),
  hash text not null unique,
  prefix text not null,
  last_four text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);

-- They outlive their user, so that the token of a deleted user can be distinguished from an unknown one.
create table access_tokens (
  user_id bigint not null references users (id),
  id bigint not null default nextval('coffer_id'),
  primary key (user_id, id),
  hash text not null unique,
  audience text not null check (audience in ('v1', 'mcp')),
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);

create table banks (
  id bigint primary key default nextval('coffer_id'),
  name text not null,
  slug text not null unique,
  country text,
  logo_url text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table categories (
  id bigint primary key,
  parent_id bigint references categories (id),
  type text not null check (type in ('income', 'expense')),
  level smallint not null,
  accountable smallint not null check (accountable in (0, 1)),
  slug text not null unique,
  icon text not null,
  name text not null,
  description text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table bank_connections (
  user_id bigint not null references users (id),
  id bigint not null default nextval('coffer_id'),
  primary key (user_id, id),
  bank_id bigint not null references banks (id),
  unique (user_id, bank_id),
  unique (user_id, id, bank_id)
);

create table bank_accounts (
  user_id bigint not null references users (id),
  id bigint not null default nextval('coffer_id'),
  primary key (user_id, id),
  external_id uuid not null,
  bank_id bigint not null references banks (id),
  bank_connection_id bigint not null,
  kind text not null check (kind in ('manual', 'connected')),
  name text not null check (char_length(name) between 1 and 255),
  type text not null,
  subtype text check (char_length(subtype) between 1 and 64),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  balance bigint not null check (balance between -9007199254740991 and 9007199254740991),
  initial_balance bigint not null check (initial_balance between -9007199254740991 and 9007199254740991),
  hidden boolean not null,
  last_transaction_created_at timestamptz not null,
  last_balance_created_at timestamptz not null,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (user_id, bank_connection_id, bank_id) references bank_connections (user_id, id, bank_id)
);

-- filter[text] searches `search_text`. The application makes and lower-cases it, because lower() depends on the
-- collation of the database, while the text must agree with the pattern and with every other store.
create table transactions (
  user_id bigint not null,
  id bigint not null default nextval('coffer_id'),
  bank_account_id bigint not null,
  category_id bigint not null references categories (id),
  status text not null check (status in ('booked', 'pending')),
  type text not null,
  "from" jsonb not null,
  "to" jsonb not null,
  description text not null check (char_length(description) between 1 and 500),
  merchant_name text,
  notes text check (char_length(notes) <= 5000),
  amount bigint not null check (amount <> 0 and amount between -9007199254740991 and 9007199254740991),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  account_amount bigint check (account_amount between -9007199254740991 and 9007199254740991),
  booked_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  search_text text not null,
  primary key (user_id, id),
  foreign key (user_id, bank_account_id) references bank_accounts (user_id, id),
  constraint transactions_type_follows_sign check (type = case when amount < 0 then 'expense' else 'income' end)
);

-- The order of the list. With the included columns, filters, counts and sums need to read only the index.
create index transactions_list on transactions (user_id, booked_at desc, id desc)
  include (amount, type, category_id, bank_account_id, currency) where deleted_at is null;

create index transactions_account on transactions (user_id, bank_account_id, booked_at desc, id desc)
  where deleted_at is null;

create index transactions_category on transactions (user_id, category_id, booked_at desc, id desc)
  where deleted_at is null;

create index transactions_search on transactions using gin (user_id, search_text gin_trgm_ops) where deleted_at is null;

-- Counts and sums need to read only the index where VACUUM has run since the last change, insertions included.
alter table transactions set (
  autovacuum_vacuum_scale_factor = 0.02,
  autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_analyze_scale_factor = 0.02
);

create table idempotency_keys (
  user_id bigint not null references users (id),
  key text not null,
  request_hash text not null,
  result_id bigint not null,
  created_at timestamptz not null,
  primary key (user_id, key)
);

create index idempotency_keys_age on idempotency_keys (created_at);

create table exchange_rates (
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  date date not null,
  per_eur numeric(24, 12) not null check (per_eur > 0),
  source text not null,
  primary key (currency, date)
);

create table recurring_bills (
  user_id bigint not null references users (id),
  id bigint not null default nextval('coffer_id'),
  primary key (user_id, id),
  name text not null,
  source text not null check (source in ('manual', 'detected')),
  detection_key text,
  cycle text not null,
  amount bigint not null check (amount > 0 and amount between -9007199254740991 and 9007199254740991),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null check (status in ('active', 'inactive', 'archived')),
  next_date date,
  confidence double precision check (confidence between 0 and 1),
  facts jsonb not null,
  transaction_ids bigint[] not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, detection_key),
  constraint recurring_bills_key check ((source = 'detected') = (detection_key is not null))
);

create table bill_detection_state (
  user_id bigint primary key references users (id),
  revision bigint not null,
  as_of date not null
);

-- migrate:down

-- Keeps the extensions, which other schemas of the database may use.

drop table bill_detection_state, recurring_bills, exchange_rates, idempotency_keys, transactions, bank_accounts,
  bank_connections, categories, banks, access_tokens, api_keys, users;

drop sequence coffer_id;
