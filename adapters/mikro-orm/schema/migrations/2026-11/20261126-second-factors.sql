-- Second factors: authenticator apps with their secrets sealed, hashes of recovery codes, and sign-ins that wait for a
-- factor.

-- migrate:up

create table totp_factors (
  user_id bigint primary key references users (id),
  sealed_secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null
);

create table recovery_codes (
  user_id bigint not null references users (id),
  hash text not null,
  created_at timestamptz not null,
  primary key (user_id, hash)
);

create table pending_sign_ins (
  user_id bigint not null references users (id),
  id bigint not null default nextval('coffer_id'),
  primary key (user_id, id),
  hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index pending_sign_ins_expiry on pending_sign_ins (expires_at);

-- migrate:down

drop table pending_sign_ins, recovery_codes, totp_factors;
