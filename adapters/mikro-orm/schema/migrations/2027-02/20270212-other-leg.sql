-- Whether a transaction could be the other side of a transfer was a rule of the domain in SQL; now only the domain has
-- it (`domain/own-transfers/possible-pairs.ts`).

-- migrate:up

drop function may_have_other_leg;

-- migrate:down

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
