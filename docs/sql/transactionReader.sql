-- page

with
  found as not materialized (
    select
      id,
      booked_at
    from
      transactions
    where
      user_id = $1
      and deleted_at is null
  )
select
  list.revision,
  list.total,
  t.id,
  t.bank_account_id as "bankAccountId",
  t.category_id as "categoryId",
  t.status,
  t.type,
  t."from",
  t."to",
  t.description,
  t.merchant_name as "merchantName",
  t.notes,
  t.amount,
  t.currency,
  t.booked_at as "bookedAt",
  t.created_at as "createdAt",
  t.updated_at as "updatedAt",
  t.transfer_transaction_id as "legId",
  t.transfer_bank_account_id as "legAccountId"
from
  (
    select
      (
        select
          transaction_revision
        from
          users
        where
          users.id = $1
      ) as revision,
      (
        select
          count(*)
        from
          found
      ) as total
  ) list
  left join transactions t on t.user_id = $1
  and t.id = any (
    array(
      select
        id
      from
        found
      order by
        booked_at desc,
        id desc
      offset
        (
          select
            $2::bigint
        )
      limit
        (
          select
            $3::bigint
        )
    )
  )
order by
  t.booked_at desc,
  t.id desc;

with
  found as not materialized (
    select
      id,
      booked_at
    from
      transactions
    where
      user_id = $1
      and deleted_at is null
  )
select
  list.revision,
  list.total,
  t.id,
  t.bank_account_id as "bankAccountId",
  t.category_id as "categoryId",
  t.status,
  t.type,
  t."from",
  t."to",
  t.description,
  t.merchant_name as "merchantName",
  t.notes,
  t.amount,
  t.currency,
  t.booked_at as "bookedAt",
  t.created_at as "createdAt",
  t.updated_at as "updatedAt",
  t.transfer_transaction_id as "legId",
  t.transfer_bank_account_id as "legAccountId"
from
  (
    select
      (
        select
          transaction_revision
        from
          users
        where
          users.id = $1
      ) as revision,
      null::bigint as total
  ) list
  left join transactions t on t.user_id = $1
  and t.id = any (
    array(
      select
        id
      from
        found
      order by
        booked_at desc,
        id desc
      offset
        (
          select
            $2::bigint
        )
      limit
        (
          select
            $3::bigint
        )
    )
  )
order by
  t.booked_at desc,
  t.id desc;

with
  found as materialized (
    select
      id,
      booked_at
    from
      (
        select
          *
        from
          transactions
        where
          octet_length(search_text) <= 2000
        union all
        select
          *
        from
          transactions
        where
          octet_length(search_text) > 2000
      ) transactions
    where
      user_id = $1
      and deleted_at is null
      and (strpos(search_text, ($2::text[]) [1]) > 0)
      and (
        (
          strpos(search_text, ($2::text[]) [2]) > 0
          or strpos(search_text, ($2::text[]) [3]) > 0
        )
        or not exists (
          select
          from
            (
              select
                *
              from
                transactions
              where
                octet_length(search_text) <= 2000
              union all
              select
                *
              from
                transactions
              where
                octet_length(search_text) > 2000
            ) transactions
          where
            user_id = $1
            and deleted_at is null
            and (strpos(search_text, ($2::text[]) [4]) > 0)
        )
      )
  )
select
  list.revision,
  list.total,
  t.id,
  t.bank_account_id as "bankAccountId",
  t.category_id as "categoryId",
  t.status,
  t.type,
  t."from",
  t."to",
  t.description,
  t.merchant_name as "merchantName",
  t.notes,
  t.amount,
  t.currency,
  t.booked_at as "bookedAt",
  t.created_at as "createdAt",
  t.updated_at as "updatedAt",
  t.transfer_transaction_id as "legId",
  t.transfer_bank_account_id as "legAccountId"
from
  (
    select
      (
        select
          transaction_revision
        from
          users
        where
          users.id = $1
      ) as revision,
      (
        select
          count(*)
        from
          found
      ) as total
  ) list
  left join transactions t on t.user_id = $1
  and t.id = any (
    array(
      select
        id
      from
        found
      order by
        booked_at desc,
        id desc
      offset
        (
          select
            $3::bigint
        )
      limit
        (
          select
            $4::bigint
        )
    )
  )
order by
  t.booked_at desc,
  t.id desc;

with
  found as not materialized (
    select
      id,
      booked_at
    from
      transactions
    where
      user_id = $1
      and deleted_at is null
      and type = $2
  )
select
  list.revision,
  list.total,
  t.id,
  t.bank_account_id as "bankAccountId",
  t.category_id as "categoryId",
  t.status,
  t.type,
  t."from",
  t."to",
  t.description,
  t.merchant_name as "merchantName",
  t.notes,
  t.amount,
  t.currency,
  t.booked_at as "bookedAt",
  t.created_at as "createdAt",
  t.updated_at as "updatedAt",
  t.transfer_transaction_id as "legId",
  t.transfer_bank_account_id as "legAccountId"
from
  (
    select
      (
        select
          transaction_revision
        from
          users
        where
          users.id = $1
      ) as revision,
      (
        select
          count(*)
        from
          found
      ) as total
  ) list
  left join transactions t on t.user_id = $1
  and t.id = any (
    array(
      select
        id
      from
        found
      order by
        booked_at desc,
        id desc
      offset
        (
          select
            $3::bigint
        )
      limit
        (
          select
            $4::bigint
        )
    )
  )
order by
  t.booked_at desc,
  t.id desc;

-- list

with
  found as not materialized (
    select
      id,
      booked_at
    from
      transactions
    where
      user_id = $1
      and deleted_at is null
  )
select
  list.revision,
  list.total,
  t.id,
  t.bank_account_id as "bankAccountId",
  t.category_id as "categoryId",
  t.status,
  t.type,
  t."from",
  t."to",
  t.description,
  t.merchant_name as "merchantName",
  t.notes,
  t.amount,
  t.currency,
  t.booked_at as "bookedAt",
  t.created_at as "createdAt",
  t.updated_at as "updatedAt",
  t.transfer_transaction_id as "legId",
  t.transfer_bank_account_id as "legAccountId"
from
  (
    select
      (
        select
          transaction_revision
        from
          users
        where
          users.id = $1
      ) as revision,
      null::bigint as total
  ) list
  left join transactions t on t.user_id = $1
  and t.id = any (
    array(
      select
        id
      from
        found
      order by
        booked_at desc,
        id desc
      offset
        (
          select
            $2::bigint
        )
      limit
        (
          select
            $3::bigint
        )
    )
  )
order by
  t.booked_at desc,
  t.id desc;

with
  found as not materialized (
    select
      id,
      booked_at
    from
      transactions
    where
      user_id = $1
      and deleted_at is null
      and type = $2
  )
