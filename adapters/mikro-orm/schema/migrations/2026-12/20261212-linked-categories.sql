-- Gives the two sides of own transfers the categories that say so, and remembers those that they get back without the
-- link. The index of links has both, so that settling transfers needs no rows. Totals of the users are counted anew.

-- migrate:up

alter table transactions add column unlinked_category_id bigint;

-- A linked side without a category of its own, or with that of cash withdrawals.
update transactions t set
  unlinked_category_id = t.category_id,
  category_id = case
    when t.amount < 0 then case when there.type = 'credit' and here.type <> 'credit' then 902 else 901 end
    else case when here.type = 'credit' and there.type <> 'credit' then 912 else 911 end
  end
from bank_accounts here, bank_accounts there
where t.transfer_transaction_id is not null and t.deleted_at is null and t.category_id in (1, 2, 190)
    and here.user_id = t.user_id and here.id = t.bank_account_id
    and there.user_id = t.user_id and there.id = t.transfer_bank_account_id;

update users set transaction_revision = transaction_revision + 1
  where id in (select user_id from transactions where unlinked_category_id is not null);

drop index transactions_transfer;

create index transactions_transfer on transactions (user_id, booked_at desc, id desc)
  include (transfer_transaction_id, category_id, unlinked_category_id)
  where transfer_transaction_id is not null and deleted_at is null;

-- migrate:down

update transactions set category_id = unlinked_category_id where unlinked_category_id is not null;

drop index transactions_transfer;

alter table transactions drop column unlinked_category_id;

create index transactions_transfer on transactions (user_id, booked_at desc, id desc)
  include (transfer_transaction_id) where transfer_transaction_id is not null and deleted_at is null;
