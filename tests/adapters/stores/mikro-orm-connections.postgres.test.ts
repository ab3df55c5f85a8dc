import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { mock } from 'node:test';
import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import { inspect } from 'node:util';
import { Client, type QueryConfig, type QueryResult } from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type ConnectionPool, openPool, TIMEOUTS } from '../../../adapters/mikro-orm/connection/connection-pool.ts';
import { asObjects } from '../../../adapters/mikro-orm/connection/statement.ts';
import { openPostgresStore, type PostgresStore } from '../../../adapters/mikro-orm/postgres-store.ts';
import type { Reconcile } from '../../../domain/bills/reconcile-bills.ts';
import type { UnitOfWork } from '../../../domain/ports/unit-of-work.ts';
import { pausedUnit } from '../../contracts/paused-unit.ts';
import { refused } from '../../contracts/refusal.ts';
import { pluck } from '../../support/assertions.ts';
import { openTestDatabase, type TestDatabase } from '../../support/databases/postgres.ts';
import {
  aManualAccount,
  aTransaction,
  aUser,
  localDate,
  MADE_AT,
  newApiKey,
  newBill,
  USD,
} from '../../support/fixtures.ts';

const TODAY = localDate('2026-11-21');

interface Context {
  database: TestDatabase;
  store: PostgresStore;
  warnings: string[];
  admin: Client;
}

const test = suite<Context>('connections of the store on PostgreSQL');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.admin = new Client({ connectionString: context.database.url });
  await context.admin.connect();
  context.warnings = [];
  const logger = {
    info: () => undefined,
    warn: (_details: object, message: string) => context.warnings.push(message),
  };
  context.store = await openPostgresStore({ url: context.database.url, logger });
  await context.store.migrate();
});

test.after(async ({ database, store, admin }) => {
  await store.close();
  await admin.end();
  await database.drop();
});

test('silence ends a connection while a statement runs, unless the work may take longer', async ({ database }) => {
  const timeouts = { ...TIMEOUTS, statement: 0, response: 500 };
  const logger = { info: () => undefined, warn: () => undefined };
  const pool = openPool({ url: database.url, max: 1, logger, timeouts });
  const sleep = (seconds: number) => ({ text: `select pg_sleep(${seconds})` });
  const connection = await pool.connect();
  await connection.query({ text: 'begin' });
  await delay(700);
  connection.waitAtMost(0);
  await connection.query(sleep(1));
  await connection.query({ text: 'commit' });
  connection.release();
  connection.waitAtMost(0);
  for (const run of [() => pool.query(asObjects(sleep(3), [])), () => queryOn(pool, sleep(3))]) {
    // The time runs out while nothing does, and begins anew with the statement.
    await delay(700);
    const start = performance.now();
    assert.is(await failureOf(run()), 'connection_failed');
    assert.ok(performance.now() - start < 2_000);
    assert.equal((await pool.query(asObjects({ text: 'select 1 as one' }, []))).rows, [{ one: 1 }]);
  }
  await pool.end();
});

test('a server that falls silent as soon as it has accepted a connection is given up', async () => {
  const message = (type: string, body: readonly number[]) =>
    Buffer.from([type.charCodeAt(0), 0, 0, 0, 4 + body.length, ...body]);
  const [signedIn, ready] = [message('R', [0, 0, 0, 0]), message('Z', ['I'.charCodeAt(0)])];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.once('data', () => socket.write(Buffer.concat([signedIn, ready])));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const logger = { info: () => undefined, warn: () => undefined };
  const url = `postgres://nobody@127.0.0.1:${port}/none`;
  const pool = openPool({ url, max: 1, logger, timeouts: { ...TIMEOUTS, response: 200 } });
  const start = performance.now();
  assert.is(await failureOf(pool.query({ text: 'select 1' })), 'connection_failed');
  assert.ok(performance.now() - start < 2_000);
  await pool.end();
  for (const socket of sockets) socket.destroy();
  server.close();
});

