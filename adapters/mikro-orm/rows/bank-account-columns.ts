import type { DirectAccount } from '../../../domain/ports/direct-writes.ts';
import type { Column } from './column.ts';

/** Every column but the id and the connection to the bank, with the user and the bank first. */
export const BANK_ACCOUNT_COLUMNS: readonly Column<DirectAccount>[] = [
  ['user_id', 'bigint', ({ userId }) => userId],
  ['bank_id', 'bigint', ({ bankId }) => bankId],
  ['external_id', 'uuid', ({ externalId }) => externalId],
  ['kind', 'text', ({ kind }) => kind],
  ['name', 'text', ({ name }) => name],
  ['type', 'text', ({ type }) => type],
  ['subtype', 'text', ({ subtype }) => subtype],
  ['currency', 'text', ({ currency }) => currency],
  ['balance', 'bigint', ({ balance }) => balance],
  ['initial_balance', 'bigint', ({ initialBalance }) => initialBalance],
  ['hidden', 'boolean', ({ hidden }) => hidden],
  ['last_transaction_created_at', 'timestamptz', ({ lastTransactionCreatedAt }) => lastTransactionCreatedAt],
  ['last_balance_created_at', 'timestamptz', ({ lastBalanceCreatedAt }) => lastBalanceCreatedAt],
  ['deleted_at', 'timestamptz', ({ deletedAt }) => deletedAt],
  ['created_at', 'timestamptz', ({ createdAt }) => createdAt],
  ['updated_at', 'timestamptz', ({ updatedAt }) => updatedAt],
];
