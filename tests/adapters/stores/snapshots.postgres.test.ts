import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { EMAILS_TABLE } from '../../../adapters/mikro-orm/citus/placement.ts';
import { openPostgresStore, type PostgresStore } from '../../../adapters/mikro-orm/postgres-store.ts';
import { BACKED_UP_TABLES, SEQUENCES, TABLES_LEFT_OUT } from '../../../adapters/mikro-orm/schema/stored-tables.ts';
import { type SnapshotOutline, type SnapshotPart, SnapshotRefused } from '../../../domain/ports/service/snapshots.ts';
import { refused } from '../../contracts/refusal.ts';
import { assertNone, pluck } from '../../support/assertions.ts';
import { contentsOf, schemaOf, tablesOf } from '../../support/databases/database-contents.ts';
import { openTestDatabase } from '../../support/databases/postgres.ts';
import { openTestStore } from '../../support/databases/postgres-store.ts';
import { aUserWithRowsEverywhere } from '../../support/databases/rows-everywhere.ts';
import { aManualAccount, aTransaction, aUser } from '../../support/fixtures.ts';

/** A migrated store with rows in every table. Tests only read it, because making one takes seconds. */
let source: PostgresStore;
let taken: Taken;
/** What `source` held when `taken` was taken. */
let before: Readonly<Record<string, string>>;
/** Empty, for what is refused. */
let vacant: PostgresStore;
/** Has had `taken` loaded. */
let loaded: PostgresStore;

const test = suite('snapshots on PostgreSQL');

test('the source has rows in every table', async () => {
  source = await migratedStore();
  vacant = await openStore();
  await aUserWithRowsEverywhere(source);
  const account = await aManualAccount(source.stores, (await aUser(source.stores)).id);
  for (const description of TEXTS) await aTransaction(source.stores, account, { description, notes: '' });
  await source.pool.query(
    `insert into service_keys (purpose, sealed, created_at) values ('cookies', 'v1.0a0b0c0d.x', now())`,
  );
  await source.pool.query(`insert into spent_challenges values ('hash', now())`);
  await source.pool.query(`insert into sign_in_attempts values ('key', 1, 2)`);
  await source.pool.query(`insert into exchange_rates values ('USD', '2026-01-01', 1.083333333333, 'manual')`);
  before = await contentsOf(source, BACKED_UP_TABLES);
  assertNone(BACKED_UP_TABLES.filter((table) => before[table]?.startsWith('0 ')));
  taken = await snapshotOf(source);
});

/** What the text format of COPY must escape, and empty texts beside null. */
const TEXTS = ['a\nb\tc\\d\r\n', '\\N', '\\.', '"\'“', ' '];

const opened: PostgresStore[] = [];

test.after(async () => {
  for (const store of opened) await store.close();
});

/** Not migrated. */
async function openStore(): Promise<PostgresStore> {
  const database = await openTestDatabase();
  const store = await openPostgresStore({ url: database.url });
  const close = () => store.close().then(database.drop);
  opened.push({ ...store, close });
  return store;
}

