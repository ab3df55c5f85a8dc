-- An account of which its bank states no balance had 0.00. Its balance is unknown now, and in no total. And whether a
-- positive balance of a feed's account is a debt, which the next fetch decides, unless a person has.

-- migrate:up

alter table bank_accounts add column is_balance_known boolean not null default true;

alter table feed_accounts add column is_balance_turned boolean;

alter table feed_accounts add column is_sign_chosen boolean not null default false;

-- What clients remember of these users' accounts is no longer true.
update users u set revision = md5(u.revision::text)::uuid where exists (
  select from feed_accounts f
  where f.user_id = u.id and f.decision = 'linked' and f.balance is null
);

update bank_accounts a set is_balance_known = false
where a.kind = 'connected' and a.balance = 0
  and exists (select from feed_accounts f where f.user_id = a.user_id and f.bank_account_id = a.id)
  and not exists (
    select from feed_accounts f
    where f.user_id = a.user_id and f.bank_account_id = a.id and f.balance is not null
  );

-- migrate:down

alter table feed_accounts drop column is_sign_chosen;

alter table feed_accounts drop column is_balance_turned;

alter table bank_accounts drop column is_balance_known;
