import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { KEPT_TABLES, OWNED_TABLES } from '../../../adapters/mikro-orm/schema/owned-tables.ts';
import { openTestStore } from '../../support/databases/postgres-store.ts';
import { aUserWithRowsEverywhere } from '../../support/databases/rows-everywhere.ts';
import { MADE_AT } from '../../support/fixtures.ts';

const test = suite('erasing a user on PostgreSQL');

let store: Awaited<ReturnType<typeof openTestStore>>;

test('the store opens', async () => {
  store = await openTestStore();
});

test.after(() => store?.close());

test('every table with a user_id is either erased or kept on purpose', async () => {
  assert.equal((await tablesWithOwner()).toSorted(), [...OWNED_TABLES, ...KEPT_TABLES].toSorted());
});

test('a table is erased before those that its rows refer to', async () => {
  const { rows } = await store.pool.query<{ child: string; parent: string }>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent
      from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  const owned = rows.filter(({ child, parent }) => OWNED_TABLES.includes(child) && OWNED_TABLES.includes(parent));
  assert.ok(owned.length > 0);
  for (const { child, parent } of owned) {
    assert.ok(OWNED_TABLES.indexOf(child) < OWNED_TABLES.indexOf(parent), `${child} before ${parent}`);
  }
});

test('a user with rows in every such table leaves rows in the kept ones only', async () => {
  const userId = await aUserWithRowsEverywhere(store);
  const tables = await tablesWithOwner();
  assert.equal(await holding(tables, userId), tables);
  await store.stores.users.erase(userId, MADE_AT);
  assert.equal(await holding(tables, userId), KEPT_TABLES);
});

test.run();

async function tablesWithOwner(): Promise<readonly string[]> {
  const { rows } = await store.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = current_schema() and column_name = 'user_id' order by table_name`,
  );
  return rows.map(({ name }) => name);
}

/** Those of the tables in which the user has a row. */
async function holding(tables: readonly string[], userId: number): Promise<readonly string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const { rows } = await store.pool.query(`select 1 from ${table} where user_id = $1`, [userId]);
    if (rows.length > 0) found.push(table);
  }
  return found;
}
