import type { Transaction } from '../../../domain/ledger/transaction.ts';
import type { New } from '../../../domain/new.ts';
import { searchText } from '../search-text.ts';
import type { Column } from './column.ts';

/** Every column but the id, with the user and the account first. */
export const TRANSACTION_COLUMNS: readonly Column<New<Transaction>>[] = [
  ['user_id', 'bigint', ({ userId }) => userId],
  ['bank_account_id', 'bigint', ({ bankAccountId }) => bankAccountId],
  ['category_id', 'bigint', ({ categoryId }) => categoryId],
  ['status', 'text', ({ status }) => status],
  ['type', 'text', ({ type }) => type],
  ['"from"', 'jsonb', ({ from }) => JSON.stringify(from)],
  ['"to"', 'jsonb', ({ to }) => JSON.stringify(to)],
  ['description', 'text', ({ description }) => description],
  ['merchant_name', 'text', ({ merchantName }) => merchantName],
  ['notes', 'text', ({ notes }) => notes],
  ['amount', 'bigint', ({ amount }) => amount],
  ['currency', 'text', ({ currency }) => currency],
  ['account_amount', 'bigint', ({ accountAmount }) => accountAmount],
  ['booked_at', 'timestamptz', ({ bookedAt }) => bookedAt],
  ['created_at', 'timestamptz', ({ createdAt }) => createdAt],
  ['updated_at', 'timestamptz', ({ updatedAt }) => updatedAt],
  ['deleted_at', 'timestamptz', ({ deletedAt }) => deletedAt],
  ['search_text', 'text', searchText],
];
