import { OWNED, type SchemaMigration } from './schema-migration.ts';

/**
 * Lets a text search read one user's search texts from an index, in the order of lists. An index holds no entry of more
 * than 2,704 bytes, so the few long texts have an index of their own, without the text.
 */
const TEXT_INDEX: SchemaMigration = {
  name: '20261201-text-index',
  up: [
    `create index transactions_text on transactions (user_id, booked_at desc, id desc)
      include (bank_account_id, category_id, type, amount, currency, search_text)
      where deleted_at is null and octet_length(search_text) <= 2000`,
    `create index transactions_long_text on transactions (user_id, booked_at desc, id desc)
      where deleted_at is null and octet_length(search_text) > 2000`,
  ],
  down: ['drop index transactions_long_text', 'drop index transactions_text'],
};

/**
 * Whether another account has a transaction within the days whose amount is in the range, or one of the same sign in
 * another currency. The function is volatile, so that it sees what was committed while the statement that calls it
 * waited for a lock.
 */
const MAY_HAVE_OTHER_LEG = `create function may_have_other_leg(owner bigint, account bigint, booked_on date,
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
  end $$`;

/**
 * Links the two legs of a transfer between own accounts. There is no foreign key: deleting the transactions of an
 * account would look for the other leg of each, and the unit of work that deletes a leg also removes the link to it.
 *
 * Users who are there already are matched one after the other in the background (`own_transfer_backlog`).
 */
const OWN_TRANSFERS: SchemaMigration = {
  name: '20261202-own-transfers',
  up: [
    `alter table transactions
      add column transfer_transaction_id bigint,
      add column transfer_bank_account_id bigint,
      add constraint transactions_transfer
        check ((transfer_transaction_id is null) = (transfer_bank_account_id is null))`,
    `create index transactions_transfer on transactions (user_id, booked_at desc, id desc)
      include (transfer_transaction_id) where transfer_transaction_id is not null and deleted_at is null`,
    'create table own_transfer_backlog (user_id bigint primary key references users (id))',
    'insert into own_transfer_backlog select id from users where deleted_at is null',
    MAY_HAVE_OTHER_LEG,
  ],
  down: [
    'drop function may_have_other_leg',
    'drop table own_transfer_backlog',
    'drop index transactions_transfer',
    `alter table transactions
      drop column transfer_transaction_id,
      drop column transfer_bank_account_id`,
  ],
};

/**
 * What users imported, and every row as its source showed it. Rows do not refer to their transactions by a foreign key:
 * the row of a transaction that the user deleted stays, so that no later import brings it back. `position` is within
 * the import. Ids of imports ascend in the order in which the imports of an account took effect.
 */
const IMPORTS: SchemaMigration = {
  name: '20261202-imports',
  up: [
    `create table imports (
      ${OWNED},
      format text not null,
      file_name text,
      sha256 text,
      left_out jsonb not null,
      warnings jsonb not null,
      created_at timestamptz not null
    )`,

    `create table import_statements (
      user_id bigint not null,
      import_id bigint not null,
      number integer not null,
      bank_account_id bigint not null,
      source text not null,
      account_hash text,
      covered_from date,
      covered_to date,
      facts jsonb not null,
      primary key (user_id, import_id, number),
      foreign key (user_id, import_id) references imports (user_id, id),
      foreign key (user_id, bank_account_id) references bank_accounts (user_id, id)
    )`,
    'create index import_statements_account on import_statements (user_id, bank_account_id)',
    `create index import_statements_hash on import_statements (user_id, account_hash, import_id)
      where account_hash is not null`,

    `create table import_rows (
      user_id bigint not null,
      import_id bigint not null,
      position integer not null,
      line integer,
      bank_account_id bigint not null,
      source text not null,
      source_id text,
      day date,
      amount bigint,
      currency text,
      status text,
      text text not null,
      decision text not null,
      reason text not null,
      transaction_id bigint,
      possible_duplicate_of bigint,
      is_origin boolean not null,
      before jsonb,
      primary key (user_id, import_id, position),
      foreign key (user_id, import_id) references imports (user_id, id)
    )`,
    'create index import_rows_days on import_rows (user_id, bank_account_id, day)',
    `create index import_rows_transaction on import_rows (user_id, transaction_id, import_id, position)
      where transaction_id is not null`,
  ],
  down: ['drop table import_rows, import_statements, imports'],
};

