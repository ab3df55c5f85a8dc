import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Session } from '../../../adapters/mikro-orm/connection/session.ts';
import type { Statement } from '../../../adapters/mikro-orm/connection/statement.ts';
import { openPostgresStore, type PostgresStore } from '../../../adapters/mikro-orm/postgres-store.ts';
import { NO_TOTALS } from '../../../adapters/mikro-orm/repos/ledger/totals.ts';
import { createTransactionReader } from '../../../adapters/mikro-orm/repos/ledger/transaction-reader.ts';
import { importTransactions } from '../../../application/imports/import-transactions.ts';
import { addDays, timestampOfDate } from '../../../domain/calendar.ts';
import type { TransactionReader } from '../../../domain/ports/transaction-reader.ts';
import { testClock } from '../../support/clock.ts';
import { openTestDatabase, type TestDatabase } from '../../support/databases/postgres.ts';
import { aManualAccount, aUser, localDate, newTransaction, USD } from '../../support/fixtures.ts';

const MANY = 10_000;
const FIRST_DAY = localDate('2025-01-01');

const test = suite('many transactions at once on PostgreSQL');

let database: TestDatabase;
let store: PostgresStore;
let client: Client;

test('the store opens', async () => {
  database = await openTestDatabase();
  store = await openPostgresStore({ url: database.url });
  await store.migrate();
  client = new Client({ connectionString: database.url });
  await client.connect();
  // Here only the import itself may gather statistics.
  for (const table of ['transactions', 'import_rows']) {
    await client.query(`alter table ${table} set (autovacuum_enabled = false)`);
  }
  for (let user = 0; user < 2; user += 1) await importInto(store, MANY);
});

test.after(async () => {
  await client?.end();
  await store?.close();
  await database?.drop();
});

test('emptying an account leaves no row of its transactions in the table', async () => {
  const { stores, pool } = store;
  const { id: userId } = await aUser(stores);
  const account = await aManualAccount(stores, userId);
  await stores.transactions.addAll(Array.from({ length: 10 }, () => newTransaction(account)));
  assert.is(await stores.transactions.removeAllOf(userId, account.id), 10);
  const { rows } = await pool.query('select id from transactions where user_id = $1', [userId]);
  assert.equal(rows, []);
});

test('a row that PostgreSQL refuses among thousands is named by its own error, and the connection works on', async () => {
  const { stores, unitOfWork } = store;
  const { id: userId } = await aUser(stores);
  const account = await aManualAccount(stores, userId);
  const rows = (refused: number) =>
    Array.from({ length: MANY }, (_, nth) => newTransaction(account, nth === refused ? { categoryId: 999_999 } : {}));
  for (const refused of [0, 1_700, MANY - 1]) {
    const error = await stores.transactions.addAll(rows(refused)).catch((reason: unknown) => reason);
    assert.match(String(error), /category/, `row ${refused}`);
  }
  await unitOfWork.run(async (inside) => {
    const ids = await inside.transactions.addAll(rows(-1));
    assert.is(new Set(ids).size, MANY);
    const expected = ids.toSorted((one, other) => one - other);
    assert.equal(ids, expected);
    assert.is((await inside.transactions.getAll(userId, ids)).length, MANY);
  });
});

test('a row that cannot be made fails the insert with its own error, and the unit of work goes on', async () => {
  const { stores, unitOfWork } = store;
  const { id: userId } = await aUser(stores);
  const account = await aManualAccount(stores, userId);
  const count = 1_000;
  const changes = { overwritten: [], removed: [], restored: [] };
  const rows = function* () {
    for (let nth = 0; nth < count; nth += 1) yield newTransaction(account);
    throw new RangeError('There is no such amount.');
  };
  await unitOfWork.run(async ({ transactions, transactionReader }) => {
    const error = await transactions
      .changeAll(userId, { ...changes, added: rows() })
      .catch((reason: unknown) => reason);
    assert.instance(error, RangeError);
    assert.is(await transactionReader.count(userId, {}), count);
  });
});

