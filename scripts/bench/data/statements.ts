import { ACCOUNTS_PER_USER, FIRST_ACCOUNT_ID, FIRST_TRANSACTION_ID, FIRST_USER_ID } from './bench-user.ts';

/** One user in the table that the following statements read: number from 0, live transactions, days of history. */
export const BENCH_USERS = `create unlogged table bench_users (number int primary key, size int not null, days int not null)`;

/** `$1`: the sizes. The more a user has, the longer they have been here: two, five or ten years. */
export const FILL_BENCH_USERS = `insert into bench_users
  select place - 1, size, case when size > 20000 then 3650 when size > 5000 then 1825 else 730 end
  from unnest($1::int[]) with ordinality as given (size, place)`;

export const USERS = `insert into users (id, email, currency, plan, created_at)
  select ${FIRST_USER_ID} + number, 'user' || number || '@bench.example', 'USD', 'pro', now() - days * interval '1 day'
  from bench_users`;

export const CONNECTIONS = `insert into bank_connections (user_id, id, bank_id)
  select ${FIRST_USER_ID} + number, 500000 + number, 1 from bench_users`;

export const ACCOUNTS = `insert into bank_accounts (user_id, id, external_id, bank_id, bank_connection_id, kind, name, type,
    currency, balance, initial_balance, hidden, last_transaction_created_at, last_balance_created_at, created_at, updated_at)
  select ${FIRST_USER_ID} + number, ${FIRST_ACCOUNT_ID} + number * ${ACCOUNTS_PER_USER} + place - 1, gen_random_uuid(), 1,
    500000 + number, 'manual', name, type, 'USD', 0, 0, false, now(), now(), now(), now()
  from bench_users, unnest(array['Everyday', 'Rainy day', 'Credit card'], array['checking', 'savings', 'credit'])
    with ordinality as account (name, type, place)`;

/** `$1` to `$3`: user ids, digests of API keys, digests of access tokens. */
export const CREDENTIALS = [
  `insert into api_keys (user_id, name, hash, prefix, last_four, scopes, created_at, expires_at)
    select user_id, 'bench', hash, 'coffer_sk_', 'xxxx', '{finance:read,finance:write}', now(), now() + interval '30 days'
    from unnest($1::bigint[], $2::text[]) as key (user_id, hash)`,
  `insert into access_tokens (user_id, hash, audience, scopes, created_at, expires_at)
    select user_id, hash, 'mcp', '{finance:read}', now(), now() + interval '30 days'
    from unnest($1::bigint[], $2::text[]) as token (user_id, hash)`,
] as const;

const BILLS_PER_MONTH = 4;

/**
 * The order in which the rows are stored: by booking day over all users, so that the rows of one user lie far apart, as
 * they do in a service that has run for years. One row in fifty is a deleted one, on top of the live ones. A user's
 * first rows are four monthly payments; all others lie on random days.
 */
export const BENCH_ROWS = `create unlogged table bench_rows as
  select row_number() over (order by booked, number, n) as place, number, n, booked, n > size as is_deleted,
    case when is_bill then (n - 1) % ${BILLS_PER_MONTH} end as bill
  from (
    select number, size, n, is_bill, case when is_bill
      then (current_date - make_interval(months => (n - 1) / ${BILLS_PER_MONTH}))::date - 1 - (n - 1) % ${BILLS_PER_MONTH} * 6
      else current_date - (hashint8extended(n * 4001::bigint + number, 1) & 65535)::int % days
    end as booked
    from bench_users
    cross join lateral generate_series(1, size + size / 50) n
    cross join lateral (select n <= least(days / 30 * ${BILLS_PER_MONTH}, size / 4) as is_bill) kind
  ) made`;

export const INDEX_BENCH_ROWS = 'create index on bench_rows (place)';