async function queryOn(pool: ConnectionPool, statement: QueryConfig): Promise<QueryResult> {
  const connection = await pool.connect();
  try {
    return await connection.query(statement);
  } finally {
    connection.release();
  }
}

/** The code with which the work fails. */
function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: { code?: unknown }) => error.code,
  );
}

test('a unit of work needs a single connection for everything that it does', async ({ database, store }) => {
  const narrow = await openPostgresStore({ url: database.url, poolMax: 1 });
  const { id: userId } = await aUser(store.stores);
  const account = await aManualAccount(store.stores, userId);
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      narrow.unitOfWork.run(async (stores) => {
        assert.is(await stores.idempotency.claim(userId, `key ${index}`, account.createdAt), undefined);
        await stores.accounts.update(userId, account.id, (seen) => ({ ...seen, balance: seen.balance + 1 }));
        const { id } = await aTransaction(stores, account);
        await stores.transactionReader.count(userId, {});
        await stores.rates.quotes([{ from: account.currency, to: USD, on: localDate('2026-01-01') }]);
        await stores.categories.list();
        const record = { userId, key: `key ${index}`, requestHash: '', resultId: id, createdAt: account.createdAt };
        await stores.idempotency.complete(record);
      }),
    ),
  );
  assert.is((await narrow.stores.accounts.get(userId, account.id))?.balance, 50);
  assert.is(await narrow.stores.transactionReader.count(userId, {}), 50);
  await narrow.close();
});

test('a value that cannot be sent fails its own statement, and its connection is not used again', async ({
  database,
}) => {
  const logger = { info: () => undefined, warn: () => undefined };
  const pool = openPool({ url: database.url, max: 1, logger, timeouts: TIMEOUTS });
  const unsendable = {
    toPostgres() {
      throw new RangeError('Not to be sent.');
    },
  };
  const statement = { name: 'echo', text: 'select $1::text as value' };
  for (const value of ['before', unsendable, 'after']) {
    const done = queryOn(pool, asObjects(statement, [value]));
    if (value === unsendable) assert.instance(await refused(done), RangeError);
    else assert.equal((await done).rows, [{ value }]);
  }
  await pool.end();
});

test('a connection that nobody uses stays open for minutes, and not for ever', async ({ database }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const logger = { info: () => undefined, warn: () => undefined };
  const pool = openPool({ url: database.url, max: 1, logger, timeouts: TIMEOUTS });
  try {
    await pool.query({ text: 'select 1' });
    mock.timers.tick(4 * 60_000);
    assert.is(pool.totalCount, 1);
    mock.timers.tick(60_000);
    assert.is(pool.totalCount, 0);
  } finally {
    mock.timers.reset();
    await pool.end();
  }
});

test('statements of one unit of work that are started together run one after the other', async ({ store }) => {
  const { id: userId } = await aUser(store.stores);
  const account = await aManualAccount(store.stores, userId);
  await store.unitOfWork.run(async (stores) => {
    await Promise.all(Array.from({ length: 20 }, () => aTransaction(stores, account)));
    assert.is(await stores.transactionReader.count(userId, {}), 20);
  });
  assert.is(await store.stores.transactionReader.count(userId, {}), 20);
});

test('a detection of many bills takes as many statements as one of two', async ({ database }) => {
  let sent = 0;
  const logger = { info: () => undefined, warn: () => void (sent += 1) };
  // With a limit below 0 every statement is logged as a slow one.
  const store = await openPostgresStore({ url: database.url, logger, slowStatementMs: -1 });
  const { stores } = store;
  const counts = [];
  for (const size of [2, 60]) {
    const { id: userId } = await aUser(stores);
    const found = Array.from({ length: size }, (_, index) =>
      newBill(userId, { source: 'detected', transactionIds: [index] }),
    );
    const reconciles: readonly Reconcile[] = [
      () => ({ kept: [], added: found }),
      (stored) => ({ kept: stored, added: [] }),
      () => ({ kept: [], added: [] }),
    ];
    for (const [turn, reconcile] of reconciles.entries()) {
      sent = 0;
      await stores.bills.replaceAll(userId, { revision: turn + 1, asOf: TODAY }, reconcile);
      counts.push(sent);
    }
    assert.equal(await stores.bills.list(userId), []);
  }
  assert.ok(counts[0]! > 0);
  assert.equal(counts.slice(3), counts.slice(0, 3));
  await store.close();
});

