import type { ConnectedApp } from '../../domain/access/connected-app.ts';
import type { ApiKey } from '../../domain/access/credential.ts';
import type { Session } from '../../domain/access/session.ts';
import type { ToolCall } from '../../domain/access/tool-call.ts';
import type { User } from '../../domain/access/user.ts';
import type { RecurringBill } from '../../domain/bills/recurring-bill.ts';
import type { CategoryRule } from '../../domain/categorising/category-rule.ts';
import type { ConnectedFeedAccount } from '../../domain/feeds/connected-feed-account.ts';
import type { FeedConnection } from '../../domain/feeds/connection.ts';
import type { Import, ImportRow } from '../../domain/imports/import.ts';
import type { BankAccount } from '../../domain/ledger/bank-account.ts';
import { otherPartyOf } from '../../domain/ledger/transaction.ts';
import type { ListedTransaction } from '../../domain/ports/transaction-reader.ts';
import type { ExportColumns } from './export-table.ts';

// Columns are listed one by one, so that a new field of an entity, which may be a secret, never gets into an export by
// itself.

export const profileColumns: ExportColumns<User> = {
  email: ({ email }) => email,
  plan: ({ plan }) => plan,
  currency: ({ currency }) => currency,
  created_at: ({ createdAt }) => createdAt,
};

export const accountColumns: ExportColumns<BankAccount> = {
  id: ({ id }) => id,
  bank_id: ({ bankId }) => bankId,
  kind: ({ kind }) => kind,
  name: ({ name }) => name,
  type: ({ type }) => type,
  subtype: ({ subtype }) => subtype,
  currency: ({ currency }) => currency,
  balance: ({ balance }) => balance,
  initial_balance: ({ initialBalance }) => initialBalance,
  hidden: ({ hidden }) => hidden,
  created_at: ({ createdAt }) => createdAt,
  updated_at: ({ updatedAt }) => updatedAt,
};

/** With the slug of the category. */
export const transactionColumns: ExportColumns<ListedTransaction & { readonly category: string | null }> = {
  id: ({ id }) => id,
  bank_account_id: ({ bankAccountId }) => bankAccountId,
  booked_at: ({ bookedAt }) => bookedAt,
  status: ({ status }) => status,
  type: ({ type }) => type,
  amount: ({ amount }) => amount,
  currency: ({ currency }) => currency,
  category_id: ({ categoryId }) => categoryId,
  category: ({ category }) => category,
  description: ({ description }) => description,
  merchant_name: otherPartyOf,
  notes: ({ notes }) => notes,
  from: ({ from }) => from.map(({ name }) => name),
  to: ({ to }) => to.map(({ name }) => name),
  transfer_transaction_id: ({ transfer }) => transfer?.transactionId ?? null,
  transfer_bank_account_id: ({ transfer }) => transfer?.bankAccountId ?? null,
  created_at: ({ createdAt }) => createdAt,
  updated_at: ({ updatedAt }) => updatedAt,
};

export const billColumns: ExportColumns<RecurringBill> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  source: ({ source }) => source,
  cycle: ({ cycle }) => cycle,
  amount: ({ amount }) => amount,
  currency: ({ currency }) => currency,
  status: ({ status }) => status,
  next_date: ({ nextDate }) => nextDate,
  created_at: ({ createdAt }) => createdAt,
  updated_at: ({ updatedAt }) => updatedAt,
};

/** What is known of a key; the key itself is stored nowhere. */
export const apiKeyColumns: ExportColumns<ApiKey> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  prefix: ({ prefix }) => prefix,
  last_four: ({ lastFour }) => lastFour,
  scopes: ({ scopes }) => scopes,
  created_at: ({ createdAt }) => createdAt,
  expires_at: ({ expiresAt }) => expiresAt,
  last_used_at: ({ lastUsedAt }) => lastUsedAt,
  revoked_at: ({ revokedAt }) => revokedAt,
};

