/**
 * Where the rows of each table are on Citus (docs/decisions/citus-distributes-what-grows.md). A test compares the lists
 * with the schema.
 */

/** By `user_id`, in the order in which they refer to each other. `users` itself is distributed by `id`, before them. */
export const DISTRIBUTED_TABLES: readonly string[] = [
  'bank_connections',
  'bank_accounts',
  'transactions',
  'idempotency_keys',
  'recurring_bills',
  'bill_detection_state',
  'imports',
  'import_statements',
  'import_rows',
  'import_removals',
  'own_transfer_backlog',
  'feed_connections',
  'feed_accounts',
  'category_rules',
  'renewals',
  'possible_duplicates',
  'account_merges',
  'tool_calls',
];

/** Copied to every node, because statements on the tables above read them or refer to them. */
export const REFERENCE_TABLES: readonly string[] = ['banks', 'categories', 'shared_revision'];

/**
 * On the coordinator, because they are looked up by a secret before the user is known, or serve signing in. Their
 * foreign keys to `users` go: Citus has none from a table of one node to a distributed one. No row of `users` ever
 * goes.
 */
export const HELD_BY_USERS: readonly string[] = [
  'api_keys',
  'access_tokens',
  'sessions',
  'pending_sign_ins',
  'totp_factors',
  'recovery_codes',
  'passkeys',
  'connected_apps',
  'external_identities',
];

/** On the coordinator, these because they are small, of nobody, or forgotten within minutes. */
export const COORDINATOR_TABLES: readonly string[] = [
  ...HELD_BY_USERS,
  'oauth_records',
  'exchange_rates',
  'service_keys',
  'spent_challenges',
  'sign_in_attempts',
  'rate_windows',
  'uploads',
];

/** Exists on Citus alone, on the coordinator: finds a user by e-mail address, and keeps two from having the same. */
export const EMAILS_TABLE = 'user_emails';
