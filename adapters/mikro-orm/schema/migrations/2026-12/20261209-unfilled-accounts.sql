-- Accounts that a feed filled once stayed connected when a person ignored the feed or moved it to another account, so
-- nobody could delete them. They become manual as contract 3.4 says: with the balance that the bank stated last, which
-- is their initial balance and their booked transactions. Accounts without an import of a feed stay as they are: an
-- administrator may have connected them.

-- migrate:up

-- What clients remember of these users' accounts is no longer true. The new revision is made of the old one, because
-- Citus refuses functions whose value changes in an UPDATE.
update users u set revision = md5(u.revision::text)::uuid where exists (
  select from bank_accounts a
  where a.user_id = u.id and a.kind = 'connected' and a.deleted_at is null
    and exists (
      select from import_statements s
      where s.user_id = a.user_id and s.bank_account_id = a.id and s.source like 'feed:%'
    )
    and not exists (select from feed_accounts f where f.user_id = a.user_id and f.bank_account_id = a.id)
);

insert into bank_connections (user_id, bank_id)
select distinct a.user_id, 1 from bank_accounts a
where a.kind = 'connected' and a.deleted_at is null
  and exists (
    select from import_statements s
    where s.user_id = a.user_id and s.bank_account_id = a.id and s.source like 'feed:%'
  )
  and not exists (select from feed_accounts f where f.user_id = a.user_id and f.bank_account_id = a.id)
on conflict (user_id, bank_id) do nothing;

update transactions t set account_amount = t.amount
from bank_accounts a
where a.user_id = t.user_id and a.id = t.bank_account_id and a.currency = t.currency
  and t.account_amount is null and t.deleted_at is null
  and a.kind = 'connected' and a.deleted_at is null
  and exists (
    select from import_statements s
    where s.user_id = a.user_id and s.bank_account_id = a.id and s.source like 'feed:%'
  )
  and not exists (select from feed_accounts f where f.user_id = a.user_id and f.bank_account_id = a.id);

update bank_accounts a set
  kind = 'manual',
  bank_id = c.bank_id,
  bank_connection_id = c.id,
  initial_balance = a.balance - (
    select coalesce(sum(t.account_amount), 0) from transactions t
    where t.user_id = a.user_id and t.bank_account_id = a.id and t.deleted_at is null and t.status = 'booked'
  ),
  updated_at = now()
from bank_connections c
where c.user_id = a.user_id and c.bank_id = 1
  and a.kind = 'connected' and a.deleted_at is null
  and exists (
    select from import_statements s
    where s.user_id = a.user_id and s.bank_account_id = a.id and s.source like 'feed:%'
  )
  and not exists (select from feed_accounts f where f.user_id = a.user_id and f.bank_account_id = a.id)
  and abs(a.balance - (
    select coalesce(sum(t.account_amount), 0) from transactions t
    where t.user_id = a.user_id and t.bank_account_id = a.id and t.deleted_at is null and t.status = 'booked'
  )) <= 9007199254740991;

-- migrate:down

-- A manual account is one in older releases too.