test('after the server has dropped every connection, the next statement succeeds', async (context) => {
  const { store, admin, warnings } = context;
  warnings.length = 0;
  const user = await aUser(store.stores);
  const dropped = allIdleLost(store);
  await dropConnections(admin);
  await dropped;
  assert.equal(await store.stores.users.get(user.id), user);
  await store.ping();
  assert.ok(warnings.length > 0);
});

test('a unit of work whose connection is dropped fails, stores nothing, and costs nobody else', async (context) => {
  const { store, admin } = context;
  const { id: userId } = await aUser(store.stores);
  const account = await aManualAccount(store.stores, userId);
  await refused(
    store.unitOfWork.run(async (stores) => {
      await aTransaction(stores, account);
      const dropped = allIdleLost(store);
      await dropConnections(admin);
      await dropped;
      await aTransaction(stores, account);
    }),
  );
  await aTransaction(store.stores, account);
  assert.is(await store.stores.transactionReader.count(userId, {}), 1);
  assert.is(store.pool.idleCount, store.pool.totalCount);
});

test('two units of work that lock in opposite order both have their effect', async ({ store }) => {
  const { id: userId } = await aUser(store.stores);
  const [a, b] = [await aManualAccount(store.stores, userId), await aManualAccount(store.stores, userId)];
  const bothHoldOne = meeting(2);
  const lockBoth = (unitOfWork: UnitOfWork, first: number, second: number) => {
    let attempt = 0;
    return unitOfWork.run(async ({ accounts }) => {
      attempt += 1;
      await accounts.update(userId, first, (account) => ({ ...account, balance: account.balance + 1 }));
      if (attempt === 1) await bothHoldOne();
      await accounts.update(userId, second, (account) => ({ ...account, balance: account.balance + 1 }));
    });
  };
  await Promise.all([lockBoth(store.unitOfWork, a.id, b.id), lockBoth(store.unitOfWork, b.id, a.id)]);
  const accounts = await store.stores.accounts.list(userId);
  assert.equal(pluck(accounts, 'balance'), [2, 2]);
});

test('no error contains what the database reports about a refused row', async ({ store }) => {
  const { id: userId } = await aUser(store.stores);
  const account = await aManualAccount(store.stores, userId);
  const secret = 'Clinic Dr. Marrow';
  const texts = { description: secret, merchantName: secret, from: [{ name: secret }] };
  const { id: _, ...fields } = await aTransaction(store.stores, account, texts);
  const errors = [
    await refused(aTransaction(store.stores, account, { ...texts, categoryId: 999_999 })),
    await refused(aTransaction(store.stores, account, { ...texts, amount: 2 ** 53 })),
    await refused(aTransaction(store.stores, account, { ...texts, notes: `${secret}\0` })),
    await refused(store.stores.transactions.addAll([fields, { ...fields, categoryId: 999_999 }])),
    await refused(store.stores.transactions.addAll([{ ...fields, from: [{ name: `${secret}\0` }] }])),
    await refused(
      store.stores.users.add({ ...(await aUser(store.stores)), email: secret, deletedAt: account.createdAt }),
    ),
  ];
  for (const error of errors) assert.not.match(inspect(error, { depth: 9, showHidden: true }), secret);
});

test('errors of the work are passed on unchanged, even if they look like errors of the database', async ({ store }) => {
  const own = Object.assign(new Error('own'), { code: '23505' });
  const thrown = await refused(store.unitOfWork.run(() => Promise.reject(own)));
  assert.is(thrown, own);
});