/** How files of one layout were read, so that what a user has answered is not asked again. */
const REMEMBERED_LAYOUTS: SchemaMigration = {
  name: '20261203-remembered-layouts',
  up: [
    'alter table imports add column fingerprint text, add column read_as jsonb',
    'create index imports_fingerprint on imports (user_id, fingerprint, id) where fingerprint is not null',
  ],
  down: ['drop index imports_fingerprint', 'alter table imports drop column fingerprint, drop column read_as'],
};

/**
 * Connections to providers of bank feeds, and the accounts that they show. `bank_connections` stays what it is: that a
 * user has accounts at a bank. Secrets are sealed, and of account numbers only the last characters and a hash are here.
 */
const FEED_CONNECTIONS: SchemaMigration = {
  name: '20261204-feed-connections',
  up: [
    `create table feed_connections (
      ${OWNED},
      provider text not null,
      name text not null,
      state text not null,
      sealed_credentials text,
      provider_key text,
      cursor text,
      consent_state_hash text,
      consent_sealed_pending text,
      consent_until timestamptz,
      consent_expires_at timestamptz,
      problem jsonb,
      failures integer not null,
      recent_fetches jsonb not null,
      last_success_at timestamptz,
      next_sync_at timestamptz,
      lease_holder uuid,
      lease_until timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((consent_state_hash is null) = (consent_until is null)),
      check ((consent_state_hash is null) = (consent_sealed_pending is null)),
      check ((lease_holder is null) = (lease_until is null))
    )`,
    'create index feed_connections_due on feed_connections (next_sync_at) where next_sync_at is not null',
    'create index feed_connections_key on feed_connections (provider, provider_key) where provider_key is not null',
    'create index feed_connections_consents on feed_connections (consent_until) where consent_until is not null',

    `create table feed_accounts (
      user_id bigint not null,
      id bigint not null default nextval('coffer_id'),
      connection_id bigint not null,
      key text not null,
      name text not null,
      institution_name text not null,
      institution_country text,
      kind text,
      last_four text,
      number_hash text,
      currency text,
      balance bigint,
      balance_at timestamptz,
      decision text not null,
      bank_account_id bigint,
      covered_from date,
      covered_to date,
      problem jsonb,
      last_success_at timestamptz,
      created_at timestamptz not null,
      primary key (user_id, id),
      unique (user_id, connection_id, key),
      unique (user_id, connection_id, bank_account_id),
      foreign key (user_id, connection_id) references feed_connections (user_id, id),
      foreign key (user_id, bank_account_id) references bank_accounts (user_id, id),
      check ((decision = 'linked') = (bank_account_id is not null)),
      check ((covered_from is null) = (covered_to is null))
    )`,
    'create index feed_accounts_account on feed_accounts (user_id, bank_account_id) where bank_account_id is not null',
    'create index feed_accounts_hash on feed_accounts (user_id, number_hash) where number_hash is not null',

    // Files number their rows anew, so only rows of feeds are ever looked for by their ids.
    `create index import_rows_feed_ids on import_rows (user_id, source, source_id)
      where source like 'feed:%' and source_id is not null`,
  ],
  down: ['drop index import_rows_feed_ids', 'drop table feed_accounts, feed_connections'],
};

const INDEX = 'create index transactions_account on transactions (user_id, bank_account_id, booked_at desc, id desc)';

/**
 * Lets PostgreSQL count an account's expenses from the index of accounts alone. Without their type, it read each of the
 * account's rows from the table.
 */
const ACCOUNT_INDEX: SchemaMigration = {
  name: '20261205-account-index',
  up: ['drop index transactions_account', `${INDEX} include (type) where deleted_at is null`],
  down: ['drop index transactions_account', `${INDEX} where deleted_at is null`],
};

