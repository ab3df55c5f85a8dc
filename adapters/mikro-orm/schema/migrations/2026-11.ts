import { OWNED, type SchemaMigration } from './schema-migration.ts';

/** ±(2^53−1), the range of amounts (contract 1.6). */
const SAFE = 'between -9007199254740991 and 9007199254740991';

const CURRENCY = "check (currency ~ '^[A-Z]{3}$')";

/**
 * Creates the tables of the first release. Owned tables have a `user_id` and the key (user_id, id), and refer to each
 * other by both, so that the schema can be distributed by `user_id` unchanged. All ids come from one sequence, so that
 * an id identifies one row in the whole store. Only the domain checks sets of words that a release may extend, such as
 * account types and bill cycles.
 */
const FOUNDATION: SchemaMigration = {
  name: '20261121-foundation',
  up: [
    // Both are trusted extensions: the owner of the database may create them.
    'create extension if not exists pg_trgm',
    'create extension if not exists btree_gin',

    // Ids below 1000 belong to the built-in banks and categories.
    'create sequence coffer_id as bigint start with 1000',

    // `email` is null in tombstones, and nulls are distinct, so it is unique among live users.
    `create table users (
      id bigint primary key default nextval('coffer_id'),
      email text unique,
      password_hash text,
      currency text not null ${CURRENCY},
      plan text not null check (plan in ('free', 'pro')),
      created_at timestamptz not null,
      deleted_at timestamptz,
      transaction_revision bigint not null default 0,
      constraint users_tombstone check ((deleted_at is null) = (email is not null))
    )`,

    `create table api_keys (
      ${OWNED},
      name text not null check (char_length(name) between 1 and 255),
      hash text not null unique,
      prefix text not null,
      last_four text not null,
      scopes text[] not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      last_used_at timestamptz,
      revoked_at timestamptz
    )`,

    // They outlive their user, so that the token of a deleted user can be distinguished from an unknown one.
    `create table access_tokens (
      ${OWNED},
      hash text not null unique,
      audience text not null check (audience in ('v1', 'mcp')),
      scopes text[] not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz
    )`,

    `create table banks (
      id bigint primary key default nextval('coffer_id'),
      name text not null,
      slug text not null unique,
      country text,
      logo_url text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,

    `create table categories (
      id bigint primary key,
      parent_id bigint references categories (id),
      type text not null check (type in ('income', 'expense')),
      level smallint not null,
      accountable smallint not null check (accountable in (0, 1)),
      slug text not null unique,
      icon text not null,
      name text not null,
      description text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,

    `create table bank_connections (
      ${OWNED},
      bank_id bigint not null references banks (id),
      unique (user_id, bank_id),
      unique (user_id, id, bank_id)
    )`,

    `create table bank_accounts (
      ${OWNED},
      external_id uuid not null,
      bank_id bigint not null references banks (id),
      bank_connection_id bigint not null,
      kind text not null check (kind in ('manual', 'connected')),
      name text not null check (char_length(name) between 1 and 255),
      type text not null,
      subtype text check (char_length(subtype) between 1 and 64),
      currency text not null ${CURRENCY},
      balance bigint not null check (balance ${SAFE}),
      initial_balance bigint not null check (initial_balance ${SAFE}),
      hidden boolean not null,
      last_transaction_created_at timestamptz not null,
      last_balance_created_at timestamptz not null,
      deleted_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      foreign key (user_id, bank_connection_id, bank_id) references bank_connections (user_id, id, bank_id)
    )`,

    // filter[text] searches `search_text`. The application makes and lower-cases it, because lower() depends on the
    // collation of the database, while the text must agree with the pattern and with every other store.
    `create table transactions (
      user_id bigint not null,
      id bigint not null default nextval('coffer_id'),
      bank_account_id bigint not null,
      category_id bigint not null references categories (id),
      status text not null check (status in ('booked', 'pending')),
      type text not null,
      "from" jsonb not null,
      "to" jsonb not null,
      description text not null check (char_length(description) between 1 and 500),
      merchant_name text,
      notes text check (char_length(notes) <= 5000),
      amount bigint not null check (amount <> 0 and amount ${SAFE}),
      currency text not null ${CURRENCY},
      account_amount bigint check (account_amount ${SAFE}),
      booked_at timestamptz not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deleted_at timestamptz,
      search_text text not null,
      primary key (user_id, id),
      foreign key (user_id, bank_account_id) references bank_accounts (user_id, id),
      constraint transactions_type_follows_sign check (type = case when amount < 0 then 'expense' else 'income' end)
    )`,

    // The order of the list. With the included columns, filters, counts and sums need to read only the index.
    `create index transactions_list on transactions (user_id, booked_at desc, id desc)
      include (amount, type, category_id, bank_account_id, currency) where deleted_at is null`,
    `create index transactions_account on transactions (user_id, bank_account_id, booked_at desc, id desc)
      where deleted_at is null`,
    `create index transactions_category on transactions (user_id, category_id, booked_at desc, id desc)
      where deleted_at is null`,
    'create index transactions_search on transactions using gin (user_id, search_text gin_trgm_ops) where deleted_at ' +
      'is null',

    // Counts and sums need to read only the index where VACUUM has run since the last change, insertions included.
    `alter table transactions set (
      autovacuum_vacuum_scale_factor = 0.02,
      autovacuum_vacuum_insert_scale_factor = 0.02,
      autovacuum_analyze_scale_factor = 0.02
    )`,

    `create table idempotency_keys (
      user_id bigint not null references users (id),
      key text not null,
      request_hash text not null,
      result_id bigint not null,
      created_at timestamptz not null,
      primary key (user_id, key)
    )`,
    'create index idempotency_keys_age on idempotency_keys (created_at)',

    `create table exchange_rates (
      currency text not null ${CURRENCY},
      date date not null,
      per_eur numeric(24, 12) not null check (per_eur > 0),
      source text not null,
      primary key (currency, date)
    )`,

    `create table recurring_bills (
      ${OWNED},
      name text not null,
      source text not null check (source in ('manual', 'detected')),
      detection_key text,
      cycle text not null,
      amount bigint not null check (amount > 0 and amount ${SAFE}),
      currency text not null ${CURRENCY},
      status text not null check (status in ('active', 'inactive', 'archived')),
      next_date date,
      confidence double precision check (confidence between 0 and 1),
      facts jsonb not null,
      transaction_ids bigint[] not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (user_id, detection_key),
      constraint recurring_bills_key check ((source = 'detected') = (detection_key is not null))
    )`,

    `create table bill_detection_state (
      user_id bigint primary key references users (id),
      revision bigint not null,
      as_of date not null
    )`,
  ],
  /** Keeps the extensions, which other schemas of the database may use. */
  down: [
    `drop table bill_detection_state, recurring_bills, exchange_rates, idempotency_keys, transactions, bank_accounts,
      bank_connections, categories, banks, access_tokens, api_keys, users`,
    'drop sequence coffer_id',
  ],
};

const LISTED_PLACES = `create unlogged table rate_windows (
    user_id bigint primary key,
    taken timestamptz[] not null,
    granted boolean not null
  ) with (fillfactor = 50)`;

/**
 * Stores the places that each user has taken at the tool endpoint. The table is unlogged: nothing in it lives longer
 * than a minute, so it need not survive a crash, and requests need not wait for the disk. It does not refer to users,
 * so that it can move to another database.
 */
const RATE_WINDOWS: SchemaMigration = {
  name: '20261122-rate-windows',
  up: [LISTED_PLACES],
  down: ['drop table rate_windows'],
};

/**
 * Drops the detection key: a detected bill is found again by the payments that it shares with a stored one. Bills,
 * their ids and verdicts stay. Undoing this gives each detected bill a key of its own, which later detections replace.
 */
const BILL_KEYS: SchemaMigration = {
  name: '20261123-bill-keys',
  up: ['alter table recurring_bills drop column detection_key'],
  down: [
    'alter table recurring_bills add column detection_key text',
    `update recurring_bills set detection_key = id::text where source = 'detected'`,
    'alter table recurring_bills add unique (user_id, detection_key)',
    `alter table recurring_bills add constraint recurring_bills_key
      check ((source = 'detected') = (detection_key is not null))`,
  ],
};

/**
 * What people and AI clients need to sign in: browser sessions, approvals of clients, the records of the authorization
 * server, and the keys of the service. Secrets are stored as SHA-256 hashes, or sealed where they must be read back.
 */
const SIGN_IN: SchemaMigration = {
  name: '20261123-sign-in',
  up: [
    'alter table access_tokens add column client_id text, add column grant_id text',
    'create index access_tokens_grant on access_tokens (grant_id) where grant_id is not null',
    'create index access_tokens_expiry on access_tokens (expires_at)',

    `create table sessions (
      ${OWNED},
      hash text not null unique,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      confirmed_at timestamptz not null,
      expires_at timestamptz not null,
      user_agent text not null check (char_length(user_agent) <= 200),
      address text not null
    )`,
    'create index sessions_expiry on sessions (expires_at)',

    `create table connected_apps (
      ${OWNED},
      grant_id text not null unique,
      client_id text not null,
      client_name text not null,
      redirect_hosts text[] not null,
      audience text not null check (audience in ('v1', 'mcp')),
      scopes text[] not null,
      created_at timestamptz not null,
      last_used_at timestamptz,
      revoked_at timestamptz
    )`,
    'create index connected_apps_client on connected_apps (client_id)',

    // No reference to users: a record may be written before anybody has signed in. Erasing a user removes theirs.
    `create table oauth_records (
      kind text not null,
      key_hash text not null,
      user_id bigint,
      grant_id text,
      uid text,
      payload text not null,
      created_at timestamptz not null,
      expires_at timestamptz,
      consumed_at timestamptz,
      primary key (kind, key_hash)
    )`,
    'create index oauth_records_user on oauth_records (user_id) where user_id is not null',
    'create index oauth_records_grant on oauth_records (grant_id) where grant_id is not null',
    'create index oauth_records_uid on oauth_records (kind, uid) where uid is not null',
    'create index oauth_records_expiry on oauth_records (expires_at) where expires_at is not null',

    `create table service_keys (
      id bigint primary key default nextval('coffer_id'),
      purpose text not null,
      sealed text not null,
      created_at timestamptz not null
    )`,
  ],
  down: [
    'drop table service_keys, oauth_records, connected_apps, sessions',
    'drop index access_tokens_expiry',
    'drop index access_tokens_grant',
    'alter table access_tokens drop column client_id, drop column grant_id',
  ],
};

/** The seam between merchant name and description, U+FFFF, is the one character of three bytes that every row has. */
const UP = `update transactions
  set search_text = translate(
    normalize(regexp_replace(normalize(search_text, NFD), '[\\u0300-\\u036f]', '', 'g'), NFC),
    'øłđħ', 'oldh'
  )
  where octet_length(search_text) > char_length(search_text) + 2`;

/**
 * Removes the accents from `search_text`, as `searchForm` does since then, so that transactions stored before are found
 * regardless of accents too (contract 2.5). Only rows with characters outside of ASCII change.
 */
const SEARCH_WITHOUT_ACCENTS: SchemaMigration = {
  name: '20261124-search-without-accents',
  up: [UP],
  /**
   * The accents stay out: an older release finds such transactions by the plain letters only, until they are changed.
   */
  down: [],
};

/**
 * Counters of the package `rate-limiter-flexible`, which reads and writes this table itself: how often passwords and
 * codes were tried. Keys hold hashes of e-mail addresses and network addresses, and expire within a day.
 */
const SIGN_IN_ATTEMPTS: SchemaMigration = {
  name: '20261125-sign-in-attempts',
  up: [
    `create table sign_in_attempts (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`,
    'create index sign_in_attempts_expiry on sign_in_attempts (expire)',
  ],
  down: ['drop table sign_in_attempts'],
};

/**
 * Second factors: authenticator apps with their secrets sealed, hashes of recovery codes, and sign-ins that wait for a
 * factor.
 */
const SECOND_FACTORS: SchemaMigration = {
  name: '20261126-second-factors',
  up: [
    `create table totp_factors (
      user_id bigint primary key references users (id),
      sealed_secret text not null,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      last_step bigint not null
    )`,

    `create table recovery_codes (
      user_id bigint not null references users (id),
      hash text not null,
      created_at timestamptz not null,
      primary key (user_id, hash)
    )`,

    `create table pending_sign_ins (
      ${OWNED},
      hash text not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    'create index pending_sign_ins_expiry on pending_sign_ins (expires_at)',
  ],
  down: ['drop table pending_sign_ins, recovery_codes, totp_factors'],
};

/** Public keys of passkeys, and hashes of the challenges that were answered, until they expire. */
const PASSKEYS: SchemaMigration = {
  name: '20261127-passkeys',
  up: [
    `create table passkeys (
      ${OWNED},
      name text not null check (char_length(name) between 1 and 60),
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      transports text[] not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`,

    `create table spent_challenges (
      hash text primary key,
      expires_at timestamptz not null
    )`,
    'create index spent_challenges_expiry on spent_challenges (expires_at)',
  ],
  down: ['drop table spent_challenges, passkeys'],
};

/**
 * What assistants asked, for the people whom it was about. Kept for 90 days, so the index on the time serves the
 * removal.
 */
const TOOL_CALLS: SchemaMigration = {
  name: '20261127-tool-calls',
  up: [
    `create table tool_calls (
      ${OWNED},
      at timestamptz not null,
      client_id text,
      tool text not null,
      outcome text not null check (outcome in ('ok', 'invalid_arguments', 'failed'))
    )`,
    'create index tool_calls_at on tool_calls (at)',
  ],
  down: ['drop table tool_calls'],
};

/** Which subjects of a foreign issuer are users here. */
const EXTERNAL_IDENTITIES: SchemaMigration = {
  name: '20261128-external-identities',
  up: [
    `create table external_identities (
      ${OWNED},
      issuer text not null,
      subject text not null check (char_length(subject) between 1 and 255),
      created_at timestamptz not null,
      unique (issuer, subject)
    )`,
  ],
  down: ['drop table external_identities'],
};

/**
 * Gives the data of each user, and the data that all users share, a revision (`domain/revision.ts`). It is random: a
 * counter would count again to the same numbers after a backup has been restored.
 */
const REVISIONS: SchemaMigration = {
  name: '20261129-revisions',
  up: [
    'alter table users add column revision uuid not null default gen_random_uuid()',
    `create table shared_revision (
      one boolean primary key default true check (one),
      revision uuid not null default gen_random_uuid()
    )`,
    'insert into shared_revision default values',
  ],
  down: ['drop table shared_revision', 'alter table users drop column revision'],
};

/**
 * Counts places instead of listing each: `upto` is how many had been taken when the one at the same position of `taken`
 * was. What was taken in the last minute is forgotten. The arrays never grow beyond half a page, and packing them would
 * take longer than writing them.
 */
const COUNTED_PLACES: SchemaMigration = {
  name: '20261130-counted-places',
  up: [
    'drop table rate_windows',
    `create unlogged table rate_windows (
      user_id bigint primary key,
      taken timestamptz[] not null,
      upto bigint[] not null,
      granted boolean not null,
      remaining integer not null,
      wait_seconds integer not null
    ) with (fillfactor = 50)`,
    'alter table rate_windows alter column taken set storage plain',
    'alter table rate_windows alter column upto set storage plain',
  ],
  down: ['drop table rate_windows', LISTED_PLACES],
};

/** In the order in which they are applied. */
export const NOVEMBER_2026: readonly SchemaMigration[] = [
  FOUNDATION,
  RATE_WINDOWS,
  BILL_KEYS,
  SIGN_IN,
  SEARCH_WITHOUT_ACCENTS,
  SIGN_IN_ATTEMPTS,
  SECOND_FACTORS,
  PASSKEYS,
  TOOL_CALLS,
  EXTERNAL_IDENTITIES,
  REVISIONS,
  COUNTED_PLACES,
];
