-- Connections to providers of bank feeds, and the accounts that they show. `bank_connections` stays what it is: that a
-- user has accounts at a bank. Secrets are sealed, and of account numbers only the last characters and a hash are here.

-- migrate:up

create table feed_connections (
  user_id bigint not null references users (id),
  id bigint not null default nextval('coffer_id'),
  primary key (user_id, id),
  provider text not null,
  name text not null,
  state text not null,
  sealed_credentials text,
  provider_key text,
  cursor text,
  consent_state_hash text,
  consent_sealed_pending text,
  consent_until timestamptz,
  consent_expires_at timestamptz,
  problem jsonb,
  failures integer not null,
  recent_fetches jsonb not null,
  last_success_at timestamptz,
  next_sync_at timestamptz,
  lease_holder uuid,
  lease_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((consent_state_hash is null) = (consent_until is null)),
  check ((consent_state_hash is null) = (consent_sealed_pending is null)),
  check ((lease_holder is null) = (lease_until is null))
);

create index feed_connections_due on feed_connections (next_sync_at) where next_sync_at is not null;

create index feed_connections_key on feed_connections (provider, provider_key) where provider_key is not null;

create index feed_connections_consents on feed_connections (consent_until) where consent_until is not null;

create table feed_accounts (
  user_id bigint not null,
  id bigint not null default nextval('coffer_id'),
  connection_id bigint not null,
  key text not null,
  name text not null,
  institution_name text not null,
  institution_country text,
  kind text,
  last_four text,
  number_hash text,
  currency text,
  balance bigint,
  balance_at timestamptz,
  decision text not null,
  bank_account_id bigint,
  covered_from date,
  covered_to date,
  problem jsonb,
  last_success_at timestamptz,
  created_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, connection_id, key),
  unique (user_id, connection_id, bank_account_id),
  foreign key (user_id, connection_id) references feed_connections (user_id, id),
  foreign key (user_id, bank_account_id) references bank_accounts (user_id, id),
  check ((decision = 'linked') = (bank_account_id is not null)),
  check ((covered_from is null) = (covered_to is null))
);

create index feed_accounts_account on feed_accounts (user_id, bank_account_id) where bank_account_id is not null;

create index feed_accounts_hash on feed_accounts (user_id, number_hash) where number_hash is not null;

-- Files number their rows anew, so only rows of feeds are ever looked for by their ids.
create index import_rows_feed_ids on import_rows (user_id, source, source_id)
  where source like 'feed:%' and source_id is not null;

-- migrate:down

drop index import_rows_feed_ids;

drop table feed_accounts, feed_connections;
