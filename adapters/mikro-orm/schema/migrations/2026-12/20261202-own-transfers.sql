-- Links the two legs of a transfer between own accounts. There is no foreign key: deleting the transactions of an
-- account would look for the other leg of each, and the unit of work that deletes a leg also removes the link to it.

-- Users who are there already are matched one after the other in the background (`own_transfer_backlog`).

-- migrate:up

alter table transactions
  add column transfer_transaction_id bigint,
  add column transfer_bank_account_id bigint,
  add constraint transactions_transfer
    check ((transfer_transaction_id is null) = (transfer_bank_account_id is null));

create index transactions_transfer on transactions (user_id, booked_at desc, id desc)
  include (transfer_transaction_id) where transfer_transaction_id is not null and deleted_at is null;

create table own_transfer_backlog (user_id bigint primary key references users (id));

insert into own_transfer_backlog select id from users where deleted_at is null;

-- Whether another account has a transaction within the days whose amount is in the range, or one of the same sign in
-- another currency. The function is volatile, so that it sees what was committed while the statement that calls it
-- waited for a lock.
create function may_have_other_leg(owner bigint, account bigint, booked_on date,
  days_apart integer, lowest bigint, highest bigint, code text, eligible bigint[]) returns boolean
language plpgsql volatile as $$
begin
  return exists (select from bank_accounts a where a.user_id = owner and a.id <> account and a.deleted_at is null)
    and exists (
      select from transactions t
      where t.user_id = owner and t.deleted_at is null
        and t.booked_at >= (booked_on - days_apart)::timestamp at time zone 'UTC'
        and t.booked_at < (booked_on + days_apart + 1)::timestamp at time zone 'UTC'
        and t.bank_account_id <> account and t.category_id = any(eligible) and (t.amount > 0) = (lowest > 0)
        and (t.currency <> code or t.amount between lowest and highest)
    );
end $$;

-- migrate:down

drop function may_have_other_leg;

drop table own_transfer_backlog;

drop index transactions_transfer;

alter table transactions
  drop column transfer_transaction_id,
  drop column transfer_bank_account_id;
