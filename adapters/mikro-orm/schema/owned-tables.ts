/**
 * The tables whose rows belong to a user and go when the user is erased, in the order in which they refer to each
 * other. A test compares them with the schema.
 */
export const OWNED_TABLES: readonly string[] = [
  'own_transfer_backlog',
  'bill_detection_state',
  'recurring_bills',
  'category_rules',
  'renewals',
  'uploads',
  'possible_duplicates',
  'account_merges',
  'import_rows',
  'import_removals',
  'import_statements',
  'imports',
  'idempotency_keys',
  'rate_windows',
  'transactions',
  'feed_accounts',
  'feed_connections',
  'bank_accounts',
  'bank_connections',
  'api_keys',
  'sessions',
  'pending_sign_ins',
  'totp_factors',
  'recovery_codes',
  'passkeys',
  'connected_apps',
  'external_identities',
  'tool_calls',
  'oauth_records',
];

/**
 * Tables with rows of a user that stay: they distinguish the tokens of a deleted user from unknown ones (contract 4.3).
 */
export const KEPT_TABLES: readonly string[] = ['access_tokens'];