select
  list.revision,
  list.total,
  t.id,
  t.bank_account_id as "bankAccountId",
  t.category_id as "categoryId",
  t.status,
  t.type,
  t."from",
  t."to",
  t.description,
  t.merchant_name as "merchantName",
  t.notes,
  t.amount,
  t.currency,
  t.booked_at as "bookedAt",
  t.created_at as "createdAt",
  t.updated_at as "updatedAt",
  t.transfer_transaction_id as "legId",
  t.transfer_bank_account_id as "legAccountId"
from
  (
    select
      (
        select
          transaction_revision
        from
          users
        where
          users.id = $1
      ) as revision,
      null::bigint as total
  ) list
  left join transactions t on t.user_id = $1
  and t.id = any (
    array(
      select
        id
      from
        found
      order by
        booked_at desc,
        id desc
      offset
        (
          select
            $3::bigint
        )
      limit
        (
          select
            $4::bigint
        )
    )
  )
order by
  t.booked_at desc,
  t.id desc;

with
  found as not materialized (
    select
      id,
      booked_at
    from
      transactions
    where
      user_id = $1
      and deleted_at is null
      and bank_account_id = $2
  )
select
  list.revision,
  list.total,
  t.id,
  t.bank_account_id as "bankAccountId",
  t.category_id as "categoryId",
  t.status,
  t.type,
  t."from",
  t."to",
  t.description,
  t.merchant_name as "merchantName",
  t.notes,
  t.amount,
  t.currency,
  t.booked_at as "bookedAt",
  t.created_at as "createdAt",
  t.updated_at as "updatedAt",
  t.transfer_transaction_id as "legId",
  t.transfer_bank_account_id as "legAccountId"
from
  (
    select
      (
        select
          transaction_revision
        from
          users
        where
          users.id = $1
      ) as revision,
      null::bigint as total
  ) list
  left join transactions t on t.user_id = $1
  and t.id = any (
    array(
      select
        id
      from
        found
      order by
        booked_at desc,
        id desc
      offset
        (
          select
            $3::bigint
        )
      limit
        (
          select
            $4::bigint
        )
    )
  )
order by
  t.booked_at desc,
  t.id desc;

with
  found as not materialized (
    select
      id,
      booked_at
    from
      (
        select
          *
        from
          transactions
        where
          octet_length(search_text) <= 2000
        union all
        select
          *
        from
          transactions
        where
          octet_length(search_text) > 2000
      ) transactions
    where
      user_id = $1
      and deleted_at is null
      and (strpos(search_text, ($2::text[]) [1]) > 0)
      and (
        (
          strpos(search_text, ($2::text[]) [2]) > 0
          or strpos(search_text, ($2::text[]) [3]) > 0
        )
        or not exists (
          select
          from
            (
              select
                *
              from
                transactions
              where
                octet_length(search_text) <= 2000
              union all
              select
                *
              from
                transactions
              where
                octet_length(search_text) > 2000
            ) transactions
          where
            user_id = $1
            and deleted_at is null
            and (strpos(search_text, ($2::text[]) [4]) > 0)
        )
      )
  )
select
  list.revision,
  list.total,
  t.id,
  t.bank_account_id as "bankAccountId",
  t.category_id as "categoryId",
  t.status,
  t.type,
  t."from",
  t."to",
  t.description,
  t.merchant_name as "merchantName",
  t.notes,
  t.amount,
  t.currency,
  t.booked_at as "bookedAt",
  t.created_at as "createdAt",
  t.updated_at as "updatedAt",
  t.transfer_transaction_id as "legId",
  t.transfer_bank_account_id as "legAccountId"
from
  (
    select
      (
        select
          transaction_revision
        from
          users
        where
          users.id = $1
      ) as revision,
      null::bigint as total
  ) list
  left join transactions t on t.user_id = $1
  and t.id = any (
    array(
      select
        id
      from
        found
      order by
        booked_at desc,
        id desc
      offset
        (
          select
            $3::bigint
        )
      limit
        (
          select
            $4::bigint
        )
    )
  )
order by
  t.booked_at desc,
  t.id desc;

with
  found as not materialized (
    select
      id,
      booked_at
    from
      transactions
    where
      user_id = $1
      and deleted_at is null
      and category_id = $2
  )
select
  list.revision,
  list.total,
  t.id,
  t.bank_account_id as "bankAccountId",
  t.category_id as "categoryId",
  t.status,
  t.type,
  t."from",
  t."to",
  t.description,
  t.merchant_name as "merchantName",
  t.notes,
  t.amount,
  t.currency,
  t.booked_at as "bookedAt",
  t.created_at as "createdAt",
  t.updated_at as "updatedAt",
  t.transfer_transaction_id as "legId",
  t.transfer_bank_account_id as "legAccountId"
from
  (
    select
      (
        select
          transaction_revision
        from
          users
        where
          users.id = $1
      ) as revision,
      null::bigint as total
  ) list
  left join transactions t on t.user_id = $1
  and t.id = any (
    array(
      select
        id
      from
        found
      order by
        booked_at desc,
        id desc
      offset
        (
          select
            $3::bigint
        )
      limit
        (
          select
            $4::bigint
        )
    )
  )
order by
  t.booked_at desc,
  t.id desc;

with
  found as not materialized (
    select
      id,
      booked_at
    from
      (
        select
          *
        from
          transactions
        where
          octet_length(search_text) <= 2000
        union all
        select
          *
        from
          transactions
        where
          octet_length(search_text) > 2000
      ) transactions
    where
      user_id = $1
      and deleted_at is null
      and cardinality($2::text[]) > 0
  )
select
  list.revision,
  list.total,
  t.id,
  t.bank_account_id as "bankAccountId",
  t.category_id as "categoryId",
  t.status,
  t.type,
  t."from",
  t."to",
  t.description,
  t.merchant_name as "merchantName",
  t.notes,
  t.amount,
  t.currency,
  t.booked_at as "bookedAt",
  t.created_at as "createdAt",
  t.updated_at as "updatedAt",
  t.transfer_transaction_id as "legId",
  t.transfer_bank_account_id as "legAccountId"
from
  (
    select
      (
        select
          transaction_revision
        from
          users
        where
          users.id = $1
      ) as revision,
      null::bigint as total
  ) list
  left join transactions t on t.user_id = $1
  and t.id = any (
    array(
      select
        id
      from
        found
      order by
        booked_at desc,
        id desc
      offset
        (
          select
            $3::bigint
        )
      limit
        (
          select
            $4::bigint
        )
    )
  )
order by
  t.booked_at desc,
  t.id desc;

with
  found as not materialized (
    select
      id,
      booked_at
    from
      transactions
    where
      user_id = $1
      and deleted_at is null
      and category_id = any ($2::bigint[])
  )
select
  list.revision,
  list.total,
  t.id,
  t.bank_account_id as "bankAccountId",
  t.category_id as "categoryId",
  t.status,
  t.type,
  t."from",
  t."to",
  t.description,
  t.merchant_name as "merchantName",
  t.notes,
  t.amount,
  t.currency,
  t.booked_at as "bookedAt",
  t.created_at as "createdAt",
  t.updated_at as "updatedAt",
  t.transfer_transaction_id as "legId",
  t.transfer_bank_account_id as "legAccountId"