/** The categories that users want for merchants: one at most for each merchant and type. */
const CATEGORY_RULES: SchemaMigration = {
  name: '20261206-category-rules',
  up: [
    `create table category_rules (
      ${OWNED},
      merchant text not null check (char_length(merchant) between 1 and 255),
      key text not null check (char_length(key) between 1 and 200),
      type text check (type in ('income', 'expense')),
      category_id bigint not null references categories (id),
      origin text not null check (origin in ('manual', 'correction')),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique nulls not distinct (user_id, key, type)
    )`,
  ],
  down: ['drop table category_rules'],
};

/**
 * The keyed hash of the other party's account number, as a source showed it with a row. It is compared with the hashes
 * of the user's own accounts, so that moves between them are recognised.
 */
const COUNTERPARTY_HASHES: SchemaMigration = {
  name: '20261207-counterparty-hashes',
  up: ['alter table import_rows add column counterparty_hash text'],
  down: ['alter table import_rows drop column counterparty_hash'],
};

/**
 * The accounts that were deleted and whose rows of imports are still to be removed. Nobody sees these rows any more.
 * `is_last` says that the import has no statement of another account, so that nobody sees the import either.
 */
const IMPORT_REMOVALS: SchemaMigration = {
  name: '20261208-import-removals',
  up: [
    `create table import_removals (
      user_id bigint not null,
      import_id bigint not null,
      bank_account_id bigint not null,
      is_last boolean not null,
      primary key (user_id, import_id, bank_account_id),
      foreign key (user_id, import_id) references imports (user_id, id)
    )`,
  ],
  /** An older release would show what is still to be removed. */
  down: [
    `delete from import_rows using import_removals as removals
      where removals.user_id = import_rows.user_id and removals.import_id = import_rows.import_id
        and removals.bank_account_id = import_rows.bank_account_id`,
    `create table ended_imports as select user_id, import_id from import_removals where is_last`,
    'drop table import_removals',
    `delete from imports using ended_imports as ended
      where ended.user_id = imports.user_id and ended.import_id = imports.id`,
    'drop table ended_imports',
  ],
};

const MANUAL_BANK_ID = 1;

const IS_UNFILLED = `a.kind = 'connected' and a.deleted_at is null
  and exists (select from import_statements s
    where s.user_id = a.user_id and s.bank_account_id = a.id and s.source like 'feed:%')
  and not exists (select from feed_accounts f where f.user_id = a.user_id and f.bank_account_id = a.id)`;

const BOOKED = `(select coalesce(sum(t.account_amount), 0) from transactions t
  where t.user_id = a.user_id and t.bank_account_id = a.id and t.deleted_at is null and t.status = 'booked')`;

/**
 * Accounts that a feed filled once stayed connected when a person ignored the feed or moved it to another account, so
 * nobody could delete them. They become manual as contract 3.4 says: with the balance that the bank stated last, which
 * is their initial balance and their booked transactions. Accounts without an import of a feed stay as they are: an
 * administrator may have connected them.
 */
const UNFILLED_ACCOUNTS: SchemaMigration = {
  name: '20261209-unfilled-accounts',
  up: [
    // What clients remember of these users' accounts is no longer true.
    `update users u set revision = gen_random_uuid() where exists (
      select from bank_accounts a where a.user_id = u.id and ${IS_UNFILLED}
    )`,
    `insert into bank_connections (user_id, bank_id)
      select distinct a.user_id, ${MANUAL_BANK_ID} from bank_accounts a where ${IS_UNFILLED}
      on conflict (user_id, bank_id) do nothing`,
    `update transactions t set account_amount = t.amount from bank_accounts a
      where a.user_id = t.user_id and a.id = t.bank_account_id and a.currency = t.currency
        and t.account_amount is null and t.deleted_at is null and ${IS_UNFILLED}`,
    `update bank_accounts a set kind = 'manual', bank_id = c.bank_id, bank_connection_id = c.id,
        initial_balance = a.balance - ${BOOKED}, updated_at = now()
      from bank_connections c
      where c.user_id = a.user_id and c.bank_id = ${MANUAL_BANK_ID} and ${IS_UNFILLED}
        and abs(a.balance - ${BOOKED}) <= 9007199254740991`,
  ],
  /** A manual account is one in older releases too. */
  down: [],
};

