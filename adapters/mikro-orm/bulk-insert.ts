import type { New } from '../../domain/new.ts';
import type { Transaction } from '../../domain/transaction.ts';
import { COPIED_ROWS, Copier, chunksOf } from './copy-rows.ts';
import type { Column } from './rows/column.ts';
import { TRANSACTION_COLUMNS } from './rows/transaction-columns.ts';
import type { Unit } from './session.ts';

/** Stores the transactions and returns their ids, which ascend in the given order. */
export async function insertTransactions(
  unit: Unit,
  transactions: Iterable<New<Transaction>>,
): Promise<readonly number[]> {
  const ids: number[] = [];
  const copier = new Copier(unit, 'transactions', COLUMNS);
  let ready: readonly WithId[] = [];
  for (const chunk of chunksOf(transactions, COPIED_ROWS)) {
    // The ids of these are drawn before the rows before them are copied, so that nobody waits for anybody.
    const [drawn] = await Promise.all([drawIds(unit, chunk.length), copier.add(ready)]);
    ready = chunk.map((transaction, nth) => ({ id: drawn[nth]!, ...transaction }));
    for (const id of drawn) ids.push(id);
  }
  await copier.add(ready);
  await copier.finish();
  return ids;
}

/** COPY returns none, so they are drawn first. */
async function drawIds(unit: Unit, count: number): Promise<readonly number[]> {
  const { rows } = await unit.query<[id: string]>(DRAW_IDS, [count]);
  return rows.map(([id]) => Number(id)).sort((a, b) => a - b);
}

type WithId = New<Transaction> & { readonly id: number };

const COLUMNS: readonly Column<WithId>[] = [['id', 'bigint', ({ id }) => id], ...TRANSACTION_COLUMNS];

const DRAW_IDS = { text: `select nextval('coffer_id') from generate_series(1, $1::bigint)` };