from
  (
    select
      (
        select
          transaction_revision
        from
          users
        where
          users.id = $1
      ) as revision,
      null::bigint as total
  ) list
  left join transactions t on t.user_id = $1
  and t.id = any (
    array(
      select
        id
      from
        found
      order by
        booked_at desc,
        id desc
      offset
        (
          select
            $3::bigint
        )
      limit
        (
          select
            $4::bigint
        )
    )
  )
order by
  t.booked_at desc,
  t.id desc;

with
  found as not materialized (
    select
      id,
      booked_at
    from
      transactions
    where
      user_id = $1
      and deleted_at is null
      and bank_account_id <> all (
        array(
          select
            a.id
          from
            bank_accounts a
          where
            a.user_id = $1
            and a.hidden
            and a.deleted_at is null
        )
      )
  )
select
  list.revision,
  list.total,
  t.id,
  t.bank_account_id as "bankAccountId",
  t.category_id as "categoryId",
  t.status,
  t.type,
  t."from",
  t."to",
  t.description,
  t.merchant_name as "merchantName",
  t.notes,
  t.amount,
  t.currency,
  t.booked_at as "bookedAt",
  t.created_at as "createdAt",
  t.updated_at as "updatedAt",
  t.transfer_transaction_id as "legId",
  t.transfer_bank_account_id as "legAccountId"
from
  (
    select
      (
        select
          transaction_revision
        from
          users
        where
          users.id = $1
      ) as revision,
      null::bigint as total
  ) list
  left join transactions t on t.user_id = $1
  and t.id = any (
    array(
      select
        id
      from
        found
      order by
        booked_at desc,
        id desc
      offset
        (
          select
            $2::bigint
        )
      limit
        (
          select
            $3::bigint
        )
    )
  )
order by
  t.booked_at desc,
  t.id desc;

with
  found as not materialized (
    select
      id,
      booked_at
    from
      transactions
    where
      user_id = $1
      and deleted_at is null
      and booked_at >= ($2::date)::timestamp at time zone 'UTC'
  )
select
  list.revision,
  list.total,
  t.id,
  t.bank_account_id as "bankAccountId",
  t.category_id as "categoryId",
  t.status,
  t.type,
  t."from",
  t."to",
  t.description,
  t.merchant_name as "merchantName",
  t.notes,
  t.amount,
  t.currency,
  t.booked_at as "bookedAt",
  t.created_at as "createdAt",
  t.updated_at as "updatedAt",
  t.transfer_transaction_id as "legId",
  t.transfer_bank_account_id as "legAccountId"
from
  (
    select
      (
        select
          transaction_revision
        from
          users
        where
          users.id = $1
      ) as revision,
      null::bigint as total
  ) list
  left join transactions t on t.user_id = $1
  and t.id = any (
    array(
      select
        id
      from
        found
      order by
        booked_at desc,
        id desc
      offset
        (
          select
            $3::bigint
        )
      limit
        (
          select
            $4::bigint
        )
    )
  )
order by
  t.booked_at desc,
  t.id desc;

with
  found as not materialized (
    select
      id,
      booked_at
    from
      transactions
    where
      user_id = $1
      and deleted_at is null
      and booked_at < ($2::date + 1)::timestamp at time zone 'UTC'
  )
select
  list.revision,
  list.total,
  t.id,
  t.bank_account_id as "bankAccountId",
  t.category_id as "categoryId",
  t.status,
  t.type,
  t."from",
  t."to",
  t.description,
  t.merchant_name as "merchantName",
  t.notes,
  t.amount,
  t.currency,
  t.booked_at as "bookedAt",
  t.created_at as "createdAt",
  t.updated_at as "updatedAt",
  t.transfer_transaction_id as "legId",
  t.transfer_bank_account_id as "legAccountId"
from
  (
    select
      (
        select
          transaction_revision
        from
          users
        where
          users.id = $1
      ) as revision,
      null::bigint as total
  ) list
  left join transactions t on t.user_id = $1
  and t.id = any (
    array(
      select
        id
      from
        found
      order by
        booked_at desc,
        id desc
      offset
        (
          select
            $3::bigint
        )
      limit
        (
          select
            $4::bigint
        )
    )
  )
order by
  t.booked_at desc,
  t.id desc;

-- listById

select
  t.id,
  t.bank_account_id as "bankAccountId",
  t.category_id as "categoryId",
  t.status,
  t.type,
  t."from",
  t."to",
  t.description,
  t.merchant_name as "merchantName",
  t.notes,
  t.amount,
  t.currency,
  t.booked_at as "bookedAt",
  t.created_at as "createdAt",
  t.updated_at as "updatedAt",
  t.transfer_transaction_id as "legId",
  t.transfer_bank_account_id as "legAccountId"
from
  transactions t
where
  t.user_id = $1
  and t.id > $2
  and t.deleted_at is null
order by
  t.id
limit
  $3;

-- largest

select
  t.id,
  t.bank_account_id as "bankAccountId",
  t.category_id as "categoryId",
  t.status,
  t.type,
  t."from",
  t."to",
  t.description,
  t.merchant_name as "merchantName",
  t.notes,
  t.amount,
  t.currency,
  t.booked_at as "bookedAt",
  t.created_at as "createdAt",
  t.updated_at as "updatedAt",
  t.transfer_transaction_id as "legId",
  t.transfer_bank_account_id as "legAccountId"
from
  transactions t
where
  t.user_id = $1
  and t.id = any (
    array(
      select
        id
      from
        (
          select
            id,
            row_number() over (
              partition by
                currency,
                case
                  when currency <> $5 then (booked_at at time zone 'UTC')::date
                end
              order by
                abs(amount) desc,
                id
            ) as place
          from
            transactions
          where
            user_id = $1
            and deleted_at is null
            and type = $2
            and category_id <> all ($3::bigint[])
        ) ranked
      where
        place <= $4::bigint
    )
  );

select
  t.id,
  t.bank_account_id as "bankAccountId",
  t.category_id as "categoryId",
  t.status,
  t.type,
  t."from",
  t."to",
  t.description,
  t.merchant_name as "merchantName",
  t.notes,
  t.amount,
  t.currency,
  t.booked_at as "bookedAt",
  t.created_at as "createdAt",
  t.updated_at as "updatedAt",
  t.transfer_transaction_id as "legId",
  t.transfer_bank_account_id as "legAccountId"
from
  transactions t
where
  t.user_id = $1
  and t.id = any (
    array(
      select
        id
      from
        (
          select
            id,
            row_number() over (
              partition by
                currency,
                case
                  when currency <> $5 then (booked_at at time zone 'UTC')::date
                end
              order by
                abs(amount) desc,
                id
            ) as place
          from
            transactions
          where
            user_id = $1
            and deleted_at is null
            and category_id = $2
            and category_id <> all ($3::bigint[])
        ) ranked
      where
        place <= $4::bigint
    )
  );

