-- Stores a user's window as the domain has it, which alone decides about it, with a revision by which two requests at
-- once notice each other. What was taken in the last minute is forgotten. The entries are an array of
-- `{at, places}`.

-- migrate:up

drop table rate_windows;

create unlogged table rate_windows (
  user_id bigint primary key,
  entries json not null,
  revision bigint not null
) with (fillfactor = 50);

-- migrate:down

drop table rate_windows;

create unlogged table rate_windows (
  user_id bigint primary key,
  taken timestamptz[] not null,
  upto bigint[] not null,
  granted boolean not null,
  remaining integer not null,
  wait_seconds integer not null
) with (fillfactor = 50);
