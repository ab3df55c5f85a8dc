import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MIGRATIONS } from '../../adapters/mikro-orm/migrations/list.ts';
import { openPostgresStore, type PostgresStore } from '../../adapters/mikro-orm/postgres-store.ts';
import { BACKED_UP_TABLES, SEQUENCES, TABLES_LEFT_OUT } from '../../adapters/mikro-orm/stored-tables.ts';
import { type SnapshotOutline, type SnapshotPart, SnapshotRefused } from '../../domain/ports/snapshots.ts';
import { contentsOf, schemaOf, tablesOf } from '../support/database-contents.ts';
import { aManualAccount, aTransaction, aUser, MADE_AT } from '../support/fixtures.ts';
import { openTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { aUserWithRowsEverywhere } from '../support/rows-everywhere.ts';

interface Context {
  readonly databases: TestDatabase[];
  readonly stores: PostgresStore[];
}

const test = suite<Context>('snapshots on PostgreSQL');

test.before.each((context) => {
  Object.assign(context, { databases: [], stores: [] });
});

test.after.each(async ({ stores, databases }) => {
  for (const store of stores) await store.close();
  for (const database of databases) await database.drop();
});

async function openStore({ databases, stores }: Context): Promise<PostgresStore> {
  const database = await openTestDatabase();
  databases.push(database);
  const store = await openPostgresStore({ url: database.url });
  stores.push(store);
  return store;
}

async function migratedStore(context: Context): Promise<PostgresStore> {
  const store = await openStore(context);
  await store.migrate();
  return store;
}

interface Taken {
  readonly outline: SnapshotOutline;
  readonly parts: readonly SnapshotPart[];
}

function snapshotOf({ snapshots }: PostgresStore): Promise<Taken> {
  return snapshots.take(async (snapshot) => {
    const { migrations, tables, sequences } = snapshot;
    const parts: SnapshotPart[] = [];
    for await (const part of snapshot.parts()) parts.push(part);
    return { outline: { migrations, tables, sequences }, parts };
  });
}

async function* streamed(parts: readonly SnapshotPart[]): AsyncGenerator<SnapshotPart> {
  yield* parts;
}

const KEYS = ['0a0b0c0d'];

test('every table and sequence of the schema is either backed up or left out on purpose', async (context) => {
  const store = await migratedStore(context);
  assert.equal(await tablesOf(store), [...BACKED_UP_TABLES, ...TABLES_LEFT_OUT].toSorted());
  const { rows } = await store.pool.query<{ name: string }>(
    'select sequencename as name from pg_sequences where schemaname = current_schema() order by 1',
  );
  assert.equal(
    rows.map(({ name }) => name),
    [...SEQUENCES, 'coffer_migrations_id_seq'],
  );
});

test('what is loaded equals what was stored, in every table, and so does the schema', async (context) => {
  const [source, target] = [await migratedStore(context), await openStore(context)];
  await aUserWithRowsEverywhere(source);
  await source.pool.query(`insert into service_keys (purpose, sealed, created_at) values ('cookies', $1, now())`, [
    `v1.${KEYS[0]}.sealed`,
  ]);
  await source.pool.query(`insert into spent_challenges values ('hash', now())`);
  await source.pool.query(`insert into sign_in_attempts values ('key', 1, 2)`);
  await source.pool.query(`insert into exchange_rates values ('USD', '2026-01-01', 1.083333333333, 'manual')`);
  const before = await contentsOf(source, BACKED_UP_TABLES);
  assert.equal(
    BACKED_UP_TABLES.filter((table) => before[table]?.startsWith('0 ')),
    [],
  );
  const { outline, parts } = await snapshotOf(source);
  await target.snapshotTarget.load(outline, streamed(parts), KEYS);
  assert.equal(await contentsOf(target, BACKED_UP_TABLES), before);
  assert.equal(await schemaOf(target), await schemaOf(source));
  assert.equal(await target.pendingMigrations(), []);
});

test('ids that are given afterwards are new', async (context) => {
  const [source, target] = [await migratedStore(context), await openStore(context)];
  const { id } = await aUser(source.stores);
  const { outline, parts } = await snapshotOf(source);
  await target.snapshotTarget.load(outline, streamed(parts), KEYS);
  assert.is((await aUser(target.stores)).id, id + 1);
});

test('texts with line feeds, tabs, backslashes and quotes, and empty ones beside null, come back unchanged', async (context) => {
  const [source, target] = [await migratedStore(context), await openStore(context)];
  const account = await aManualAccount(source.stores, (await aUser(source.stores)).id);
  const texts = ['a\nb\tc\\d\r\n', '\\N', '\\.', '"\'“', ' '];
  for (const description of texts) await aTransaction(source.stores, account, { description, notes: '' });
  const { outline, parts } = await snapshotOf(source);
  await target.snapshotTarget.load(outline, streamed(parts), KEYS);
  const { rows } = await target.pool.query<{ description: string; notes: string; merchant_name: null }>(
    'select description, notes, merchant_name from transactions order by id',
  );
  assert.equal(
    rows.map(({ description }) => description),
    texts,
  );
  assert.ok(rows.every(({ notes }) => notes === ''));
  assert.equal(await contentsOf(target, ['transactions']), await contentsOf(source, ['transactions']));
});

test('a snapshot is one state: what is written while it is read is not in it', async (context) => {
  const [source, target] = [await migratedStore(context), await openStore(context)];
  const { id: userId } = await aUser(source.stores);
  const account = await aManualAccount(source.stores, userId);
  await aTransaction(source.stores, account);
  const before = await contentsOf(source, BACKED_UP_TABLES);
  const taken = await source.snapshots.take(async (snapshot) => {
    const parts: SnapshotPart[] = [];
    for await (const part of snapshot.parts()) {
      parts.push(part);
      await aTransaction(source.stores, account);
      await aUser(source.stores);
    }
    return { outline: snapshot, parts };
  });
  assert.not.equal(await contentsOf(source, ['transactions', 'users']), before);
  await target.snapshotTarget.load(taken.outline, streamed(taken.parts), KEYS);
  assert.equal(await contentsOf(target, BACKED_UP_TABLES), before);
});

test('a snapshot of an earlier schema is loaded into that, and then migrated', async (context) => {
  const [source, target] = [await migratedStore(context), await openStore(context)];
  const account = await aManualAccount(source.stores, (await aUser(source.stores)).id);
  await aTransaction(source.stores, account);
  const before = await contentsOf(source, ['users', 'bank_accounts', 'transactions']);
  const [newest] = MIGRATIONS.toReversed();
  while ((await source.revertMigration())[0] !== '20261206-category-rules');
  const { outline, parts } = await snapshotOf(source);
  assert.not.ok(outline.migrations.includes(newest?.name ?? ''));
  assert.not.ok(outline.tables.some(({ name }) => name === 'category_rules'));
  await target.snapshotTarget.load(outline, streamed(parts), KEYS);
  assert.equal(await target.pendingMigrations(), []);
  assert.equal(await contentsOf(target, ['users', 'bank_accounts', 'transactions']), before);
});

test('a database that a service has only started on is empty, and one with data or tables of others is not', async (context) => {
  const store = await openStore(context);
  assert.is(await store.snapshotTarget.obstacle(), undefined);
  assert.equal(await tablesOf(store), []);
  await store.migrate();
  await store.pool.query(`insert into service_keys (purpose, sealed, created_at) values ('cookies', 'v1.x.y', now())`);
  await store.pool.query(`insert into exchange_rates values ('USD', '2026-01-01', 1.08, 'seed')`);
  assert.is(await store.snapshotTarget.obstacle(), undefined);
  await aUser(store.stores);
  assert.is(await store.snapshotTarget.obstacle(), 'It has data already: users.');
  await store.pool.query('create table strange ()');
  assert.is(await store.snapshotTarget.obstacle(), 'It has tables that are not Coffer’s: strange.');
});

test('loading replaces what a service has stored by itself', async (context) => {
  const [source, target] = [await migratedStore(context), await migratedStore(context)];
  await aUser(source.stores);
  await target.pool.query(`insert into service_keys (purpose, sealed, created_at) values ('cookies', 'v1.x.y', now())`);
  const { outline, parts } = await snapshotOf(source);
  await target.snapshotTarget.load(outline, streamed(parts), KEYS);
  assert.equal(await contentsOf(target, BACKED_UP_TABLES), await contentsOf(source, BACKED_UP_TABLES));
});

test('a database with data is refused again when it is loaded, and stays as it is', async (context) => {
  const [source, target] = [await migratedStore(context), await migratedStore(context)];
  const { outline, parts } = await snapshotOf(source);
  await aUser(target.stores);
  const before = await contentsOf(target, BACKED_UP_TABLES);
  await refusedBy(() => target.snapshotTarget.load(outline, streamed(parts), KEYS), /^It has data already: users\.$/);
  assert.equal(await contentsOf(target, BACKED_UP_TABLES), before);
});

test('rows that fail in the middle leave no table behind, and the reason comes out as it is', async (context) => {
  const [source, target] = [await migratedStore(context), await openStore(context)];
  await aUserWithRowsEverywhere(source);
  const { outline, parts } = await snapshotOf(source);
  const failure = new Error('The file ended.');
  async function* breaking(): AsyncGenerator<SnapshotPart> {
    yield* parts.slice(0, -1);
    throw failure;
  }
  const thrown = await target.snapshotTarget.load(outline, breaking(), KEYS).catch((error: unknown) => error);
  assert.is(thrown, failure);
  assert.equal(
    (await tablesOf(target)).filter((table) => table !== 'coffer_migrations'),
    [],
  );
  assert.is(await target.snapshotTarget.obstacle(), undefined);
});

test('a row whose user is missing is refused, and nothing stays', async (context) => {
  const [source, target] = [await migratedStore(context), await openStore(context)];
  await aUserWithRowsEverywhere(source);
  const { outline, parts } = await snapshotOf(source);
  const withoutUsers = parts.filter(({ table }) => table !== 'users');
  const error = await target.snapshotTarget.load(outline, streamed(withoutUsers), KEYS).catch((thrown) => thrown);
  assert.match(String(error), /23503/);
  assert.is(await target.snapshotTarget.obstacle(), undefined);
});

test('snapshots of a later release, of strange tables, and with missing columns are refused', async (context) => {
  const [source, target] = [await migratedStore(context), await openStore(context)];
  const { outline } = await snapshotOf(source);
  const load = (changes: Partial<SnapshotOutline>) => () =>
    target.snapshotTarget.load({ ...outline, ...changes }, streamed([]), KEYS);
  await refusedBy(load({ migrations: [...outline.migrations, '20991231-later'] }), /later release.*20991231-later/);
  const tables = [...outline.tables, { name: 'pg_class', columns: ['oid'] }];
  await refusedBy(load({ tables }), /not Coffer’s: pg_class/);
  await refusedBy(load({ sequences: { strange: 1 } }), /not Coffer’s: strange/);
  const shorter = outline.tables.map(({ name, columns }) => ({ name, columns: columns.slice(1) }));
  await refusedBy(load({ tables: shorter }), /do not fit the schema/);
  assert.is(await target.snapshotTarget.obstacle(), undefined);
});

test('keys of the service that nobody can open any more are left out', async (context) => {
  const [source, target] = [await migratedStore(context), await openStore(context)];
  await source.pool.query(
    `insert into service_keys (purpose, sealed, created_at) values ('a', 'v1.0a0b0c0d.x', now()), ('b', 'v1.ffffffff.x', now())`,
  );
  const { outline, parts } = await snapshotOf(source);
  await target.snapshotTarget.load(outline, streamed(parts), KEYS);
  const { rows } = await target.pool.query<{ purpose: string }>('select purpose from service_keys');
  assert.equal(rows, [{ purpose: 'a' }]);
});

test('of two processes that want to be alone, the second one does nothing', async (context) => {
  const store = await migratedStore(context);
  const inner = await store.snapshots.takeAlone(() => store.snapshots.takeAlone(async () => 'second'));
  assert.is(inner, undefined);
  assert.is(await store.snapshots.takeAlone(async () => 'alone again'), 'alone again');
});

test('a migration waits for a snapshot, which therefore sees every table whole', async (context) => {
  const store = await migratedStore(context);
  await aUser(store.stores, { createdAt: MADE_AT });
  const order: string[] = [];
  let reverting: Promise<unknown> = Promise.resolve();
  await store.snapshots.take(async (snapshot) => {
    reverting = store.revertMigration().then(() => order.push('migrated'));
    for await (const part of snapshot.parts()) if (part.table === 'users') order.push(`users: ${part.rows}`);
  });
  await reverting;
  assert.equal(order, ['users: 1', 'migrated']);
});

async function refusedBy(work: () => Promise<unknown>, sentence: RegExp): Promise<void> {
  const error = await work().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof SnapshotRefused, String(error));
  assert.match(error.message, sentence);
}

test.run();
