import type { New } from '../../domain/new.ts';
import type { Transaction } from '../../domain/transaction.ts';
import { searchText } from './search-text.ts';
import type { Session } from './session.ts';

/** Rows per statement: few enough for a message of a few megabytes. */
const CHUNK = 5_000;

/**
 * Stores the transactions and returns their ids, which ascend in the given order. Takes one statement per 5,000 rows,
 * and one more.
 */
export async function insertTransactions(
  unit: Session,
  transactions: readonly New<Transaction>[],
): Promise<readonly number[]> {
  // The ids are drawn first, because an insert may draw them in another order than that of its rows.
  const { rows } = await unit.query<[id: string]>(DRAW_IDS, [transactions.length]);
  const ids = rows.map(([id]) => Number(id)).sort((a, b) => a - b);
  for (let start = 0; start < transactions.length; start += CHUNK) {
    const chunk = transactions.slice(start, start + CHUNK);
    await unit.query(INSERT, [ids.slice(start, start + CHUNK), ...COLUMNS.map(([, , value]) => chunk.map(value))]);
  }
  return ids;
}

const DRAW_IDS = { text: `select nextval('coffer_id') from generate_series(1, $1::bigint)` };

type Column = readonly [name: string, type: string, value: (transaction: New<Transaction>) => unknown];

const COLUMNS: readonly Column[] = [
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

const INSERT = {
  text: `insert into transactions (id, ${COLUMNS.map(([name]) => name).join(', ')})
    select * from unnest($1::bigint[], ${COLUMNS.map(([, type], index) => `$${index + 2}::${type}[]`).join(', ')})`,
};
