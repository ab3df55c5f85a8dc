-- Counts places instead of listing each: `upto` is how many had been taken when the one at the same position of `taken`
-- was. What was taken in the last minute is forgotten. The arrays never grow beyond half a page, and packing them would
-- take longer than writing them.

-- migrate:up

drop table rate_windows;

create unlogged table rate_windows (
  user_id bigint primary key,
  taken timestamptz[] not null,
  upto bigint[] not null,
  granted boolean not null,
  remaining integer not null,
  wait_seconds integer not null
) with (fillfactor = 50);

alter table rate_windows alter column taken set storage plain;

alter table rate_windows alter column upto set storage plain;

-- migrate:down

drop table rate_windows;

create unlogged table rate_windows (
  user_id bigint primary key,
  taken timestamptz[] not null,
  granted boolean not null
) with (fillfactor = 50);
