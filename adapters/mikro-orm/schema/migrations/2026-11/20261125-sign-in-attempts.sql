-- Counters of the package `rate-limiter-flexible`, which reads and writes this table itself: how often passwords and
-- codes were tried. Keys hold hashes of e-mail addresses and network addresses, and expire within a day.

-- migrate:up

create table sign_in_attempts (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create index sign_in_attempts_expiry on sign_in_attempts (expire);

-- migrate:down

drop table sign_in_attempts;
