-- Lets PostgreSQL count an account's expenses from the index of accounts alone. Without their type, it read each of the
-- account's rows from the table.

-- migrate:up

drop index transactions_account;

create index transactions_account on transactions (user_id, bank_account_id, booked_at desc, id desc)
  include (type) where deleted_at is null;

-- migrate:down

drop index transactions_account;

create index transactions_account on transactions (user_id, bank_account_id, booked_at desc, id desc)
  where deleted_at is null;
