-- What users imported, and every row as its source showed it. Rows do not refer to their transactions by a foreign key:
-- the row of a transaction that the user deleted stays, so that no later import brings it back. `position` is within
-- the import. Ids of imports ascend in the order in which the imports of an account took effect.

-- migrate:up

create table imports (
  user_id bigint not null references users (id),
  id bigint not null default nextval('coffer_id'),
  primary key (user_id, id),
  format text not null,
  file_name text,
  sha256 text,
  left_out jsonb not null,
  warnings jsonb not null,
  created_at timestamptz not null
);

create table import_statements (
  user_id bigint not null,
  import_id bigint not null,
  number integer not null,
  bank_account_id bigint not null,
  source text not null,
  account_hash text,
  covered_from date,
  covered_to date,
  facts jsonb not null,
  primary key (user_id, import_id, number),
  foreign key (user_id, import_id) references imports (user_id, id),
  foreign key (user_id, bank_account_id) references bank_accounts (user_id, id)
);

create index import_statements_account on import_statements (user_id, bank_account_id);

create index import_statements_hash on import_statements (user_id, account_hash, import_id)
  where account_hash is not null;

create table import_rows (
  user_id bigint not null,
  import_id bigint not null,
  position integer not null,
  line integer,
  bank_account_id bigint not null,
  source text not null,
  source_id text,
  day date,
  amount bigint,
  currency text,
  status text,
  text text not null,
  decision text not null,
  reason text not null,
  transaction_id bigint,
  possible_duplicate_of bigint,
  is_origin boolean not null,
  before jsonb,
  primary key (user_id, import_id, position),
  foreign key (user_id, import_id) references imports (user_id, id)
);

create index import_rows_days on import_rows (user_id, bank_account_id, day);

create index import_rows_transaction on import_rows (user_id, transaction_id, import_id, position)
  where transaction_id is not null;

-- migrate:down

drop table import_rows, import_statements, imports;
