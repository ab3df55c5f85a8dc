-- Public keys of passkeys, and hashes of the challenges that were answered, until they expire.

-- migrate:up

create table passkeys (
  user_id bigint not null references users (id),
  id bigint not null default nextval('coffer_id'),
  primary key (user_id, id),
  name text not null check (char_length(name) between 1 and 60),
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create table spent_challenges (
  hash text primary key,
  expires_at timestamptz not null
);

create index spent_challenges_expiry on spent_challenges (expires_at);

-- migrate:down

drop table spent_challenges, passkeys;
