-- known

select
  id,
  (booked_at at time zone 'UTC')::date as day,
  amount,
  currency,
  status,
  description || coalesce(' ' || merchant_name, '') as text
from
  transactions
where
  user_id = $1
  and bank_account_id = $2
  and deleted_at is null
  and booked_at >= $3::date::timestamp at time zone 'UTC'
  and booked_at < ($4::date + 1)::timestamp at time zone 'UTC'
  and (
    select
      count(*)
    from
      import_rows
    where
      import_rows.user_id = $1
      and import_rows.transaction_id = transactions.id
      and is_origin
  ) = 0
order by
  id;

select
  wanted.transaction_id as "transactionId",
  source,
  source_id as "sourceId",
  day,
  shown.amount,
  shown.currency,
  shown.status,
  text,
  decision = 'retired' as "isRetired",
  live.status as "liveStatus"
from
  (
    select distinct
      transaction_id
    from
      import_rows
    where
      user_id = $1
      and bank_account_id = $2
      and day between $3 and $4
      and transaction_id is not null
  ) as wanted
  cross join lateral (
    select distinct
      on (source) source,
      source_id,
      day,
      amount,
      currency,
      status,
      text,
      decision
    from
      import_rows
    where
      user_id = $1
      and transaction_id = wanted.transaction_id
    order by
      source,
      import_id desc,
      position desc
  ) as shown
  left join lateral (
    select
      case
        when deleted_at is null then status
      end as status
    from
      transactions
    where
      user_id = $1
      and id = wanted.transaction_id
    limit
      1
  ) as live on true
order by
  wanted.transaction_id;

select
  source,
  covered_from as "from",
  covered_to as "to"
from
  import_statements
where
  user_id = $1
  and bank_account_id = $2
  and covered_from is not null
  and covered_to is not null
union all
select
  'feed:' || provider || ':' || connections.id || ':' || feed_accounts.id,
  covered_from,
  covered_to
from
  feed_accounts
  join feed_connections as connections on connections.user_id = feed_accounts.user_id
  and connections.id = connection_id
where
  feed_accounts.user_id = $1
  and bank_account_id = $2
  and covered_from is not null;

-- coverage

select
  source,
  covered_from as "from",
  covered_to as "to"
from
  import_statements
where
  user_id = $1
  and bank_account_id = $2
  and covered_from is not null
  and covered_to is not null
union all
select
  'feed:' || provider || ':' || connections.id || ':' || feed_accounts.id,
  covered_from,
  covered_to
from
  feed_accounts
  join feed_connections as connections on connections.user_id = feed_accounts.user_id
  and connections.id = connection_id
where
  feed_accounts.user_id = $1
  and bank_account_id = $2
  and covered_from is not null;

-- statementsAround

with
  sized as (
    select
      import_id,
      number,
      bank_account_id,
      source,
      facts,
      (facts ->> 'rows')::integer + (facts ->> 'retired')::integer as size
    from
      import_statements
    where
      user_id = $1
  ),
  placed as (
    select
      *,
      sum(size) over (
        partition by
          import_id
        order by
          number
      ) as end_position
    from
      sized
  )
select
  facts -> 'opening' as opening,
  facts -> 'closing' as closing,
  (
    select
      coalesce(
        jsonb_agg(
          transaction_id
          order by
            position
        ),
        '[]'
      )
    from
      import_rows
    where
      user_id = $1
      and import_id = placed.import_id
      and transaction_id is not null
      and position >= end_position - size
      and position < end_position
  ) as transactions
from
  placed
where
  bank_account_id = $2
  and source like 'file:%'
  and (facts -> 'opening' ->> 'day')::date <= $4
  and (facts -> 'closing' ->> 'day')::date >= $3
order by
  import_id,
  end_position;

-- accountOf

select
  coalesce(
    (
      select
        s.bank_account_id
      from
        import_statements s
        join bank_accounts a on a.user_id = s.user_id
        and a.id = s.bank_account_id
      where
        s.user_id = $1
        and s.account_hash = $2
        and a.currency = coalesce($3::text, a.currency)
      order by
        s.import_id desc,
        s.number desc
      limit
        1
    ),
    (
      select
        f.bank_account_id
      from
        feed_accounts f
        join bank_accounts a on a.user_id = f.user_id
        and a.id = f.bank_account_id
      where
        f.user_id = $1
        and f.number_hash = $2
        and f.decision = 'linked'
        and a.currency = coalesce($3::text, a.currency)
      order by
        f.id desc
      limit
        1
    )
  ) as id;

