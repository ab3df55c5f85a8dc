import { KEPT_TABLES, OWNED_TABLES } from './owned-tables.ts';

/** The tables whose rows belong to nobody alone. A test compares all lists of tables with the schema. */
const SHARED_TABLES: readonly string[] = [
  'users',
  'banks',
  'categories',
  'shared_revision',
  'exchange_rates',
  'service_keys',
  'spent_challenges',
  'sign_in_attempts',
];

/** The table in which the migrator keeps the names of what it applied. */
export const MIGRATIONS_TABLE = 'coffer_migrations';

/** What no backup holds: nothing in an unlogged table is meant to survive a crash, let alone to move elsewhere. */
export const TABLES_LEFT_OUT: readonly string[] = ['rate_windows', 'uploads', MIGRATIONS_TABLE];

/** What a backup holds. */
export const BACKED_UP_TABLES: readonly string[] = [...SHARED_TABLES, ...KEPT_TABLES, ...OWNED_TABLES].filter(
  (table) => !TABLES_LEFT_OUT.includes(table),
);

/** Apart from the sequence of the migrator's own table. */
export const SEQUENCES: readonly string[] = ['coffer_id'];

/**
 * Tables that a service fills by itself before anybody uses it. A database with rows in no other table counts as empty.
 */
export const TABLES_FILLED_BY_ITSELF: readonly string[] = [
  ...TABLES_LEFT_OUT,
  'banks',
  'categories',
  'shared_revision',
  'service_keys',
  'oauth_records',
  'spent_challenges',
  'sign_in_attempts',
];