async function migratedStore(): Promise<PostgresStore> {
  const store = await openTestStore();
  opened.push(store);
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

test('every table and sequence of the schema is either backed up or left out on purpose', async () => {
  const tables = (await tablesOf(source)).filter((table) => table !== EMAILS_TABLE);
  assert.equal(tables, [...BACKED_UP_TABLES, ...TABLES_LEFT_OUT].toSorted());
  const { rows } = await source.pool.query<{ name: string }>(
    'select sequencename as name from pg_sequences where schemaname = current_schema() order by 1',
  );
  assert.equal(pluck(rows, 'name'), [...SEQUENCES, 'coffer_migrations_id_seq']);
});

test('what is loaded equals what was stored, in every table, and so does the schema', async () => {
  loaded = await openStore();
  await loaded.snapshotTarget.load(taken.outline, streamed(taken.parts), KEYS);
  assert.equal(await contentsOf(loaded, BACKED_UP_TABLES), before);
  assert.equal(await schemaOf(loaded), await schemaOf(source));
  assert.equal(await loaded.pendingMigrations(), []);
});

test('texts with line feeds, tabs, backslashes and quotes, and empty ones beside null, come back unchanged', async () => {
  const { rows } = await loaded.pool.query<{ description: string }>(
    `select description from transactions where notes = '' and merchant_name is null order by id`,
  );
  assert.equal(pluck(rows, 'description'), TEXTS);
});

test('ids that are given afterwards are new', async () => {
  const { id } = await aUser(loaded.stores);
  assert.is(id, (taken.outline.sequences['coffer_id'] ?? 0) + 1);
});

test('a snapshot is one state: what is written while it is read is not in it', async () => {
  const account = await aManualAccount(source.stores, (await aUser(source.stores)).id);
  const [atFirst, target] = [await contentsOf(source, BACKED_UP_TABLES), await openStore()];
  const later = await source.snapshots.take(async (snapshot) => {
    const parts: SnapshotPart[] = [];
    for await (const part of snapshot.parts()) {
      parts.push(part);
      await aTransaction(source.stores, account);
      await aUser(source.stores);
    }
    return { outline: snapshot, parts };
  });
  const afterwards = await contentsOf(source, BACKED_UP_TABLES);
  for (const table of ['users', 'transactions']) assert.is.not(afterwards[table], atFirst[table]);
  await target.snapshotTarget.load(later.outline, streamed(later.parts), KEYS);
  assert.equal(await contentsOf(target, BACKED_UP_TABLES), atFirst);
});

test('a migration waits for a snapshot, which therefore sees every table whole', async () => {
  const store = await migratedStore();
  await aUser(store.stores);
  // Reverting these changes nothing that a snapshot reads, so it would not wait.
  while ((await store.revertMigration())[0] !== '20261209-unfilled-accounts');
  const order: string[] = [];
  let reverting: Promise<unknown> = Promise.resolve();
  await store.snapshots.take(async (snapshot) => {
    reverting = store.revertMigration().then(() => order.push('migrated'));
    for await (const part of snapshot.parts()) if (part.table === 'users') order.push(`users: ${part.rows}`);
  });
  await reverting;
  assert.equal(order, ['users: 1', 'migrated']);
});

test('a snapshot of an earlier schema is loaded into that, and then migrated', async () => {
  const [earlier, target] = [await migratedStore(), await openStore()];
  const account = await aManualAccount(earlier.stores, (await aUser(earlier.stores)).id);
  await aTransaction(earlier.stores, account);
  const tables = ['users', 'bank_accounts', 'transactions'];
  const contents = await contentsOf(earlier, tables);
  while ((await earlier.revertMigration())[0] !== '20261206-category-rules');
  const { outline, parts } = await snapshotOf(earlier);
  assert.not.ok(outline.tables.some(({ name }) => name === 'category_rules'));
  await target.snapshotTarget.load(outline, streamed(parts), KEYS);
  assert.equal(await target.pendingMigrations(), []);
  assert.equal(await contentsOf(target, tables), contents);
});

test('a database on which a service has only started is empty, and what it has stored by itself is replaced', async () => {
  const store = await migratedStore();
  await store.pool.query(`insert into service_keys (purpose, sealed, created_at) values ('cookies', 'v1.x.y', now())`);
  await store.pool.query(`insert into exchange_rates values ('USD', '2026-01-01', 1.08, 'seed')`);
  assert.is(await store.snapshotTarget.obstacle(), undefined);
  await store.snapshotTarget.load(taken.outline, streamed(taken.parts), KEYS);
  assert.equal(await contentsOf(store, BACKED_UP_TABLES), before);
});

test('a database with data, or with tables of others, is refused when it is looked at and when it is loaded', async () => {
  const load = () => loaded.snapshotTarget.load(taken.outline, streamed(taken.parts), KEYS);
  const contents = await contentsOf(loaded, BACKED_UP_TABLES);
  assert.match((await loaded.snapshotTarget.obstacle()) ?? '', /^It has data already: .*transactions, users\.$/);
  await refusedBy(load, /^It has data already: /);
  assert.equal(await contentsOf(loaded, BACKED_UP_TABLES), contents);
  await loaded.pool.query('create table strange ()');
  assert.is(await loaded.snapshotTarget.obstacle(), 'It has tables that are not Coffer’s: strange.');
});

test('a database without any table is empty, and looking changes nothing', async () => {
  assert.is(await vacant.snapshotTarget.obstacle(), undefined);
  assert.equal(await tablesOf(vacant), []);
});

test('rows that fail in the middle leave no table behind, and the reason comes out as it is', async () => {
  const failure = new Error('The file ended.');
  async function* breaking(): AsyncGenerator<SnapshotPart> {
    yield* taken.parts.slice(0, -1);
    throw failure;
  }
  const thrown = await vacant.snapshotTarget.load(taken.outline, breaking(), KEYS).catch((error: unknown) => error);
  assert.is(thrown, failure);
  assertNone((await tablesOf(vacant)).filter((table) => table !== 'coffer_migrations'));
  assert.is(await vacant.snapshotTarget.obstacle(), undefined);
});

test('a row whose user is missing is refused, and nothing stays', async () => {
  const withoutUsers = taken.parts.filter(({ table }) => table !== 'users');
  const error = await vacant.snapshotTarget.load(taken.outline, streamed(withoutUsers), KEYS).catch((thrown) => thrown);
  assert.match(String(error), /23503/);
  assert.is(await vacant.snapshotTarget.obstacle(), undefined);
});

test('snapshots of a later release, of strange tables, and with missing columns are refused', async () => {
  const { outline } = taken;
  const load = (changes: Partial<SnapshotOutline>) => () =>
    vacant.snapshotTarget.load({ ...outline, ...changes }, streamed([]), KEYS);
  await refusedBy(load({ migrations: [...outline.migrations, '20991231-later'] }), /later release.*20991231-later/);
  const tables = [...outline.tables, { name: 'pg_class', columns: ['oid'] }];
  await refusedBy(load({ tables }), /not Coffer’s: pg_class/);
  await refusedBy(load({ sequences: { strange: 1 } }), /not Coffer’s: strange/);
  const shorter = outline.tables.map(({ name, columns }) => ({ name, columns: columns.slice(1) }));
  await refusedBy(load({ tables: shorter }), /do not fit the schema/);
  assert.is(await vacant.snapshotTarget.obstacle(), undefined);
});

test('keys of the service that nobody can open any more are left out', async () => {
  await vacant.snapshotTarget.load(taken.outline, streamed(taken.parts), ['ffffffff']);
  const contents = await contentsOf(vacant, BACKED_UP_TABLES);
  const seen = BACKED_UP_TABLES.filter((table) => contents[table] !== before[table]);
  assert.equal(seen, ['service_keys']);
  assert.ok(contents['service_keys']?.startsWith('0 rows'));
});

test('of two processes that want to be alone, the second one does nothing', async () => {
  const inner = await source.snapshots.takeAlone(() => source.snapshots.takeAlone(async () => 'second'));
  assert.is(inner, undefined);
  assert.is(await source.snapshots.takeAlone(async () => 'alone again'), 'alone again');
});

async function refusedBy(work: () => Promise<unknown>, sentence: RegExp): Promise<void> {
  const error = await refused(work());
  assert.ok(error instanceof SnapshotRefused, String(error));
  assert.match(error.message, sentence);
}

test.run();
