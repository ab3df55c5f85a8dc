-- legs

select
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'id',
            id,
            'bankAccountId',
            bank_account_id,
            'bookedOn',
            (booked_at at time zone 'UTC')::date,
            'amount',
            amount,
            'currency',
            currency,
            'categoryId',
            category_id
          )
        ),
        '[]'
      )
    from
      transactions
    where
      user_id = $1
      and deleted_at is null
      and booked_at >= $2::timestamptz
      and booked_at < $3::timestamptz + interval '1 day'
      and category_id = any ($4::bigint[])
  ) as legs,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'id',
            id,
            'bookedOn',
            (booked_at at time zone 'UTC')::date,
            'otherId',
            transfer_transaction_id,
            'ownCategoryId',
            unlinked_category_id,
            'categoryId',
            case
              when unlinked_category_id is not null then category_id
            end
          )
        ),
        '[]'
      )
    from
      transactions
    where
      user_id = $1
      and deleted_at is null
      and booked_at >= $2::timestamptz
      and booked_at < $3::timestamptz + interval '1 day'
      and transfer_transaction_id is not null
  ) as links,
  (
    select
      email
    from
      users
    where
      id = $1
  ) as email;

-- links

select
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'id',
            id,
            'bookedOn',
            (booked_at at time zone 'UTC')::date,
            'otherId',
            transfer_transaction_id,
            'ownCategoryId',
            unlinked_category_id,
            'categoryId',
            case
              when unlinked_category_id is not null then category_id
            end
          )
        ),
        '[]'
      )
    from
      transactions
    where
      user_id = $1
      and deleted_at is null
      and booked_at >= $2::timestamptz
      and booked_at < $3::timestamptz + interval '1 day'
      and transfer_transaction_id is not null
  ) as links;

-- texts

select
  transactions.id,
  description,
  merchant_name as "merchantName",
  transactions.status = 'pending' as "isPending",
  counterparts.id as "counterpartId"
from
  transactions
  left join lateral (
    select
      counterparty_hash as hash
    from
      import_rows
    where
      import_rows.user_id = $1
      and transaction_id = transactions.id
      and counterparty_hash is not null
    order by
      import_id desc,
      position desc
    limit
      1
  ) as shown on true
  left join bank_accounts as counterparts on shown.hash is not null
  and counterparts.user_id = $1
  and counterparts.deleted_at is null
  and counterparts.id = coalesce(
    (
      select
        bank_account_id
      from
        import_statements
      where
        user_id = $1
        and account_hash = shown.hash
      order by
        import_id desc,
        number desc
      limit
        1
    ),
    (
      select
        bank_account_id
      from
        feed_accounts
      where
        user_id = $1
        and number_hash = shown.hash
        and decision = 'linked'
      order by
        id desc
      limit
        1
    )
  )
where
  transactions.user_id = $1
  and transactions.id = any ($2::bigint[])
  and transactions.deleted_at is null;

-- daysOf

select
  (min(booked_at) at time zone 'UTC')::date as "from",
  (max(booked_at) at time zone 'UTC')::date as "to"
from
  transactions
where
  user_id = $1
  and bank_account_id = $2
  and deleted_at is null;

-- link

update transactions
set
  transfer_transaction_id = given.other_id,
  transfer_bank_account_id = given.account_id,
  category_id = coalesce(given.category_id, unlinked_category_id, transactions.category_id),
  unlinked_category_id = case
    when given.category_id is not null then coalesce(unlinked_category_id, transactions.category_id)
  end
from
  unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[]) as given (id, other_id, account_id, category_id)
where
  transactions.user_id = $1
  and transactions.id = given.id;

update users
set
  revision = $2,
  transaction_revision = transaction_revision + 1
where
  id = $1
  and deleted_at is null;

-- unmatchedUser

select
  user_id as "userId"
from
  own_transfer_backlog
order by
  user_id
limit
  1;

-- markMatched

delete from own_transfer_backlog
where
  user_id = $1;
