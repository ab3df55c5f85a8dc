import type { Transaction } from '../../../../domain/ledger/transaction.ts';
import type { New } from '../../../../domain/new.ts';
import { copyPart, partsOf } from '../../connection/copy-rows.ts';
import type { Unit } from '../../connection/session.ts';
import { TRANSACTIONS } from '../../schema/ledger.ts';

/** Stores the transactions and returns their ids, which ascend in the given order. Ids that are left over stay free. */
export async function insertTransactions(
  unit: Unit,
  transactions: Iterable<New<Transaction>>,
): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const { atMost, rows } of partsOf(transactions)) {
    const drawn = await drawIds(unit, atMost);
    await copyPart(unit, 'transactions', TRANSACTIONS.columns, withIds(rows, drawn, ids));
  }
  return ids;
}

/** Adds the ids that are used to `used`. */
function* withIds(rows: Iterable<New<Transaction>>, drawn: readonly number[], used: number[]): Generator<Transaction> {
  let nth = 0;
  for (const transaction of rows) {
    const id = drawn[nth]!;
    nth += 1;
    used.push(id);
    yield { id, ...transaction };
  }
}

/** COPY returns none, so they are drawn first. */
async function drawIds(unit: Unit, count: number): Promise<readonly number[]> {
  const drawn = await unit.rows<{ id: number }>(DRAW_IDS, [count]);
  return drawn.map(({ id }) => id).sort((a, b) => a - b);
}

const DRAW_IDS = { text: `select nextval('coffer_id') as id from generate_series(1, $1::bigint)` };