select
  t.id,
  t.bank_account_id as "bankAccountId",
  t.category_id as "categoryId",
  t.status,
  t.type,
  t."from",
  t."to",
  t.description,
  t.merchant_name as "merchantName",
  t.notes,
  t.amount,
  t.currency,
  t.booked_at as "bookedAt",
  t.created_at as "createdAt",
  t.updated_at as "updatedAt",
  t.transfer_transaction_id as "legId",
  t.transfer_bank_account_id as "legAccountId"
from
  transactions t
where
  t.user_id = $1
  and t.id = any (
    array(
      select
        id
      from
        (
          select
            id,
            row_number() over (
              partition by
                currency,
                case
                  when currency <> $5 then (booked_at at time zone 'UTC')::date
                end
              order by
                abs(amount) desc,
                id
            ) as place
          from
            (
              select
                *
              from
                transactions
              where
                octet_length(search_text) <= 2000
              union all
              select
                *
              from
                transactions
              where
                octet_length(search_text) > 2000
            ) transactions
          where
            user_id = $1
            and deleted_at is null
            and (strpos(search_text, ($2::text[]) [1]) > 0)
            and category_id <> all ($3::bigint[])
        ) ranked
      where
        place <= $4::bigint
    )
  );

-- count

select
  count(*) as count
from
  transactions
where
  user_id = $1
  and deleted_at is null;

select
  count(*) as count
from
  transactions
where
  user_id = $1
  and deleted_at is null
  and bank_account_id = $2;

select
  count(*) as count
from
  (
    select
      *
    from
      transactions
    where
      octet_length(search_text) <= 2000
    union all
    select
      *
    from
      transactions
    where
      octet_length(search_text) > 2000
  ) transactions
where
  user_id = $1
  and deleted_at is null
  and (strpos(search_text, ($2::text[]) [1]) > 0)
  and (
    (
      strpos(search_text, ($2::text[]) [2]) > 0
      or strpos(search_text, ($2::text[]) [3]) > 0
    )
    or not exists (
      select
      from
        (
          select
            *
          from
            transactions
          where
            octet_length(search_text) <= 2000
          union all
          select
            *
          from
            transactions
          where
            octet_length(search_text) > 2000
        ) transactions
      where
        user_id = $1
        and deleted_at is null
        and (strpos(search_text, ($2::text[]) [4]) > 0)
    )
  );

select
  count(*) as count
from
  transactions
where
  user_id = $1
  and deleted_at is null
  and category_id = $2;

select
  count(*) as count
from
  (
    select
      *
    from
      transactions
    where
      octet_length(search_text) <= 2000
    union all
    select
      *
    from
      transactions
    where
      octet_length(search_text) > 2000
  ) transactions
where
  user_id = $1
  and deleted_at is null
  and cardinality($2::text[]) > 0;

select
  count(*) as count
from
  (
    select
      *
    from
      transactions
    where
      octet_length(search_text) <= 2000
    union all
    select
      *
    from
      transactions
    where
      octet_length(search_text) > 2000
  ) transactions
where
  user_id = $1
  and deleted_at is null
  and booked_at >= ($2::date)::timestamp at time zone 'UTC'
  and (strpos(search_text, ($3::text[]) [1]) > 0)
  and (
    (
      strpos(search_text, ($3::text[]) [2]) > 0
      or strpos(search_text, ($3::text[]) [3]) > 0
    )
    or not exists (
      select
      from
        (
          select
            *
          from
            transactions
          where
            octet_length(search_text) <= 2000
          union all
          select
            *
          from
            transactions
          where
            octet_length(search_text) > 2000
        ) transactions
      where
        user_id = $1
        and deleted_at is null
        and (strpos(search_text, ($3::text[]) [4]) > 0)
    )
  );

select
  count(*) as count
from
  transactions
where
  user_id = $1
  and deleted_at is null
  and type = $2;

select
  count(*) as count
from
  transactions
where
  user_id = $1
  and deleted_at is null
  and category_id = any ($2::bigint[]);

select
  count(*) as count
from
  transactions
where
  user_id = $1
  and deleted_at is null
  and bank_account_id <> all (
    array(
      select
        a.id
      from
        bank_accounts a
      where
        a.user_id = $1
        and a.hidden
        and a.deleted_at is null
    )
  );

select
  count(*) as count
from
  transactions
where
  user_id = $1
  and deleted_at is null
  and booked_at < ($2::date + 1)::timestamp at time zone 'UTC';

-- observations

select
  id,
  (booked_at at time zone 'UTC')::date as "bookedOn",
  amount,
  currency,
  description,
  merchant_name as "merchantName",
  payee_name as "payeeName",
  bank_account_id as "accountId",
  category_id = any ($4::bigint[]) as "ownTransfer",
  category_id as "categoryId"
from
  (
    select
      *,
      sum(char_length(description) + coalesce(char_length(merchant_name), 0)) over (
        order by
          booked_at desc,
          id desc rows unbounded preceding
      ) as characters
    from
      (
        select
          id,
          booked_at,
          amount,
          currency,
          description,
          merchant_name,
          (
            case
              when type = 'expense' then "to"
              else "from"
            end
          ) -> 0 ->> 'name' as payee_name,
          bank_account_id,
          category_id
        from
          transactions
        where
          user_id = $1
          and deleted_at is null
        order by
          booked_at desc,
          id desc
        limit
          $2::bigint
      ) newest
  ) counted
where
  characters <= $3::bigint
order by
  booked_at desc,
  id desc;

select
  id,
  (booked_at at time zone 'UTC')::date as "bookedOn",
  amount,
  currency,
  description,
  merchant_name as "merchantName",
  payee_name as "payeeName",
  bank_account_id as "accountId",
  category_id = any ($5::bigint[]) as "ownTransfer",
  category_id as "categoryId"
from
  (
    select
      *,
      sum(char_length(description) + coalesce(char_length(merchant_name), 0)) over (
        order by
          booked_at desc,
          id desc rows unbounded preceding
      ) as characters
    from
      (
        select
          id,
          booked_at,
          amount,
          currency,
          description,
          merchant_name,
          (
            case
              when type = 'expense' then "to"
              else "from"
            end
          ) -> 0 ->> 'name' as payee_name,
          bank_account_id,
          category_id
        from
          transactions
        where
          user_id = $1
          and deleted_at is null
          and bank_account_id = $2
        order by
          booked_at desc,
          id desc
        limit
          $3::bigint
      ) newest
  ) counted
where
  characters <= $4::bigint
order by
  booked_at desc,
  id desc;

