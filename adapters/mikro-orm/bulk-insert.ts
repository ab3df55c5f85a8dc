import type { New } from '../../domain/new.ts';
import type { Transaction } from '../../domain/transaction.ts';
import { TRANSACTION_COLUMNS } from './rows/transaction-columns.ts';
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
    await unit.query(INSERT, [
      ids.slice(start, start + CHUNK),
      ...TRANSACTION_COLUMNS.map(([, , value]) => chunk.map(value)),
    ]);
  }
  return ids;
}

const DRAW_IDS = { text: `select nextval('coffer_id') from generate_series(1, $1::bigint)` };

const INSERT = {
  text: `insert into transactions (id, ${TRANSACTION_COLUMNS.map(([name]) => name).join(', ')})
    select * from unnest($1::bigint[], ${TRANSACTION_COLUMNS.map(([, type], index) => `$${index + 2}::${type}[]`).join(', ')})`,
};
