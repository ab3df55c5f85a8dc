-- Stores the places that each user has taken at the tool endpoint. The table is unlogged: nothing in it lives longer
-- than a minute, so it need not survive a crash, and requests need not wait for the disk. It does not refer to users,
-- so that it can move to another database.

-- migrate:up

create unlogged table rate_windows (
  user_id bigint primary key,
  taken timestamptz[] not null,
  granted boolean not null
) with (fillfactor = 50);

-- migrate:down

drop table rate_windows;