test('a stored number that would be rounded is refused, and the connection goes on', async ({ store, admin }) => {
  const { id: userId } = await aUser(store.stores);
  const account = await aManualAccount(store.stores, userId);
  await admin.query('alter table bank_accounts drop constraint bank_accounts_balance_check');
  await admin.query('update bank_accounts set balance = 9007199254740993 where id = $1', [account.id]);
  for (const read of [() => store.stores.accounts.list(userId), () => store.stores.accounts.get(userId, account.id)]) {
    assert.is(await failureOf(read()), 'amount_out_of_range');
  }
  await admin.query('update bank_accounts set balance = 5 where id = $1', [account.id]);
  assert.is((await store.stores.accounts.list(userId))[0]?.balance, 5);
});

test('times do not depend on the time zone and date style of the database', async ({ database, admin }) => {
  const { rows } = await admin.query<{ name: string }>('select current_database() as name');
  await admin.query(`alter database ${rows[0]?.name} set timezone = 'Asia/Kathmandu'`);
  await admin.query(`alter database ${rows[0]?.name} set datestyle = 'German'`);
  const store = await openPostgresStore({ url: database.url });
  const user = await aUser(store.stores);
  assert.equal(await store.stores.users.get(user.id), user);
  const account = await aManualAccount(store.stores, user.id);
  const { bookedAt } = await aTransaction(store.stores, account);
  const [row] = await store.stores.transactionReader.list(user.id, {}, { offset: 0, limit: 1 });
  assert.is(row?.bookedAt, bookedAt);
  await store.close();
});

test('nothing is stored for a user who is erased meanwhile', async ({ store, admin }) => {
  const { stores } = store;
  const { id: userId } = await aUser(stores);
  const account = await aManualAccount(stores, userId);
  const erasing = await pausedUnit(store.unitOfWork, ({ users }) => users.erase(userId, MADE_AT));
  const late = [
    refused(aManualAccount(stores, userId)),
    refused(aTransaction(stores, account)),
    refused(stores.apiKeys.add(newApiKey(userId))),
    refused(stores.bills.add(newBill(userId))),
    refused(
      stores.bills.replaceAll(userId, { revision: 1, asOf: localDate('2026-01-01') }, () => ({
        kept: [],
        added: [],
      })),
    ),
    refused(
      stores.idempotency.complete({ userId, key: 'key', requestHash: '', resultId: account.id, createdAt: MADE_AT }),
    ),
  ];
  await allWaiting(admin, late.length);
  await erasing.commit();
  await Promise.all(late);
  for (const table of ['bank_accounts', 'transactions', 'api_keys', 'recurring_bills', 'idempotency_keys']) {
    assert.equal((await admin.query(`select 1 from ${table} where user_id = $1`, [userId])).rows, []);
  }
});

test('the store does not open where there is no database', async ({ database }) => {
  const url = new URL(database.url);
  url.pathname = '/no_such_database';
  await refused(openPostgresStore({ url: url.href }));
});

test.run();

/** Resolves for all callers once there are `count` of them. */
function meeting(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let come = 0;
  return () => {
    come += 1;
    if (come === count) resolve();
    return promise;
  };
}

/** Resolves when the pool has noticed that all idle connections have ended. */
async function allIdleLost({ pool }: PostgresStore): Promise<void> {
  while (pool.idleCount > 0) await setImmediate();
}

/** Resolves when `count` connections wait for a lock. */
async function allWaiting(admin: Client, count: number): Promise<void> {
  const waiting = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  for (let looks = 0; looks < 20_000; looks += 1) {
    const { rows } = await admin.query<{ count: number }>(waiting);
    if (rows[0]?.count === count) return;
  }
  throw new Error(`There are never ${count} that wait.`);
}

async function dropConnections(admin: Client): Promise<void> {
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'coffer'`,
  );
}
