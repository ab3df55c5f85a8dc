-- What people and AI clients need to sign in: browser sessions, approvals of clients, the records of the authorization
-- server, and the keys of the service. Secrets are stored as SHA-256 hashes, or sealed where they must be read back.

-- migrate:up

alter table access_tokens add column client_id text, add column grant_id text;

create index access_tokens_grant on access_tokens (grant_id) where grant_id is not null;

create index access_tokens_expiry on access_tokens (expires_at);

create table sessions (
  user_id bigint not null references users (id),
  id bigint not null default nextval('coffer_id'),
  primary key (user_id, id),
  hash text not null unique,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  confirmed_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text not null check (char_length(user_agent) <= 200),
  address text not null
);

create index sessions_expiry on sessions (expires_at);

create table connected_apps (
  user_id bigint not null references users (id),
  id bigint not null default nextval('coffer_id'),
  primary key (user_id, id),
  grant_id text not null unique,
  client_id text not null,
  client_name text not null,
  redirect_hosts text[] not null,
  audience text not null check (audience in ('v1', 'mcp')),
  scopes text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);

create index connected_apps_client on connected_apps (client_id);

-- No reference to users: a record may be written before anybody has signed in. Erasing a user removes theirs.
create table oauth_records (
  kind text not null,
  key_hash text not null,
  user_id bigint,
  grant_id text,
  uid text,
  payload text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (kind, key_hash)
);

create index oauth_records_user on oauth_records (user_id) where user_id is not null;

create index oauth_records_grant on oauth_records (grant_id) where grant_id is not null;

create index oauth_records_uid on oauth_records (kind, uid) where uid is not null;

create index oauth_records_expiry on oauth_records (expires_at) where expires_at is not null;

create table service_keys (
  id bigint primary key default nextval('coffer_id'),
  purpose text not null,
  sealed text not null,
  created_at timestamptz not null
);

-- migrate:down

drop table service_keys, oauth_records, connected_apps, sessions;

drop index access_tokens_expiry;

drop index access_tokens_grant;

alter table access_tokens drop column client_id, drop column grant_id;