/**
 * `$1`, `$2`: first and last place. About 960 merchants, the first ones far more often than the last ones. Each belongs
 * to one category. A description ends with six hexadecimal digits, so that a search can be rare.
 */
export const TRANSACTIONS = `insert into transactions (user_id, id, bank_account_id, category_id, status, type, "from", "to",
    description, merchant_name, notes, amount, currency, account_amount, booked_at, created_at, updated_at, deleted_at, search_text)
  select ${FIRST_USER_ID} + number, ${FIRST_TRANSACTION_ID} + place,
    ${FIRST_ACCOUNT_ID} + number * ${ACCOUNTS_PER_USER} + case when bill is null then chance % 8 % ${ACCOUNTS_PER_USER} else 0 end,
    case when amount > 0 then earnings.ids[1 + chance % 2] else spendings.ids[1 + merchant % spendings.count] end,
    'booked', case when amount > 0 then 'income' else 'expense' end,
    case when amount > 0 then parties else '[]' end, case when amount > 0 then '[]' else parties end,
    description, name, case when chance % 9 = 0 then 'Split with a friend' end, amount, 'USD', amount,
    booked::timestamp at time zone 'UTC', stored, stored, case when is_deleted then stored end,
    lower(name) || U&'\\FFFF' || lower(description)
  from (
    select *, jsonb_build_array(jsonb_build_object('name', name)) as parties,
      'CARD PURCHASE ' || upper(name) || ' ' || reference as description,
      booked::timestamp at time zone 'UTC' + 30000 * interval '1 second' + chance % 20000000 * interval '3 milliseconds' as stored
    from (
      select *, first_names[1 + merchant / 24] || ' ' || second_names[1 + merchant % 24] as name,
        lpad(to_hex(chance & 16777215), 6, '0') as reference,
        case when bill is not null then -(900 + number % 50 * 100 + bill * 1500)
          when chance % 15 = 0 then 100000 + chance % 200000 else -(150 + chance % 97 * (chance % 89)) end as amount
      from (
        select bench_rows.*, chance::int, case when bill is null then (959 * sqrt_share * sqrt_share)::int else number % 230 + bill * 240 end as merchant
        from bench_rows
        cross join lateral (select hashint8extended(place, 2) & 2147483647 as chance) drawn
        cross join lateral (select (hashint8extended(place, 3) & 1048575) / 1048576.0::float8 as sqrt_share) share
        where place between $1::bigint and $2::bigint
      ) chosen, (select $3::text[] as first_names, $4::text[] as second_names) names
    ) named
  ) described
  cross join (select array_agg(id order by id) as ids, count(*)::int as count from categories where type = 'expense' and level = 2) spendings
  cross join (select array_agg(id order by id) as ids from categories where type = 'income' and level = 2) earnings`;

/** What a manual account's balance must be (contract 2.8). */
export const BALANCES = `update bank_accounts a set balance = sums.total
  from (select bank_account_id as id, sum(account_amount) as total from transactions where deleted_at is null group by 1) sums
  where sums.id = a.id`;

/** The monthly payments of each user as detection finds them, so that no detection has to run before the bench. */
export const BILLS = `insert into recurring_bills (user_id, name, source, cycle, amount, currency, status, next_date, confidence,
    facts, transaction_ids, created_at, updated_at)
  select user_id, max(merchant_name), 'detected', 'monthly', max(-amount), 'USD', 'active',
    (max(booked_at) + interval '1 month')::date, 0.97, '[]', array_agg(id order by id), now(), now()
  from transactions join bench_rows on ${FIRST_TRANSACTION_ID} + place = id
  where bill is not null group by user_id, bill order by user_id, bill`;

export const DETECTION_STATES = `insert into bill_detection_state (user_id, revision, as_of)
  select id, transaction_revision, (now() at time zone 'UTC')::date from users where id >= ${FIRST_USER_ID}`;

export const DROP_BENCH_TABLES = ['drop table bench_rows', 'drop table bench_users'] as const;
