-- add

select
  1
from
  users
where
  id = $1
  and deleted_at is null
for key share;

insert into
  "imports" (
    "user_id",
    "format",
    "file_name",
    "sha256",
    "fingerprint",
    "created_at",
    "left_out",
    "warnings",
    "read_as"
  )
values
  (?, ?, ?, ?, ?, ?, ?, ?, ?)
returning
  "id";

insert into
  import_statements (user_id, import_id, number, bank_account_id, source, account_hash, covered_from, covered_to, facts)
select
  $1::bigint,
  $2::bigint,
  *
from
  unnest($3::integer[], $4::bigint[], $5::text[], $6::text[], $7::date[], $8::date[], $9::jsonb[]);

copy import_rows (
  user_id,
  import_id,
  bank_account_id,
  amount,
  transaction_id,
  possible_duplicate_of,
  position,
  line,
  is_origin,
  source,
  source_id,
  currency,
  status,
  text,
  counterparty_hash,
  decision,
  reason,
  day,
  hints,
  before
)
from
  stdin;

update users
set
  revision = $2
where
  id = $1
  and deleted_at is null;

-- get

select
  imports.id,
  imports.user_id as "userId",
  imports.format,
  imports.file_name as "fileName",
  imports.sha256,
  imports.fingerprint,
  imports.created_at as "createdAt",
  imports.left_out as "leftOut",
  imports.warnings,
  imports.read_as as "readAs",
  (
    select
      coalesce(
        jsonb_agg(
          facts
          order by
            number
        ),
        '[]'
      )
    from
      import_statements as statements
    where
      statements.user_id = $1
      and import_id = imports.id
  ) as statements
from
  imports
where
  user_id = $1
  and id = $2
  and not exists (
    select
    from
      import_removals as removals
    where
      removals.user_id = $1
      and removals.import_id = imports.id
      and is_last
  );

-- page

select
  imports.id,
  imports.user_id as "userId",
  imports.format,
  imports.file_name as "fileName",
  imports.sha256,
  imports.fingerprint,
  imports.created_at as "createdAt",
  imports.left_out as "leftOut",
  imports.warnings,
  imports.read_as as "readAs",
  (
    select
      coalesce(
        jsonb_agg(
          facts
          order by
            number
        ),
        '[]'
      )
    from
      import_statements as statements
    where
      statements.user_id = $1
      and import_id = imports.id
  ) as statements
from
  imports
where
  user_id = $1
  and id < $2
  and not exists (
    select
    from
      import_removals as removals
    where
      removals.user_id = $1
      and removals.import_id = imports.id
      and is_last
  )
order by
  id desc
limit
  $3;

-- rows

select
  import_rows.bank_account_id as "bankAccountId",
  import_rows.amount,
  import_rows.transaction_id as "transactionId",
  case
    when possible_duplicate_of is not null then (
      select
        duplicate_of
      from
        possible_duplicates as pairs
        join transactions as known on known.user_id = pairs.user_id
        and known.id = duplicate_of
      where
        pairs.user_id = $1
        and pairs.id = transaction_id
        and known.deleted_at is null
    )
  end as "possibleDuplicateOf",
  import_rows.position,
  import_rows.line,
  import_rows.is_origin as "isOrigin",
  import_rows.source,
  import_rows.source_id as "sourceId",
  import_rows.currency,
  import_rows.status,
  import_rows.text,
  import_rows.counterparty_hash as "counterpartyHash",
  import_rows.decision,
  import_rows.reason,
  import_rows.day,
  import_rows.hints,
  import_rows.before
from
  import_rows
where
  user_id = $1
  and import_id = $2
  and position > $3::bigint
  and (
    $4::text is null
    or decision = $4
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
order by
  position
limit
  $5;

-- readAs

select
  read_as as "readAs"
from
  imports
where
  user_id = $1
  and fingerprint = $2
  and read_as is not null
  and not exists (
    select
    from
      import_removals as removals
    where
      removals.user_id = $1
      and removals.import_id = imports.id
      and is_last
  )
order by
  id desc
limit
  1;

-- remove

delete from import_rows
where
  user_id = $1
  and transaction_id = any ($2::bigint[])
  and decision = 'retired';

delete from import_rows
where
  user_id = $1
  and import_id = $2;

delete from import_removals
where
  user_id = $1
  and import_id = $2;

delete from import_statements
where
  user_id = $1
  and import_id = $2;

delete from imports
where
  user_id = $1
  and id = $2;

update users
set
  revision = $2
where
  id = $1
  and deleted_at is null;

-- removeAllOf

select
from
  users
where
  id = $1
for no key update;

insert into
  import_removals (user_id, import_id, bank_account_id, is_last)
select distinct
  user_id,
  import_id,
  bank_account_id,
  not exists (
    select
    from
      import_statements as others
    where
      others.user_id = $1
      and others.import_id = gone.import_id
      and others.bank_account_id <> $2
  )
from
  import_statements as gone
where
  user_id = $1
  and bank_account_id = $2;

delete from import_statements
where
  user_id = $1
  and bank_account_id = $2;

-- removeLeftovers

select
  user_id as "userId",
  import_id as "importId",
  bank_account_id as "bankAccountId",
  is_last as "isLast"
from
  import_removals
order by
  user_id,
  import_id,
  is_last
limit
  1;

delete from import_rows
where
  user_id = $1
  and import_id = $2
  and (
    $3::bigint is null
    or bank_account_id = $3
  )
  and position <= (
    select
      max(position)
    from
      (
        select
          position
        from
          import_rows
        where
          user_id = $1
          and import_id = $2
          and (
            $3::bigint is null
            or bank_account_id = $3
          )
        order by
          position
        limit
          $4
      ) part
  );

delete from import_removals
where
  user_id = $1
  and import_id = $2
  and bank_account_id = $3
  and not exists (
    select
    from
      import_rows
    where
      user_id = $1
      and import_id = $2
      and (
        $4::bigint is null
        or bank_account_id = $4
      )
  );

delete from imports
where
  user_id = $1
  and id = $2;
