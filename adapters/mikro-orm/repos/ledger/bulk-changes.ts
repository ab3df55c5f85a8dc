import type { Transaction } from '../../../../domain/ledger/transaction.ts';
import type { New } from '../../../../domain/new.ts';
import type { ManyChanges } from '../../../../domain/ports/transaction-repo.ts';
import { copyPart, partsOf } from '../../connection/copy-rows.ts';
import type { Unit } from '../../connection/session.ts';
import { TRANSACTIONS } from '../../schema/ledger.ts';
import type { Column } from '../../schema/table.ts';
import { givenRows } from '../given-rows.ts';

/** Makes the changes in a handful of statements. Rows are locked in the order of their ids. */
export async function changeTransactions(
  unit: Unit,
  userId: number,
  { added = [], overwritten = [], renewed = [], removed = [], put = [] }: ManyChanges,
): Promise<readonly number[]> {
  const ids = [...[...overwritten, ...renewed, ...put].map(({ id }) => id), ...removed];
  if (ids.length > 0) await unit.change(LOCK, [userId, ids]);
  if (removed.length > 0) await unit.change(REMOVE, [userId, removed]);
  if (overwritten.length > 0) await unit.change(OVERWRITE, [userId, ...listsOf(overwritten, FACTS)]);
  if (renewed.length > 0) await unit.change(RENEW, [userId, ...listsOf(renewed, WORKED_OUT)]);
  if (put.length > 0) await unit.change(PUT, listsOf(put, TRANSACTIONS.columns));
  return insertTransactions(unit, added);
}

/** What the user, and nobody else, decides about a transaction. */
const OF_THE_USER: ReadonlySet<string> = new Set([
  'user_id',
  'bank_account_id',
  'category_id',
  'unlinked_category_id',
  'category_layer',
  'notes',
  'created_at',
  'deleted_at',
]);

const FACTS = TRANSACTIONS.columns.filter(([name]) => !OF_THE_USER.has(name));

/** With what Coffer has worked out: the category. */
const WORKED_OUT = TRANSACTIONS.columns.filter(
  ([name]) => !OF_THE_USER.has(name) || name.startsWith('category_') || name === 'unlinked_category_id',
);

function listsOf(transactions: readonly Transaction[], columns: readonly Column<Transaction>[]): readonly unknown[] {
  return columns.map(([, , value]) => transactions.map(value));
}

const LOCK = {
  text: 'select 1 from transactions where user_id = $1 and id = any($2::bigint[]) order by id for update',
};

const REMOVE = { text: 'delete from transactions where user_id = $1 and id = any($2::bigint[])' };

const OVERWRITE = overwriting(FACTS);
const RENEW = overwriting(WORKED_OUT);

function overwriting(columns: readonly Column<Transaction>[]) {
  const set = columns.map(([name]) => name).filter((name) => name !== 'id');
  return {
    text: `update transactions set (${set.join(', ')}) = row(${set.map((name) => `given.${name}`).join(', ')})
    from ${givenRows(...columns)}
    where transactions.user_id = $1 and transactions.id = given.id and transactions.deleted_at is null`,
  };
}

const NAMES = TRANSACTIONS.columns.map(([name]) => name);
const REPLACED = NAMES.filter((name) => name !== 'id' && name !== 'user_id');
const PUT = {
  text: `insert into transactions (${NAMES.join(', ')})
    select * from unnest(${TRANSACTIONS.columns.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ')})
    on conflict (user_id, id)
      do update set (${REPLACED.join(', ')}) = row(${REPLACED.map((name) => `excluded.${name}`).join(', ')})`,
};

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