-- bookedAfter

with
  moved as (
    select
      (booked_at at time zone 'UTC')::date as day,
      sum(account_amount) as amount
    from
      transactions
    where
      user_id = $1
      and bank_account_id = $2
      and deleted_at is null
      and status = 'booked'
      and booked_at >= (
        (
          select
            min(day)
          from
            unnest($3::date[]) as wanted (day)
        ) + 1
      )::timestamp at time zone 'UTC'
    group by
      1
  )
select
  (
    select
      coalesce(sum(amount), 0)
    from
      moved
    where
      moved.day > wanted.day
  ) as sum
from
  unnest($3::date[]) with ordinality as wanted (day, place)
order by
  place;

-- hints

-- sourcesOf

select
  transaction_id as id,
  array_agg(
    distinct source
    order by
      source
  ) as sources
from
  import_rows
where
  user_id = $1
  and transaction_id = any ($2::bigint[])
group by
  transaction_id;

-- touched

select
  own.transaction_id as "transactionId",
  own.is_origin as "isOrigin",
  own.before,
  own.is_retired as "isRetired",
  shown.import_id as "shownIn",
  shown.position as "shownAt",
  changed.import_id as "changedIn",
  changed.position as "changedAt"
from
  (
    select
      transaction_id,
      bool_or(is_origin) as is_origin,
      (
        array_agg(
          before
          order by
            position
        ) filter (
          where
            before is not null
        )
      ) [1] as before,
      bool_or(
        decision = 'retired'
        and before is not null
      ) as is_retired
    from
      import_rows
    where
      user_id = $1
      and import_id = $2
      and transaction_id is not null
      and (
        is_origin
        or before is not null
      )
      and not exists (
        select
        from
          import_removals as removals
        where
          removals.user_id = $1
          and removals.import_id = import_rows.import_id
          and removals.bank_account_id = import_rows.bank_account_id
      )
    group by
      transaction_id
  ) as own
  left join lateral (
    select
      import_id,
      position
    from
      import_rows as rows
    where
      rows.user_id = $1
      and rows.transaction_id = own.transaction_id
      and rows.import_id <> $2
      and decision <> 'retired'
      and own.is_origin
    order by
      import_id,
      position
    limit
      1
  ) as shown on true
  left join lateral (
    select
      import_id,
      position
    from
      import_rows as rows
    where
      rows.user_id = $1
      and rows.transaction_id = own.transaction_id
      and rows.import_id > $2
      and rows.before is not null
      and not own.is_origin
    order by
      import_id,
      position
    limit
      1
  ) as changed on true
order by
  own.transaction_id;

-- links

select
  import_id as "importId",
  position,
  source,
  transaction_id as "transactionId",
  is_origin as "isOrigin",
  before,
  decision <> 'retired' as "isShown"
from
  import_rows
where
  user_id = $1
  and transaction_id = any ($2::bigint[])
order by
  import_id,
  position;

-- link

update import_rows
set
  transaction_id = given.transaction_id,
  is_origin = given.is_origin,
  before = given.before
from
  unnest($2::bigint[], $3::integer[], $4::bigint[], $5::boolean[], $6::jsonb[]) as given (import_id, position, transaction_id, is_origin, before)
where
  import_rows.user_id = $1
  and import_rows.import_id = given.import_id
  and import_rows.position = given.position;

update users
set
  revision = $2
where
  id = $1
  and deleted_at is null;

-- markOrigins

update import_rows
set
  is_origin = true
from
  unnest($2::bigint[], $3::integer[]) as given (import_id, position)
where
  import_rows.user_id = $1
  and import_rows.import_id = given.import_id
  and import_rows.position = given.position;

-- setBefore

update import_rows
set
  before = given.before
from
  unnest($2::bigint[], $3::integer[], $4::jsonb[]) as given (import_id, position, before)
where
  import_rows.user_id = $1
  and import_rows.import_id = given.import_id
  and import_rows.position = given.position;