select
  id,
  (booked_at at time zone 'UTC')::date as "bookedOn",
  amount,
  currency,
  description,
  merchant_name as "merchantName",
  payee_name as "payeeName",
  bank_account_id as "accountId",
  category_id = any ($5::bigint[]) as "ownTransfer",
  category_id as "categoryId"
from
  (
    select
      *,
      sum(char_length(description) + coalesce(char_length(merchant_name), 0)) over (
        order by
          booked_at desc,
          id desc rows unbounded preceding
      ) as characters
    from
      (
        select
          id,
          booked_at,
          amount,
          currency,
          description,
          merchant_name,
          (
            case
              when type = 'expense' then "to"
              else "from"
            end
          ) -> 0 ->> 'name' as payee_name,
          bank_account_id,
          category_id
        from
          transactions
        where
          user_id = $1
          and deleted_at is null
          and type = $2
        order by
          booked_at desc,
          id desc
        limit
          $3::bigint
      ) newest
  ) counted
where
  characters <= $4::bigint
order by
  booked_at desc,
  id desc;

select
  id,
  (booked_at at time zone 'UTC')::date as "bookedOn",
  amount,
  currency,
  description,
  merchant_name as "merchantName",
  payee_name as "payeeName",
  bank_account_id as "accountId",
  category_id = any ($5::bigint[]) as "ownTransfer",
  category_id as "categoryId"
from
  (
    select
      *,
      sum(char_length(description) + coalesce(char_length(merchant_name), 0)) over (
        order by
          booked_at desc,
          id desc rows unbounded preceding
      ) as characters
    from
      (
        select
          id,
          booked_at,
          amount,
          currency,
          description,
          merchant_name,
          (
            case
              when type = 'expense' then "to"
              else "from"
            end
          ) -> 0 ->> 'name' as payee_name,
          bank_account_id,
          category_id
        from
          transactions
        where
          user_id = $1
          and deleted_at is null
          and category_id = $2
        order by
          booked_at desc,
          id desc
        limit
          $3::bigint
      ) newest
  ) counted
where
  characters <= $4::bigint
order by
  booked_at desc,
  id desc;

select
  id,
  (booked_at at time zone 'UTC')::date as "bookedOn",
  amount,
  currency,
  description,
  merchant_name as "merchantName",
  payee_name as "payeeName",
  bank_account_id as "accountId",
  category_id = any ($5::bigint[]) as "ownTransfer",
  category_id as "categoryId"
from
  (
    select
      *,
      sum(char_length(description) + coalesce(char_length(merchant_name), 0)) over (
        order by
          booked_at desc,
          id desc rows unbounded preceding
      ) as characters
    from
      (
        select
          id,
          booked_at,
          amount,
          currency,
          description,
          merchant_name,
          (
            case
              when type = 'expense' then "to"
              else "from"
            end
          ) -> 0 ->> 'name' as payee_name,
          bank_account_id,
          category_id
        from
          transactions
        where
          user_id = $1
          and deleted_at is null
          and category_id = any ($2::bigint[])
        order by
          booked_at desc,
          id desc
        limit
          $3::bigint
      ) newest
  ) counted
where
  characters <= $4::bigint
order by
  booked_at desc,
  id desc;

select
  id,
  (booked_at at time zone 'UTC')::date as "bookedOn",
  amount,
  currency,
  description,
  merchant_name as "merchantName",
  payee_name as "payeeName",
  bank_account_id as "accountId",
  category_id = any ($4::bigint[]) as "ownTransfer",
  category_id as "categoryId"
from
  (
    select
      *,
      sum(char_length(description) + coalesce(char_length(merchant_name), 0)) over (
        order by
          booked_at desc,
          id desc rows unbounded preceding
      ) as characters
    from
      (
        select
          id,
          booked_at,
          amount,
          currency,
          description,
          merchant_name,
          (
            case
              when type = 'expense' then "to"
              else "from"
            end
          ) -> 0 ->> 'name' as payee_name,
          bank_account_id,
          category_id
        from
          transactions
        where
          user_id = $1
          and deleted_at is null
          and bank_account_id <> all (
            array(
              select
                a.id
              from
                bank_accounts a
              where
                a.user_id = $1
                and a.hidden
                and a.deleted_at is null
            )
          )
        order by
          booked_at desc,
          id desc
        limit
          $2::bigint
      ) newest
  ) counted
where
  characters <= $3::bigint
order by
  booked_at desc,
  id desc;

select
  id,
  (booked_at at time zone 'UTC')::date as "bookedOn",
  amount,
  currency,
  description,
  merchant_name as "merchantName",
  payee_name as "payeeName",
  bank_account_id as "accountId",
  category_id = any ($5::bigint[]) as "ownTransfer",
  category_id as "categoryId"
from
  (
    select
      *,
      sum(char_length(description) + coalesce(char_length(merchant_name), 0)) over (
        order by
          booked_at desc,
          id desc rows unbounded preceding
      ) as characters
    from
      (
        select
          id,
          booked_at,
          amount,
          currency,
          description,
          merchant_name,
          (
            case
              when type = 'expense' then "to"
              else "from"
            end
          ) -> 0 ->> 'name' as payee_name,
          bank_account_id,
          category_id
        from
          transactions
        where
          user_id = $1
          and deleted_at is null
          and booked_at >= ($2::date)::timestamp at time zone 'UTC'
        order by
          booked_at desc,
          id desc
        limit
          $3::bigint
      ) newest
  ) counted
where
  characters <= $4::bigint
order by
  booked_at desc,
  id desc;

select
  id,
  (booked_at at time zone 'UTC')::date as "bookedOn",
  amount,
  currency,
  description,
  merchant_name as "merchantName",
  payee_name as "payeeName",
  bank_account_id as "accountId",
  category_id = any ($5::bigint[]) as "ownTransfer",
  category_id as "categoryId"
from
  (
    select
      *,
      sum(char_length(description) + coalesce(char_length(merchant_name), 0)) over (
        order by
          booked_at desc,
          id desc rows unbounded preceding
      ) as characters
    from
      (
        select
          id,
          booked_at,
          amount,
          currency,
          description,
          merchant_name,
          (
            case
              when type = 'expense' then "to"
              else "from"
            end
          ) -> 0 ->> 'name' as payee_name,
          bank_account_id,
          category_id
        from
          transactions
        where
          user_id = $1
          and deleted_at is null
          and booked_at < ($2::date + 1)::timestamp at time zone 'UTC'
        order by
          booked_at desc,
          id desc
        limit
          $3::bigint
      ) newest
  ) counted
where
  characters <= $4::bigint
order by
  booked_at desc,
  id desc;

select
  id,
  (booked_at at time zone 'UTC')::date as "bookedOn",
  amount,
  currency,
  description,
  merchant_name as "merchantName",
  payee_name as "payeeName",
  bank_account_id as "accountId",
  category_id = any ($7::bigint[]) as "ownTransfer",
  category_id as "categoryId"
