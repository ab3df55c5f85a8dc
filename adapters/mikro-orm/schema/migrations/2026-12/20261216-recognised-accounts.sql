-- How an account of a feed came to its bank account, which one it may be while the person has not said so, and what the
-- bank's balance is more than the rows add up to. Links of before have no origin. The initial balance of an account
-- that feeds fill becomes the bank's balance without its booked rows, so that only what differs from here on is told.

-- migrate:up

alter table feed_accounts add column linked_by text;

alter table feed_accounts add column likely_bank_account_id bigint;

alter table feed_accounts add column difference bigint;

update bank_accounts a set
  initial_balance = a.balance - (
    select coalesce(sum(coalesce(t.account_amount, case when t.currency = a.currency then t.amount end)), 0)
    from transactions t
    where t.user_id = a.user_id and t.bank_account_id = a.id and t.deleted_at is null and t.status = 'booked'
  )
where a.kind = 'connected' and a.deleted_at is null
  and exists (select from feed_accounts f where f.user_id = a.user_id and f.bank_account_id = a.id)
  and abs(a.balance - (
    select coalesce(sum(coalesce(t.account_amount, case when t.currency = a.currency then t.amount end)), 0)
    from transactions t
    where t.user_id = a.user_id and t.bank_account_id = a.id and t.deleted_at is null and t.status = 'booked'
  )) <= 9007199254740991;

-- migrate:down

alter table feed_accounts drop column difference;

alter table feed_accounts drop column likely_bank_account_id;

alter table feed_accounts drop column linked_by;
