-- The accounts that were deleted and whose rows of imports are still to be removed. Nobody sees these rows any more.
-- `is_last` says that the import has no statement of another account, so that nobody sees the import either.

-- migrate:up

create table import_removals (
  user_id bigint not null,
  import_id bigint not null,
  bank_account_id bigint not null,
  is_last boolean not null,
  primary key (user_id, import_id, bank_account_id),
  foreign key (user_id, import_id) references imports (user_id, id)
);

-- migrate:down

-- An older release would show what is still to be removed.

delete from import_rows using import_removals as removals
  where removals.user_id = import_rows.user_id and removals.import_id = import_rows.import_id
    and removals.bank_account_id = import_rows.bank_account_id;

create table ended_imports as select user_id, import_id from import_removals where is_last;

drop table import_removals;

delete from imports using ended_imports as ended
  where ended.user_id = imports.user_id and ended.import_id = imports.id;

drop table ended_imports;
