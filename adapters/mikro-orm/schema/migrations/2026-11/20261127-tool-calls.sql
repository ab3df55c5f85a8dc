-- What assistants asked, for the people whom it was about. Kept for 90 days, so the index on the time serves the
-- removal.

-- migrate:up

create table tool_calls (
  user_id bigint not null references users (id),
  id bigint not null default nextval('coffer_id'),
  primary key (user_id, id),
  at timestamptz not null,
  client_id text,
  tool text not null,
  outcome text not null check (outcome in ('ok', 'invalid_arguments', 'failed'))
);

create index tool_calls_at on tool_calls (at);

-- migrate:down

drop table tool_calls;
