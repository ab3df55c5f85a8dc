-- list

select
  feed_accounts.id,
  feed_accounts.user_id as "userId",
  feed_accounts.connection_id as "connectionId",
  feed_accounts.balance,
  feed_accounts.bank_account_id as "bankAccountId",
  feed_accounts.likely_bank_account_id as "likelyBankAccountId",
  feed_accounts.difference,
  feed_accounts.key,
  feed_accounts.name,
  feed_accounts.institution_name as "institutionName",
  feed_accounts.institution_country as "institutionCountry",
  feed_accounts.kind,
  feed_accounts.last_four as "lastFour",
  feed_accounts.number_hash as "numberHash",
  feed_accounts.currency,
  feed_accounts.decision,
  feed_accounts.linked_by as "linkedBy",
  feed_accounts.is_balance_turned as "isBalanceTurned",
  feed_accounts.is_sign_chosen as "isSignChosen",
  feed_accounts.covered_from as "coveredFrom",
  feed_accounts.covered_to as "coveredTo",
  feed_accounts.balance_at as "balanceAt",
  feed_accounts.last_success_at as "lastSuccessAt",
  feed_accounts.created_at as "createdAt",
  feed_accounts.problem,
  feed_accounts.missing_days as "missingDays"
from
  feed_accounts
where
  user_id = $1
  and connection_id = $2
order by
  id;

-- listAll

select
  feed_accounts.id,
  feed_accounts.user_id as "userId",
  feed_accounts.connection_id as "connectionId",
  feed_accounts.balance,
  feed_accounts.bank_account_id as "bankAccountId",
  feed_accounts.likely_bank_account_id as "likelyBankAccountId",
  feed_accounts.difference,
  feed_accounts.key,
  feed_accounts.name,
  feed_accounts.institution_name as "institutionName",
  feed_accounts.institution_country as "institutionCountry",
  feed_accounts.kind,
  feed_accounts.last_four as "lastFour",
  feed_accounts.number_hash as "numberHash",
  feed_accounts.currency,
  feed_accounts.decision,
  feed_accounts.linked_by as "linkedBy",
  feed_accounts.is_balance_turned as "isBalanceTurned",
  feed_accounts.is_sign_chosen as "isSignChosen",
  feed_accounts.covered_from as "coveredFrom",
  feed_accounts.covered_to as "coveredTo",
  feed_accounts.balance_at as "balanceAt",
  feed_accounts.last_success_at as "lastSuccessAt",
  feed_accounts.created_at as "createdAt",
  feed_accounts.problem,
  feed_accounts.missing_days as "missingDays"
from
  feed_accounts
where
  user_id = $1
order by
  id;

-- put

insert into
  feed_accounts (
    user_id,
    connection_id,
    balance,
    bank_account_id,
    likely_bank_account_id,
    difference,
    key,
    name,
    institution_name,
    institution_country,
    kind,
    last_four,
    number_hash,
    currency,
    decision,
    linked_by,
    is_balance_turned,
    is_sign_chosen,
    covered_from,
    covered_to,
    balance_at,
    last_success_at,
    created_at,
    problem,
    missing_days
  )
values
  (
    $1::bigint,
    $2::bigint,
    $3::bigint,
    $4::bigint,
    $5::bigint,
    $6::bigint,
    $7::text,
    $8::text,
    $9::text,
    $10::text,
    $11::text,
    $12::text,
    $13::text,
    $14::text,
    $15::text,
    $16::text,
    $17::boolean,
    $18::boolean,
    $19::date,
    $20::date,
    $21::timestamptz,
    $22::timestamptz,
    $23::timestamptz,
    $24::jsonb,
    $25::jsonb
  )
on conflict (user_id, connection_id, key) do update
set
  balance = excluded.balance,
  bank_account_id = excluded.bank_account_id,
  likely_bank_account_id = excluded.likely_bank_account_id,
  difference = excluded.difference,
  name = excluded.name,
  institution_name = excluded.institution_name,
  institution_country = excluded.institution_country,
  kind = excluded.kind,
  last_four = excluded.last_four,
  number_hash = excluded.number_hash,
  currency = excluded.currency,
  decision = excluded.decision,
  linked_by = excluded.linked_by,
  is_balance_turned = excluded.is_balance_turned,
  is_sign_chosen = excluded.is_sign_chosen,
  covered_from = excluded.covered_from,
  covered_to = excluded.covered_to,
  balance_at = excluded.balance_at,
  last_success_at = excluded.last_success_at,
  created_at = excluded.created_at,
  problem = excluded.problem,
  missing_days = excluded.missing_days
returning
  id;

update users
set
  revision = $2
where
  id = $1
  and deleted_at is null;

-- rename

update feed_accounts
set
  key = $3
where
  user_id = $1
  and id = $2;

update users
set
  revision = $2
where
  id = $1
  and deleted_at is null;

-- release

update feed_accounts
set
  decision = 'undecided',
  bank_account_id = null,
  linked_by = null,
  difference = null,
  covered_from = null,
  covered_to = null,
  missing_days = '[]'
where
  user_id = $1
  and bank_account_id = $2;

update users
set
  revision = $2
where
  id = $1
  and deleted_at is null;

-- forgetCoverage

update feed_accounts
set
  covered_from = null,
  covered_to = null
where
  user_id = $1
  and connection_id = $2;

update users
set
  revision = $2
where
  id = $1
  and deleted_at is null;