from
  (
    select
      *,
      sum(char_length(description) + coalesce(char_length(merchant_name), 0)) over (
        order by
          booked_at desc,
          id desc rows unbounded preceding
      ) as characters
    from
      (
        select
          id,
          booked_at,
          amount,
          currency,
          description,
          merchant_name,
          (
            case
              when type = 'expense' then "to"
              else "from"
            end
          ) -> 0 ->> 'name' as payee_name,
          bank_account_id,
          category_id
        from
          (
            select
              *
            from
              transactions
            where
              octet_length(search_text) <= 2000
            union all
            select
              *
            from
              transactions
            where
              octet_length(search_text) > 2000
          ) transactions
        where
          user_id = $1
          and deleted_at is null
          and bank_account_id = $2
          and category_id = $3
          and (strpos(search_text, ($4::text[]) [1]) > 0)
          and (
            (
              strpos(search_text, ($4::text[]) [2]) > 0
              or strpos(search_text, ($4::text[]) [3]) > 0
            )
            or not exists (
              select
              from
                (
                  select
                    *
                  from
                    transactions
                  where
                    octet_length(search_text) <= 2000
                  union all
                  select
                    *
                  from
                    transactions
                  where
                    octet_length(search_text) > 2000
                ) transactions
              where
                user_id = $1
                and deleted_at is null
                and (strpos(search_text, ($4::text[]) [4]) > 0)
            )
          )
        order by
          booked_at desc,
          id desc
        limit
          $5::bigint
      ) newest
  ) counted
where
  characters <= $6::bigint
order by
  booked_at desc,
  id desc;

-- summary

select
  (
    select
      json_agg(
        json_build_object('id', id, 'name', name, 'hidden', hidden)
        order by
          id
      )
    from
      bank_accounts
    where
      user_id = $1
      and deleted_at is null
  ) as accounts,
  (
    select
      json_agg(tally)
    from
      (
        select
          category_id as "categoryId",
          type,
          currency,
          booked_on as "bookedOn",
          (
            case
              when booked_on is null then sum(amount)
              else min(amount)
            end
          )::text as amount,
          count(*) as count
        from
          (
            select
              category_id,
              type,
              currency,
              amount,
              case
                when currency <> $2 then (booked_at at time zone 'UTC')::date
              end as booked_on
            from
              transactions
            where
              user_id = $1
              and deleted_at is null
          ) matching
        group by
          category_id,
          type,
          currency,
          booked_on,
          case
            when booked_on is not null then amount
          end
      ) tally
  ) as tallies,
  (
    select
      json_agg(listed)
    from
      (
        select
          t.id,
          t.bank_account_id as "bankAccountId",
          t.category_id as "categoryId",
          t.status,
          t.type,
          t."from",
          t."to",
          t.description,
          t.merchant_name as "merchantName",
          t.notes,
          t.amount,
          t.currency,
          t.booked_at as "bookedAt",
          t.created_at as "createdAt",
          t.updated_at as "updatedAt",
          t.transfer_transaction_id as "legId",
          t.transfer_bank_account_id as "legAccountId"
        from
          transactions t
        where
          t.user_id = $1
          and t.id = any (
            array(
              select
                id
              from
                transactions
              where
                user_id = $1
                and deleted_at is null
              order by
                booked_at desc,
                id desc
              limit
                (
                  select
                    $3::bigint
                )
            )
          )
        order by
          t.booked_at desc,
          t.id desc
      ) listed
  ) as newest;

select
  (
    select
      json_agg(
        json_build_object('id', id, 'name', name, 'hidden', hidden)
        order by
          id
      )
    from
      bank_accounts
    where
      user_id = $1
      and deleted_at is null
  ) as accounts,
  (
    select
      json_agg(tally)
    from
      (
        select
          category_id as "categoryId",
          type,
          currency,
          booked_on as "bookedOn",
          (
            case
              when booked_on is null then sum(amount)
              else min(amount)
            end
          )::text as amount,
          count(*) as count
        from
          (
            select
              category_id,
              type,
              currency,
              amount,
              case
                when currency <> $3 then (booked_at at time zone 'UTC')::date
              end as booked_on
            from
              transactions
            where
              user_id = $1
              and deleted_at is null
              and bank_account_id = $2
          ) matching
        group by
          category_id,
          type,
          currency,
          booked_on,
          case
            when booked_on is not null then amount
          end
      ) tally
  ) as tallies,
  (
    select
      json_agg(listed)
    from
      (
        select
          t.id,
          t.bank_account_id as "bankAccountId",
          t.category_id as "categoryId",
          t.status,
          t.type,
          t."from",
          t."to",
          t.description,
          t.merchant_name as "merchantName",
          t.notes,
          t.amount,
          t.currency,
          t.booked_at as "bookedAt",
          t.created_at as "createdAt",
          t.updated_at as "updatedAt",
          t.transfer_transaction_id as "legId",
          t.transfer_bank_account_id as "legAccountId"
        from
          transactions t
        where
          t.user_id = $1
          and t.id = any (
            array(
              select
                id
              from
                transactions
              where
                user_id = $1
                and deleted_at is null
                and bank_account_id = $2
              order by
                booked_at desc,
                id desc
              limit
                (
                  select
                    $4::bigint
                )
            )
          )
        order by
          t.booked_at desc,
          t.id desc
      ) listed
  ) as newest;

