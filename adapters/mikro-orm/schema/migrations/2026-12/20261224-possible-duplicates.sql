-- Transactions that an import added although they may be ones that were there, and what a person says of them. What
-- earlier imports marked is taken over.

-- migrate:up

create table possible_duplicates (
  user_id bigint not null references users (id),
  id bigint not null,
  primary key (user_id, id),
  duplicate_of bigint not null,
  settled_as text,
  settled_at timestamptz,
  united jsonb,
  foreign key (user_id, id) references transactions (user_id, id) on delete cascade,
  foreign key (user_id, duplicate_of) references transactions (user_id, id) on delete cascade
);

create index possible_duplicates_of on possible_duplicates (user_id, duplicate_of);

insert into possible_duplicates (user_id, id, duplicate_of)
  select import_rows.user_id, added.id, known.id
  from import_rows
  join transactions as added on added.user_id = import_rows.user_id and added.id = transaction_id
  join transactions as known on known.user_id = import_rows.user_id and known.id = possible_duplicate_of
  where is_origin and added.id <> known.id
  on conflict (user_id, id) do nothing;

-- migrate:down

drop table possible_duplicates;