/**
 * Stores a user's window as the domain has it, which alone decides about it, with a revision by which two requests at
 * once notice each other. What was taken in the last minute is forgotten. The entries are an array of
 * `{at, places}`.
 */
const RATE_WINDOW_ENTRIES: SchemaMigration = {
  name: '20261210-rate-window-entries',
  up: [
    'drop table rate_windows',
    `create unlogged table rate_windows (
      user_id bigint primary key,
      entries json not null,
      revision bigint not null
    ) with (fillfactor = 50)`,
  ],
  down: [
    'drop table rate_windows',
    `create unlogged table rate_windows (
      user_id bigint primary key,
      taken timestamptz[] not null,
      upto bigint[] not null,
      granted boolean not null,
      remaining integer not null,
      wait_seconds integer not null
    ) with (fillfactor = 50)`,
  ],
};

/**
 * `search_text` has the words of all that is shown of a transaction (contract 2.5), which only `searchText` can make.
 * So the transactions of all users are stored again in the background, one user after the other; until then their
 * texts are searched as they are.
 */
const SEARCH_WORDS: SchemaMigration = {
  name: '20261211-search-words',
  up: [
    `insert into own_transfer_backlog select id from users where deleted_at is null
      on conflict (user_id) do nothing`,
  ],
  /** An older release searches the words too. */
  down: [],
};

function indexWith(columns: string): string {
  return `create index transactions_transfer on transactions (user_id, booked_at desc, id desc)
    include (${columns}) where transfer_transaction_id is not null and deleted_at is null`;
}

/** A linked side without a category of its own, or with that of cash withdrawals. */
const FILL = `update transactions t set unlinked_category_id = t.category_id,
    category_id = case
      when t.amount < 0 then case when there.type = 'credit' and here.type <> 'credit' then 902 else 901 end
      else case when here.type = 'credit' and there.type <> 'credit' then 912 else 911 end
    end
  from bank_accounts here, bank_accounts there
  where t.transfer_transaction_id is not null and t.deleted_at is null and t.category_id in (1, 2, 190)
    and here.user_id = t.user_id and here.id = t.bank_account_id
    and there.user_id = t.user_id and there.id = t.transfer_bank_account_id`;

/**
 * Gives the two sides of own transfers the categories that say so, and remembers those that they get back without the
 * link. The index of links has both, so that settling transfers needs no rows. Totals of the users are counted anew.
 */
const LINKED_CATEGORIES: SchemaMigration = {
  name: '20261212-linked-categories',
  up: [
    'alter table transactions add column unlinked_category_id bigint',
    FILL,
    `update users set transaction_revision = transaction_revision + 1
      where id in (select user_id from transactions where unlinked_category_id is not null)`,
    'drop index transactions_transfer',
    indexWith('transfer_transaction_id, category_id, unlinked_category_id'),
  ],
  down: [
    `update transactions set category_id = unlinked_category_id where unlinked_category_id is not null`,
    'drop index transactions_transfer',
    'alter table transactions drop column unlinked_category_id',
    indexWith('transfer_transaction_id'),
  ],
};

/** In the order in which they are applied. */
export const DECEMBER_2026: readonly SchemaMigration[] = [
  TEXT_INDEX,
  OWN_TRANSFERS,
  IMPORTS,
  REMEMBERED_LAYOUTS,
  FEED_CONNECTIONS,
  ACCOUNT_INDEX,
  CATEGORY_RULES,
  COUNTERPARTY_HASHES,
  IMPORT_REMOVALS,
  UNFILLED_ACCOUNTS,
  RATE_WINDOW_ENTRIES,
  SEARCH_WORDS,
  LINKED_CATEGORIES,
];
