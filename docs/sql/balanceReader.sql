-- movesByMonth

select
  bank_account_id as "bankAccountId",
  month,
  sum(amount) as amount
from
  (
    select
      t.bank_account_id,
      date_trunc('month', t.booked_at at time zone 'UTC')::date as month,
      coalesce(
        t.account_amount,
        case
          when t.currency = a.currency then t.amount
        end
      ) as amount
    from
      transactions t
      join bank_accounts a on a.user_id = $1
      and a.id = t.bank_account_id
      and a.deleted_at is null
    where
      t.user_id = $1
      and t.deleted_at is null
      and t.status = 'booked'
      and t.booked_at >= $2::date::timestamp at time zone 'UTC'
  ) moves
where
  amount is not null
group by
  bank_account_id,
  month;

-- bookedTotal

select
  coalesce(
    sum(
      coalesce(
        account_amount,
        case
          when currency = $3 then amount
        end
      )
    ),
    0
  ) as sum
from
  transactions
where
  user_id = $1
  and bank_account_id = $2
  and deleted_at is null
  and status = 'booked';
