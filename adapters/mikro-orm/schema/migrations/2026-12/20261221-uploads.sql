-- Files that people have sent and not imported yet, sealed. The table is unlogged: nothing in it lives longer than an
-- hour or two, and after a crash a file is sent again.

-- migrate:up

create unlogged table uploads (
  user_id bigint not null,
  id bigint not null default nextval('coffer_id'),
  primary key (user_id, id),
  sealed_name text not null,
  sealed_bytes text not null,
  size bigint not null check (size >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- What is sealed cannot be made smaller, so nobody should try.
alter table uploads alter column sealed_bytes set storage external;

-- migrate:down

drop table uploads;