select
  (
    select
      json_agg(
        json_build_object('id', id, 'name', name, 'hidden', hidden)
        order by
          id
      )
    from
      bank_accounts
    where
      user_id = $1
      and deleted_at is null
  ) as accounts,
  (
    select
      json_agg(tally)
    from
      (
        select
          category_id as "categoryId",
          type,
          currency,
          booked_on as "bookedOn",
          (
            case
              when booked_on is null then sum(amount)
              else min(amount)
            end
          )::text as amount,
          count(*) as count
        from
          (
            select
              category_id,
              type,
              currency,
              amount,
              case
                when currency <> $3 then (booked_at at time zone 'UTC')::date
              end as booked_on
            from
              (
                select
                  *
                from
                  transactions
                where
                  octet_length(search_text) <= 2000
                union all
                select
                  *
                from
                  transactions
                where
                  octet_length(search_text) > 2000
              ) transactions
            where
              user_id = $1
              and deleted_at is null
              and (strpos(search_text, ($2::text[]) [1]) > 0)
              and (
                (
                  strpos(search_text, ($2::text[]) [2]) > 0
                  or strpos(search_text, ($2::text[]) [3]) > 0
                )
                or not exists (
                  select
                  from
                    (
                      select
                        *
                      from
                        transactions
                      where
                        octet_length(search_text) <= 2000
                      union all
                      select
                        *
                      from
                        transactions
                      where
                        octet_length(search_text) > 2000
                    ) transactions
                  where
                    user_id = $1
                    and deleted_at is null
                    and (strpos(search_text, ($2::text[]) [4]) > 0)
                )
              )
          ) matching
        group by
          category_id,
          type,
          currency,
          booked_on,
          case
            when booked_on is not null then amount
          end
      ) tally
  ) as tallies,
  (
    select
      json_agg(listed)
    from
      (
        select
          t.id,
          t.bank_account_id as "bankAccountId",
          t.category_id as "categoryId",
          t.status,
          t.type,
          t."from",
          t."to",
          t.description,
          t.merchant_name as "merchantName",
          t.notes,
          t.amount,
          t.currency,
          t.booked_at as "bookedAt",
          t.created_at as "createdAt",
          t.updated_at as "updatedAt",
          t.transfer_transaction_id as "legId",
          t.transfer_bank_account_id as "legAccountId"
        from
          transactions t
        where
          t.user_id = $1
          and t.id = any (
            array(
              select
                id
              from
                (
                  select
                    *
                  from
                    transactions
                  where
                    octet_length(search_text) <= 2000
                  union all
                  select
                    *
                  from
                    transactions
                  where
                    octet_length(search_text) > 2000
                ) transactions
              where
                user_id = $1
                and deleted_at is null
                and (strpos(search_text, ($2::text[]) [1]) > 0)
                and (
                  (
                    strpos(search_text, ($2::text[]) [2]) > 0
                    or strpos(search_text, ($2::text[]) [3]) > 0
                  )
                  or not exists (
                    select
                    from
                      (
                        select
                          *
                        from
                          transactions
                        where
                          octet_length(search_text) <= 2000
                        union all
                        select
                          *
                        from
                          transactions
                        where
                          octet_length(search_text) > 2000
                      ) transactions
                    where
                      user_id = $1
                      and deleted_at is null
                      and (strpos(search_text, ($2::text[]) [4]) > 0)
                  )
                )
              order by
                booked_at desc,
                id desc
              limit
                (
                  select
                    $4::bigint
                )
            )
          )
        order by
          t.booked_at desc,
          t.id desc
      ) listed
  ) as newest;

select
  (
    select
      json_agg(
        json_build_object('id', id, 'name', name, 'hidden', hidden)
        order by
          id
      )
    from
      bank_accounts
    where
      user_id = $1
      and deleted_at is null
  ) as accounts,
  (
    select
      json_agg(tally)
    from
      (
        select
          category_id as "categoryId",
          type,
          currency,
          booked_on as "bookedOn",
          (
            case
              when booked_on is null then sum(amount)
              else min(amount)
            end
          )::text as amount,
          count(*) as count
        from
          (
            select
              category_id,
              type,
              currency,
              amount,
              case
                when currency <> $3 then (booked_at at time zone 'UTC')::date
              end as booked_on
            from
              transactions
            where
              user_id = $1
              and deleted_at is null
              and category_id = $2
          ) matching
        group by
          category_id,
          type,
          currency,
          booked_on,
          case
            when booked_on is not null then amount
          end
      ) tally
  ) as tallies,
  (
    select
      json_agg(listed)
    from
      (
        select
          t.id,
          t.bank_account_id as "bankAccountId",
          t.category_id as "categoryId",
          t.status,
          t.type,
          t."from",
          t."to",
          t.description,
          t.merchant_name as "merchantName",
          t.notes,
          t.amount,
          t.currency,
          t.booked_at as "bookedAt",
          t.created_at as "createdAt",
          t.updated_at as "updatedAt",
          t.transfer_transaction_id as "legId",
          t.transfer_bank_account_id as "legAccountId"
        from
          transactions t
        where
          t.user_id = $1
          and t.id = any (
            array(
              select
                id
              from
                transactions
              where
                user_id = $1
                and deleted_at is null
                and category_id = $2
              order by
                booked_at desc,
                id desc
              limit
                (
                  select
                    $4::bigint
                )
            )
          )
        order by
          t.booked_at desc,
          t.id desc
      ) listed
  ) as newest;

select
  (
    select
      json_agg(
        json_build_object('id', id, 'name', name, 'hidden', hidden)
        order by
          id
      )
    from
      bank_accounts
    where
      user_id = $1
      and deleted_at is null
  ) as accounts,
  (
    select
      json_agg(tally)
    from
      (
        select
          category_id as "categoryId",
          type,
          currency,
          booked_on as "bookedOn",
          (
            case
              when booked_on is null then sum(amount)
              else min(amount)
            end
          )::text as amount,
          count(*) as count
        from
          (
            select
              category_id,
              type,
              currency,
              amount,
              case
                when currency <> $3 then (booked_at at time zone 'UTC')::date
              end as booked_on
            from
              transactions
            where
              user_id = $1
              and deleted_at is null
              and type = $2
          ) matching
        group by
          category_id,
          type,
          currency,
          booked_on,
          case
            when booked_on is not null then amount
          end
      ) tally
  ) as tallies,
  (
    select
      json_agg(listed)
    from
      (
        select
          t.id,
          t.bank_account_id as "bankAccountId",
          t.category_id as "categoryId",
          t.status,
          t.type,
          t."from",
          t."to",
          t.description,
          t.merchant_name as "merchantName",
          t.notes,
          t.amount,
          t.currency,
          t.booked_at as "bookedAt",
          t.created_at as "createdAt",
          t.updated_at as "updatedAt",
          t.transfer_transaction_id as "legId",
          t.transfer_bank_account_id as "legAccountId"
        from
          transactions t
        where
          t.user_id = $1
          and t.id = any (
            array(
              select
                id
              from
                transactions
              where
                user_id = $1
                and deleted_at is null
                and type = $2
              order by
                booked_at desc,
                id desc
              limit
                (
                  select
                    $4::bigint
                )
            )
          )
        order by
          t.booked_at desc,
          t.id desc
      ) listed
  ) as newest;

select
  (
    select
      json_agg(
        json_build_object('id', id, 'name', name, 'hidden', hidden)
        order by
          id
      )
    from
      bank_accounts
    where
      user_id = $1
      and deleted_at is null
  ) as accounts,
  (
    select
      json_agg(tally)
    from
      (
        select
          category_id as "categoryId",
          type,
          currency,
          booked_on as "bookedOn",
          (
            case
              when booked_on is null then sum(amount)
              else min(amount)
            end
          )::text as amount,
          count(*) as count
        from
          (
            select
              category_id,
              type,
              currency,
              amount,
              case
                when currency <> $3 then (booked_at at time zone 'UTC')::date
              end as booked_on
            from
              transactions
            where
              user_id = $1
              and deleted_at is null
              and category_id = any ($2::bigint[])
          ) matching
        group by
          category_id,
          type,
          currency,
          booked_on,
          case
            when booked_on is not null then amount
          end
      ) tally
  ) as tallies,
  (
    select
      json_agg(listed)
    from
      (
        select
          t.id,
          t.bank_account_id as "bankAccountId",
          t.category_id as "categoryId",
          t.status,
          t.type,
          t."from",
          t."to",
          t.description,
          t.merchant_name as "merchantName",
          t.notes,
          t.amount,
          t.currency,
          t.booked_at as "bookedAt",
          t.created_at as "createdAt",
          t.updated_at as "updatedAt",
          t.transfer_transaction_id as "legId",
          t.transfer_bank_account_id as "legAccountId"
        from
          transactions t
        where
          t.user_id = $1
          and t.id = any (
            array(
              select
                id
              from
                transactions
              where
                user_id = $1
                and deleted_at is null
                and category_id = any ($2::bigint[])
              order by
                booked_at desc,
                id desc
              limit
                (
                  select
                    $4::bigint
                )
            )
          )
        order by
          t.booked_at desc,
          t.id desc
      ) listed
  ) as newest;

