import type { New } from '../../domain/new.ts';
import type { Transaction } from '../../domain/transaction.ts';
import { COPIED_ROWS, chunksOf, copyRows } from './copy-rows.ts';
import type { Column } from './rows/column.ts';
import { TRANSACTION_COLUMNS } from './rows/transaction-columns.ts';
import type { Unit } from './session.ts';

/** Stores the transactions and returns their ids, which ascend in the given order. */
export async function insertTransactions(
  unit: Unit,
  transactions: Iterable<New<Transaction>>,
): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const chunk of chunksOf(transactions, IDS_AT_ONCE)) {
    // The ids are drawn first, because COPY returns none.
    const { rows } = await unit.query<[id: string]>(DRAW_IDS, [chunk.length]);
    const drawn = rows.map(([id]) => Number(id)).sort((a, b) => a - b);
    await copyRows(unit, 'transactions', COLUMNS, withIds(chunk, drawn));
    for (const id of drawn) ids.push(id);
  }
  return ids;
}

const IDS_AT_ONCE = 5 * COPIED_ROWS;

type WithId = New<Transaction> & { readonly id: number };

function* withIds(transactions: readonly New<Transaction>[], ids: readonly number[]): Generator<WithId> {
  for (const [nth, transaction] of transactions.entries()) yield { id: ids[nth]!, ...transaction };
}

const COLUMNS: readonly Column<WithId>[] = [['id', 'bigint', ({ id }) => id], ...TRANSACTION_COLUMNS];

const DRAW_IDS = { text: `select nextval('coffer_id') from generate_series(1, $1::bigint)` };