export const appColumns: ExportColumns<ConnectedApp> = {
  id: ({ id }) => id,
  client_name: ({ clientName }) => clientName,
  client_id: ({ clientId }) => clientId,
  redirect_hosts: ({ redirectHosts }) => redirectHosts,
  audience: ({ audience }) => audience,
  scopes: ({ scopes }) => scopes,
  created_at: ({ createdAt }) => createdAt,
  last_used_at: ({ lastUsedAt }) => lastUsedAt,
  revoked_at: ({ revokedAt }) => revokedAt,
};

export const sessionColumns: ExportColumns<Session> = {
  id: ({ id }) => id,
  created_at: ({ createdAt }) => createdAt,
  last_seen_at: ({ lastSeenAt }) => lastSeenAt,
  expires_at: ({ expiresAt }) => expiresAt,
  user_agent: ({ userAgent }) => userAgent,
  address: ({ address }) => address,
};

export const toolCallColumns: ExportColumns<ToolCall> = {
  id: ({ id }) => id,
  at: ({ at }) => at,
  client_id: ({ clientId }) => clientId,
  tool: ({ tool }) => tool,
  outcome: ({ outcome }) => outcome,
};

/** With the slug of the category. */
export const categoryRuleColumns: ExportColumns<CategoryRule & { readonly category: string | null }> = {
  id: ({ id }) => id,
  merchant: ({ merchant }) => merchant,
  type: ({ type }) => type,
  category_id: ({ categoryId }) => categoryId,
  category: ({ category }) => category,
  origin: ({ origin }) => origin,
  created_at: ({ createdAt }) => createdAt,
  updated_at: ({ updatedAt }) => updatedAt,
};

export const importColumns: ExportColumns<Import> = {
  id: ({ id }) => id,
  format: ({ format }) => format,
  file_name: ({ fileName }) => fileName,
  sha256: ({ sha256 }) => sha256,
  bank_account_ids: ({ statements }) => statements.map(({ bankAccountId }) => String(bankAccountId)),
  created_at: ({ createdAt }) => createdAt,
};

/** With the id of the import. */
export const importRowColumns: ExportColumns<ImportRow & { readonly importId: number }> = {
  import_id: ({ importId }) => importId,
  position: ({ position }) => position,
  bank_account_id: ({ bankAccountId }) => bankAccountId,
  source_id: ({ sourceId }) => sourceId,
  day: ({ day }) => day,
  amount: ({ amount }) => amount,
  currency: ({ currency }) => currency,
  status: ({ status }) => status,
  text: ({ text }) => text,
  decision: ({ decision }) => decision,
  reason: ({ reason }) => reason,
  transaction_id: ({ transactionId }) => transactionId,
};

/** Without its credentials, and the names under which the provider knows the user. */
export const connectionColumns: ExportColumns<FeedConnection> = {
  id: ({ id }) => id,
  provider: ({ provider }) => provider,
  name: ({ name }) => name,
  state: ({ state }) => state,
  problem: ({ problem }) => problem?.message ?? null,
  last_success_at: ({ lastSuccessAt }) => lastSuccessAt,
  next_sync_at: ({ nextSyncAt }) => nextSyncAt,
  consent_expires_at: ({ consentExpiresAt }) => consentExpiresAt,
  created_at: ({ createdAt }) => createdAt,
};

/** Without the hash of the account's number. */
export const feedAccountColumns: ExportColumns<ConnectedFeedAccount> = {
  id: ({ id }) => id,
  connection_id: ({ connectionId }) => connectionId,
  name: ({ name }) => name,
  institution: ({ institutionName }) => institutionName,
  kind: ({ kind }) => kind,
  last_four: ({ lastFour }) => lastFour,
  currency: ({ currency }) => currency,
  balance: ({ balance }) => balance,
  balance_at: ({ balanceAt }) => balanceAt,
  decision: ({ decision }) => decision,
  bank_account_id: ({ bankAccountId }) => bankAccountId,
  created_at: ({ createdAt }) => createdAt,
};
