import { Client } from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MIGRATIONS } from '../../adapters/mikro-orm/migrations/list.ts';
import { openPostgresStore, type PostgresStore } from '../../adapters/mikro-orm/postgres-store.ts';
import { CATEGORY_TREE } from '../../domain/category-tree.ts';
import { refused } from '../contracts/refusal.ts';
import { MADE_AT } from '../support/fixtures.ts';
import { openTestDatabase, type TestDatabase } from '../support/postgres.ts';

const NAMES = MIGRATIONS.map(({ name }) => name);

const test = suite<{ database: TestDatabase; opened: PostgresStore[] }>('migrations');

test.before.each(async (context) => {
  context.database = await openTestDatabase();
  context.opened = [];
});

test.after.each(async ({ database, opened }) => {
  for (const store of opened) await store.close();
  await database.drop();
});

test('an empty database gets every migration once, in order', async (context) => {
  const store = await open(context);
  assert.equal(await store.pendingMigrations(), NAMES);
  assert.equal(await store.migrate(), NAMES);
  assert.equal(await store.pendingMigrations(), []);
  assert.equal(await store.migrate(), []);
});

test('to ask for pending migrations changes nothing', async (context) => {
  const store = await open(context);
  await store.pendingMigrations();
  assert.equal(await tables(store), []);
});

test('all can be undone, down to an empty database, and done again to the same schema', async (context) => {
  const store = await open(context);
  await store.migrate();
  const schema = await schemaOf(store);
  for (const name of NAMES.toReversed()) assert.equal(await store.revertMigration(), [name]);
  assert.equal(await store.revertMigration(), []);
  assert.equal(await tables(store), ['coffer_migrations']);
  assert.equal(await store.pendingMigrations(), NAMES);
  assert.equal(await store.migrate(), NAMES);
  assert.equal(await schemaOf(store), schema);
  assert.ok(schema.length > 100);
});

test('of several processes that migrate at once one does, and all find the schema ready', async (context) => {
  const stores = await Promise.all([open(context), open(context), open(context)]);
  const applied = await Promise.all(
    stores.map(async (store) => {
      const names = await store.migrate();
      assert.is((await store.stores.categories.list()).length, CATEGORY_TREE.length);
      return names;
    }),
  );
  assert.equal(applied.flat(), NAMES);
});

test('migrating brings categories up to date, and keeps banks that were added', async (context) => {
  const store = await open(context);
  await store.migrate();
  await store.pool.query(`update categories set name = 'Old', parent_id = null where id = 101`);
  await store.pool.query(`delete from categories where id = 224`);
  const times = { createdAt: MADE_AT, updatedAt: MADE_AT };
  const bank = await store.stores.banks.ensure({ name: 'A', slug: 'a', country: null, logoUrl: null, ...times });
  await store.migrate();
  assert.equal(await store.stores.categories.list(), CATEGORY_TREE);
  assert.equal(await store.stores.banks.ensure(bank), bank);
});

test('a role that may not create extensions is told what is missing, and nothing is left half done', async (context) => {
  const admin = new Client({ connectionString: context.database.url });
  await admin.connect();
  const role = `limited_${process.pid}`;
  await admin.query(`create role ${role}`);
  try {
    await admin.query(`grant create on schema public to ${role}`);
    const url = new URL(context.database.url);
    url.searchParams.set('options', `-c role=${role}`);
    const limited = await openPostgresStore({ url: url.href });
    const error = await refused(limited.migrate());
    await limited.close();
    assert.match(String(error), /pg_trgm and btree_gin/);
    const { rows } = await admin.query(`select count(*)::int as n from coffer_migrations`);
    assert.equal(rows, [{ n: 0 }]);
  } finally {
    await admin.query(`drop owned by ${role}; drop role ${role}`);
    await admin.end();
  }
});

test.run();

async function open(context: { database: TestDatabase; opened: PostgresStore[] }): Promise<PostgresStore> {
  const store = await openPostgresStore({ url: context.database.url });
  context.opened.push(store);
  return store;
}

async function tables({ pool }: PostgresStore): Promise<string[]> {
  const sql = `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`;
  return (await pool.query<{ name: string }>(sql)).rows.map(({ name }) => name);
}

/** Columns, constraints, indexes and settings, a line each. */
async function schemaOf({ pool }: PostgresStore): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', relname, reloptions::text) from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
    order by 1`,
  );
  return rows.map(({ line }) => line);
}