select
  (
    select
      json_agg(
        json_build_object('id', id, 'name', name, 'hidden', hidden)
        order by
          id
      )
    from
      bank_accounts
    where
      user_id = $1
      and deleted_at is null
  ) as accounts,
  (
    select
      json_agg(tally)
    from
      (
        select
          category_id as "categoryId",
          type,
          currency,
          booked_on as "bookedOn",
          (
            case
              when booked_on is null then sum(amount)
              else min(amount)
            end
          )::text as amount,
          count(*) as count
        from
          (
            select
              category_id,
              type,
              currency,
              amount,
              case
                when currency <> $2 then (booked_at at time zone 'UTC')::date
              end as booked_on
            from
              transactions
            where
              user_id = $1
              and deleted_at is null
              and bank_account_id <> all (
                array(
                  select
                    a.id
                  from
                    bank_accounts a
                  where
                    a.user_id = $1
                    and a.hidden
                    and a.deleted_at is null
                )
              )
          ) matching
        group by
          category_id,
          type,
          currency,
          booked_on,
          case
            when booked_on is not null then amount
          end
      ) tally
  ) as tallies,
  (
    select
      json_agg(listed)
    from
      (
        select
          t.id,
          t.bank_account_id as "bankAccountId",
          t.category_id as "categoryId",
          t.status,
          t.type,
          t."from",
          t."to",
          t.description,
          t.merchant_name as "merchantName",
          t.notes,
          t.amount,
          t.currency,
          t.booked_at as "bookedAt",
          t.created_at as "createdAt",
          t.updated_at as "updatedAt",
          t.transfer_transaction_id as "legId",
          t.transfer_bank_account_id as "legAccountId"
        from
          transactions t
        where
          t.user_id = $1
          and t.id = any (
            array(
              select
                id
              from
                transactions
              where
                user_id = $1
                and deleted_at is null
                and bank_account_id <> all (
                  array(
                    select
                      a.id
                    from
                      bank_accounts a
                    where
                      a.user_id = $1
                      and a.hidden
                      and a.deleted_at is null
                  )
                )
              order by
                booked_at desc,
                id desc
              limit
                (
                  select
                    $3::bigint
                )
            )
          )
        order by
          t.booked_at desc,
          t.id desc
      ) listed
  ) as newest;

select
  (
    select
      json_agg(
        json_build_object('id', id, 'name', name, 'hidden', hidden)
        order by
          id
      )
    from
      bank_accounts
    where
      user_id = $1
      and deleted_at is null
  ) as accounts,
  (
    select
      json_agg(tally)
    from
      (
        select
          category_id as "categoryId",
          type,
          currency,
          booked_on as "bookedOn",
          (
            case
              when booked_on is null then sum(amount)
              else min(amount)
            end
          )::text as amount,
          count(*) as count
        from
          (
            select
              category_id,
              type,
              currency,
              amount,
              case
                when currency <> $3 then (booked_at at time zone 'UTC')::date
              end as booked_on
            from
              transactions
            where
              user_id = $1
              and deleted_at is null
              and booked_at >= ($2::date)::timestamp at time zone 'UTC'
          ) matching
        group by
          category_id,
          type,
          currency,
          booked_on,
          case
            when booked_on is not null then amount
          end
      ) tally
  ) as tallies,
  (
    select
      json_agg(listed)
    from
      (
        select
          t.id,
          t.bank_account_id as "bankAccountId",
          t.category_id as "categoryId",
          t.status,
          t.type,
          t."from",
          t."to",
          t.description,
          t.merchant_name as "merchantName",
          t.notes,
          t.amount,
          t.currency,
          t.booked_at as "bookedAt",
          t.created_at as "createdAt",
          t.updated_at as "updatedAt",
          t.transfer_transaction_id as "legId",
          t.transfer_bank_account_id as "legAccountId"
        from
          transactions t
        where
          t.user_id = $1
          and t.id = any (
            array(
              select
                id
              from
                transactions
              where
                user_id = $1
                and deleted_at is null
                and booked_at >= ($2::date)::timestamp at time zone 'UTC'
              order by
                booked_at desc,
                id desc
              limit
                (
                  select
                    $4::bigint
                )
            )
          )
        order by
          t.booked_at desc,
          t.id desc
      ) listed
  ) as newest;

select
  (
    select
      json_agg(
        json_build_object('id', id, 'name', name, 'hidden', hidden)
        order by
          id
      )
    from
      bank_accounts
    where
      user_id = $1
      and deleted_at is null
  ) as accounts,
  (
    select
      json_agg(tally)
    from
      (
        select
          category_id as "categoryId",
          type,
          currency,
          booked_on as "bookedOn",
          (
            case
              when booked_on is null then sum(amount)
              else min(amount)
            end
          )::text as amount,
          count(*) as count
        from
          (
            select
              category_id,
              type,
              currency,
              amount,
              case
                when currency <> $3 then (booked_at at time zone 'UTC')::date
              end as booked_on
            from
              transactions
            where
              user_id = $1
              and deleted_at is null
              and booked_at < ($2::date + 1)::timestamp at time zone 'UTC'
          ) matching
        group by
          category_id,
          type,
          currency,
          booked_on,
          case
            when booked_on is not null then amount
          end
      ) tally
  ) as tallies,
  (
    select
      json_agg(listed)
    from
      (
        select
          t.id,
          t.bank_account_id as "bankAccountId",
          t.category_id as "categoryId",
          t.status,
          t.type,
          t."from",
          t."to",
          t.description,
          t.merchant_name as "merchantName",
          t.notes,
          t.amount,
          t.currency,
          t.booked_at as "bookedAt",
          t.created_at as "createdAt",
          t.updated_at as "updatedAt",
          t.transfer_transaction_id as "legId",
          t.transfer_bank_account_id as "legAccountId"
        from
          transactions t
        where
          t.user_id = $1
          and t.id = any (
            array(
              select
                id
              from
                transactions
              where
                user_id = $1
                and deleted_at is null
                and booked_at < ($2::date + 1)::timestamp at time zone 'UTC'
              order by
                booked_at desc,
                id desc
              limit
                (
                  select
                    $4::bigint
                )
            )
          )
        order by
          t.booked_at desc,
          t.id desc
      ) listed
  ) as newest;