test('an insert that PostgreSQL refuses asks for no more rows', async () => {
  const { stores, unitOfWork } = store;
  const { id: userId } = await aUser(stores);
  const account = await aManualAccount(stores, userId);
  let made = 0;
  const rows = function* () {
    for (; made < MANY; made += 1) yield newTransaction(account, made === 0 ? { amount: 0 } : {});
  };
  const added = { added: rows(), overwritten: [], removed: [], restored: [] };
  await unitOfWork
    .run(async ({ transactions }) => {
      await transactions.changeAll(userId, added).then(
        () => assert.unreachable(),
        () => undefined,
      );
      const madeUntilThen = made;
      await new Promise((resolve) => setImmediate(resolve));
      assert.is(made, madeUntilThen);
      throw new RangeError('Roll back.');
    })
    .then(
      () => assert.unreachable(),
      (error: unknown) => assert.instance(error, RangeError),
    );
});

test('an insert whose connection is lost asks for no more rows', async () => {
  const { stores, unitOfWork } = store;
  const { id: userId } = await aUser(stores);
  const account = await aManualAccount(stores, userId);
  const others = `datname = current_database() and pid <> pg_backend_pid() and query like 'copy transactions%'`;
  const terminate = `select pg_terminate_backend(pid) from pg_stat_activity where ${others}`;
  const terminations: Promise<unknown>[] = [];
  let made = 0;
  const endless = function* () {
    for (; ; made += 1) {
      // More than once: PostgreSQL may do it before it has seen the first statement of the copy.
      if (made % 1_000 === 0) terminations.push(client.query(terminate));
      yield newTransaction(account);
    }
  };
  const added = { added: endless(), overwritten: [], removed: [], restored: [] };
  const error = await unitOfWork
    .run(({ transactions }) => transactions.changeAll(userId, added))
    .catch((reason: unknown) => reason);
  assert.match(String(error), /database/i);
  assert.is(await stores.transactionReader.count(userId, {}), 0);
  const madeUntilThen = made;
  await new Promise((resolve) => setImmediate(resolve));
  assert.is(made, madeUntilThen);
  await Promise.all(terminations);
});

test('right after a large import, pages, counts, sums and searches are read from an index alone or in its order', async () => {
  const { userId } = await importInto(store, MANY);
  const read = async (what: (reader: TransactionReader) => Promise<unknown>) => nodesOf(await planOf(what));
  const firstPage = await read((reader) => reader.list(userId, {}, { offset: 0, limit: 30 }));
  assert.ok(firstPage.some((node) => node['Index Name'] === 'transactions_list'));
  assert.ok(firstPage.every((node) => node['Actual Rows'] <= 30));
  const days = { from: localDate('2026-03-01'), to: localDate('2026-03-31') };
  for (const nodes of [
    await read((reader) => reader.list(userId, {}, { offset: MANY - 100, limit: 30 })),
    await read((reader) => reader.count(userId, {})),
    await read((reader) => reader.summary(userId, days, { currency: USD, newest: 0 })),
    await read((reader) => reader.count(userId, { text: 'needle' })),
  ]) {
    const scan = nodes.find((node) => node['Node Type'] === 'Index Only Scan');
    // Pages on which older rows were deleted a moment ago are read nevertheless.
    assert.ok((scan?.['Heap Fetches'] ?? MANY) < MANY / 100);
  }
});

test('two large imports at once are both stored, and both are in the statistics', async () => {
  const imports = await Promise.all([importInto(store, MANY), importInto(store, MANY)]);
  for (const { userId } of imports) assert.is(await store.stores.transactionReader.count(userId, {}), MANY);
  const { rows } = await client.query<{ known: number; stored: string }>(
    `select n_distinct as known, (select count(distinct bank_account_id) from transactions) as stored
    from pg_stats where tablename = 'transactions' and attname = 'bank_account_id'`,
  );
  assert.is(rows[0]?.known, Number(rows[0]?.stored));
});

test('a large import that adds nothing has its rows in the statistics, too', async () => {
  const { importAgain } = await importInto(store, MANY);
  assert.equal(await importAgain(), []);
  const { estimated, stored } = await rowsInStatistics();
  // VACUUM reads some of the pages and estimates the rest. Without the rows of the second import, a seventh is missing.
  assert.ok(estimated >= 0.95 * stored && stored <= 10 * MANY, `${estimated} of ${stored}`);
});

