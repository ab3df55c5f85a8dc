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
  "recurring_bills" (
    "user_id",
    "amount",
    "last_correction",
    "transaction_ids",
    "confidence",
    "name",
    "source",
    "cycle",
    "currency",
    "status",
    "next_date",
    "created_at",
    "updated_at",
    "facts",
    "found",
    "corrections",
    "gone"
  )
values
  (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning
  "id";

update users
set
  revision = $2
where
  id = $1
  and deleted_at is null;

-- list

select
  b.id,
  b.user_id as "userId",
  b.amount,
  b.last_correction as "lastCorrection",
  b.transaction_ids as "transactionIds",
  b.confidence,
  b.name,
  b.source,
  b.cycle,
  b.currency,
  b.status,
  b.next_date as "nextDate",
  b.created_at as "createdAt",
  b.updated_at as "updatedAt",
  b.facts,
  b.found,
  b.corrections,
  b.gone
from
  recurring_bills b
where
  b.user_id = $1
order by
  b.id;

-- listWithPayments

select
  coalesce(cardinality(hidden.ids), 0) as "hiddenAccounts",
  u.transaction_revision as "transactionRevision",
  s.revision as "detectedRevision",
  s.as_of as "detectedAsOf",
  s.since as "detectedSince",
  (last.booked_at at time zone 'UTC')::date as "paidOn",
  last.amount as "paidAmount",
  last.currency as "paidCurrency",
  last.category_id as "paidCategoryId",
  case
    when hidden.ids is null then false
    else (
      select
        coalesce(bool_and(t.bank_account_id = any (hidden.ids)), false)
      from
        transactions t
      where
        t.user_id = $1
        and t.id = any (b.transaction_ids)
        and t.deleted_at is null
    )
  end as "isHidden",
  b.id,
  b.user_id as "userId",
  b.amount,
  b.last_correction as "lastCorrection",
  b.transaction_ids as "transactionIds",
  b.confidence,
  b.name,
  b.source,
  b.cycle,
  b.currency,
  b.status,
  b.next_date as "nextDate",
  b.created_at as "createdAt",
  b.updated_at as "updatedAt",
  b.facts,
  b.found,
  b.corrections,
  b.gone
from
  users u
  cross join (
    select
      array_agg(id) as ids
    from
      bank_accounts
    where
      user_id = $1
      and hidden
      and deleted_at is null
  ) hidden
  left join bill_detection_state s on s.user_id = $1
  left join recurring_bills b on b.user_id = $1
  left join transactions last on last.user_id = $1
  and last.deleted_at is null
  and last.id = case
    when b.found is null
    and b.source = 'detected' then b.transaction_ids[cardinality(b.transaction_ids)]
    else (
      select
        p.id
      from
        transactions p
      where
        p.user_id = $1
        and p.id = any (b.transaction_ids)
        and p.deleted_at is null
      order by
        p.booked_at desc,
        p.id desc
      limit
        1
    )
  end
where
  u.id = $1
order by
  b.id;

-- detectionState

select
  revision as "detectedRevision",
  as_of as "detectedAsOf",
  since as "detectedSince"
from
  bill_detection_state
where
  user_id = $1;

-- replaceAll

select
  1
from
  users
where
  id = $1
  and deleted_at is null
for key share;

select
from
  bill_detection_state
where
  user_id = $1
for update;

select
  b.id,
  b.user_id as "userId",
  b.amount,
  b.last_correction as "lastCorrection",
  b.transaction_ids as "transactionIds",
  b.confidence,
  b.name,
  b.source,
  b.cycle,
  b.currency,
  b.status,
  b.next_date as "nextDate",
  b.created_at as "createdAt",
  b.updated_at as "updatedAt",
  b.facts,
  b.found,
  b.corrections,
  b.gone
from
  recurring_bills b
where
  b.user_id = $1
order by
  b.id
for update;

insert into
  "recurring_bills" (
    "id",
    "user_id",
    "amount",
    "last_correction",
    "transaction_ids",
    "confidence",
    "name",
    "source",
    "cycle",
    "currency",
    "status",
    "next_date",
    "created_at",
    "updated_at",
    "facts",
    "found",
    "corrections",
    "gone"
  )
values
  (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
on conflict ("user_id", "id") do update
set
  "amount" = excluded."amount",
  "last_correction" = excluded."last_correction",
  "transaction_ids" = excluded."transaction_ids",
  "confidence" = excluded."confidence",
  "name" = excluded."name",
  "source" = excluded."source",
  "cycle" = excluded."cycle",
  "currency" = excluded."currency",
  "status" = excluded."status",
  "next_date" = excluded."next_date",
  "created_at" = excluded."created_at",
  "updated_at" = excluded."updated_at",
  "facts" = excluded."facts",
  "found" = excluded."found",
  "corrections" = excluded."corrections",
  "gone" = excluded."gone"
returning
  "id";

update users
set
  revision = $2
where
  id = $1
  and deleted_at is null;

insert into
  bill_detection_state as stored (user_id, revision, as_of, incomes, since)
values
  ($1, $2, $3, $4::jsonb, $5)
on conflict (user_id) do update
set
  revision = excluded.revision,
  as_of = excluded.as_of,
  incomes = excluded.incomes,
  since = excluded.since
where
  (stored.revision, stored.as_of) <= (excluded.revision, excluded.as_of);

insert into
  "recurring_bills" (
    "user_id",
    "amount",
    "last_correction",
    "transaction_ids",
    "confidence",
    "name",
    "source",
    "cycle",
    "currency",
    "status",
    "next_date",
    "created_at",
    "updated_at",
    "facts",
    "found",
    "corrections",
    "gone"
  )
values
  (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning
  "id";

delete from "recurring_bills"
where
  "user_id" = ?
  and "id" in (?);

-- incomes

select
  incomes
from
  bill_detection_state
where
  user_id = $1;
