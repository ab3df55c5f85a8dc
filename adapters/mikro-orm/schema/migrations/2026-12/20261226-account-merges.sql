-- Accounts that became one, with everything that is needed to separate them again.

-- migrate:up

create table account_merges (
  user_id bigint not null references users (id),
  id bigint not null default nextval('coffer_id'),
  primary key (user_id, id),
  kept_id bigint not null,
  merged_id bigint not null,
  name text not null,
  matched integer not null,
  moved integer not null,
  merged_at timestamptz not null,
  undoing jsonb not null,
  foreign key (user_id, kept_id) references bank_accounts (user_id, id),
  foreign key (user_id, merged_id) references bank_accounts (user_id, id)
);

-- migrate:down

drop table account_merges;