test('a role that may not gather statistics imports nevertheless', async () => {
  const role = `r${randomUUID().replaceAll('-', '')}`;
  await client.query(`create role ${role} login password 'harmless'`);
  await client.query(`grant select, insert, update, delete on all tables in schema public to ${role}`);
  await client.query(`grant usage on sequence coffer_id to ${role}`);
  const url = new URL(database.url);
  url.username = role;
  url.password = 'harmless';
  const theirs = await openPostgresStore({ url: url.href });
  try {
    const before = await statistics();
    const { userId } = await importInto(theirs, MANY);
    assert.is(await theirs.stores.transactionReader.count(userId, {}), MANY);
    assert.equal(await statistics(), before);
  } finally {
    await theirs.close();
    await client.query(`drop owned by ${role}`);
    await client.query(`drop role ${role}`);
  }
});

test('an upkeep that must wait for a lock, or has no database any more, gives up in time', async () => {
  const own = await openTestDatabase();
  const timeouts = { connect: 1_000, statement: 1_000, response: 1_000, upkeep: 200 };
  const warnings: string[] = [];
  const logger = { info: () => undefined, warn: (_: object, message: string) => warnings.push(message) };
  const other = await openPostgresStore({ url: own.url, timeouts, logger });
  await other.migrate();
  const locker = new Client({ connectionString: own.url });
  await locker.connect();
  await locker.query('begin; lock table transactions in share update exclusive mode');
  await other.upkeep.afterAdding(MANY);
  await locker.end();
  await own.drop();
  await other.upkeep.afterAdding(MANY);
  await other.close();
  assert.is(warnings.filter((message) => message.includes('did not gather statistics')).length, 2);
});

test.run();

/** Imports transactions into the account of a new user, spread over the days of two years. */
async function importInto(target: PostgresStore, rows: number) {
  const { id: userId, email } = await aUser(target.stores);
  const { id: bankAccountId } = await aManualAccount(target.stores, userId);
  const transactions = Array.from({ length: rows }, (_, index) => ({
    bookedAt: timestampOfDate(addDays(FIRST_DAY, index % 730)),
    amount: index % 5 === 0 ? 1_000 + index : -1_000 - index,
    description: index % 5_000 === 77 ? `A needle ${index}` : `Shop ${index % 97}`,
    merchantName: `Merchant ${index % 31}`,
    category: 101 + (index % 4),
    status: 'booked' as const,
    currency: null,
    from: [],
    to: [],
  }));
  const importAll = importTransactions({ ...target, clock: testClock() });
  const importAgain = () => importAll({ email: email ?? '', bankAccountId, transactions });
  await importAgain();
  return { userId, importAgain };
}

async function rowsInStatistics() {
  const { rows } = await client.query<{ estimated: number; stored: number }>(
    `select (select reltuples from pg_class where relname = 'import_rows') as estimated,
      (select count(*)::integer from import_rows) as stored`,
  );
  return rows[0]!;
}

/** What ANALYZE and VACUUM leave in the catalogue. */
async function statistics(): Promise<unknown> {
  const { rows } = await client.query(`select reltuples, relallvisible from pg_class where relname = 'transactions'`);
  return rows;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Heap Fetches'?: number;
  readonly 'Actual Rows': number;
  readonly Plans?: readonly PlanNode[];
}

/** Runs a method of the reader, and returns how PostgreSQL ran its last statement. */
async function planOf(read: (reader: TransactionReader) => Promise<unknown>): Promise<PlanNode> {
  const plans: PlanNode[] = [];
  const explain = async ({ text }: Statement, values: readonly unknown[]) => {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, format json) ${text}`,
      [...values],
    );
    plans.push(rows[0]!['QUERY PLAN'][0].Plan);
  };
  const session: Session = {
    isDistributed: false,
    orm: () => Promise.reject(new Error('Not a hand-written statement.')),
    atomically: () => Promise.reject(new Error('Not a read.')),
    rows: (statement, values) => explain(statement, values).then(() => []),
    change: () => Promise.reject(new Error('Not a read.')),
  };
  await read(createTransactionReader(session, NO_TOTALS));
  const plan = plans.at(-1);
  if (plan === undefined) throw new Error('No statement.');
  return plan;
}

function nodesOf(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}
