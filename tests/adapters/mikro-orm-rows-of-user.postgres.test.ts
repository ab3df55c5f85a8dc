import { setImmediate } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type ConnectionPool, openPool, TIMEOUTS } from '../../adapters/mikro-orm/connection-pool.ts';
import { openPostgresStore, type PostgresStore } from '../../adapters/mikro-orm/postgres-store.ts';
import { createAccountRepo } from '../../adapters/mikro-orm/repos/account-repo.ts';
import { poolSession, readingFrom, type Session } from '../../adapters/mikro-orm/session.ts';
import type { AccountRepo } from '../../domain/ports/account-repo.ts';
import { newFeedAccount, newFeedConnection } from '../support/feed-fixtures.ts';
import { aManualAccount, aUser } from '../support/fixtures.ts';
import { openTestDatabase, type TestDatabase } from '../support/postgres.ts';

interface Context {
  database: TestDatabase;
  store: PostgresStore;
  pool: ConnectionPool;
  accounts: AccountRepo;
  /** The names of the statements that were run. */
  ran: string[];
}

const test = suite<Context>('rows of several users that are asked for at once');

const SILENT = { info: () => undefined, warn: () => undefined };

test.before.each(async (context) => {
  context.database = await openTestDatabase();
  context.store = await openPostgresStore({ url: context.database.url, logger: SILENT });
  await context.store.migrate();
  context.pool = openPool({ url: context.database.url, max: 3, logger: SILENT, timeouts: TIMEOUTS });
  context.ran = [];
  context.accounts = createAccountRepo(sessionOf({ pool: watched(context.pool, context.ran) }));
});

test.after.each(async ({ database, store, pool }) => {
  await pool.end();
  await store.close();
  await database.drop();
});

/** Users with three accounts, none, one and two. The table does not have them in the order of their ids. */
async function someUsers({ store, pool }: Context): Promise<readonly number[]> {
  const users = await Promise.all(Array.from({ length: 4 }, () => aUser(store.stores)));
  for (const [nth, { id }] of users.entries()) {
    for (let made = 0; made < [3, 0, 1, 2][nth]!; made += 1) await aManualAccount(store.stores, id);
  }
  const first = 'select min(id) from bank_accounts b where b.user_id = a.user_id having count(*) > 1';
  await pool.query({
    text: `update bank_accounts a set id = (${first}) - 1000000
      where id in (select max(id) from bank_accounts group by user_id having count(*) > 1)`,
  });
  return users.map(({ id }) => id);
}

test('are read by one statement, and each user gets their own accounts by id', async (context) => {
  const { accounts, ran } = context;
  const users = await someUsers(context);
  const [last = 0] = users.toReversed();
  const lists = await Promise.all([last, ...users, 999_999_999].map((userId) => accounts.list(userId)));
  assert.equal(ran, ['list_accounts_together']);
  assert.equal(
    lists.map(({ length }) => length),
    [2, 3, 0, 1, 2, 0],
  );
  for (const [nth, userId] of [last, ...users].entries()) {
    assert.equal(lists[nth], await accounts.list(userId));
    const ids = lists[nth]!.map(({ id }) => id);
    assert.equal(
      ids,
      ids.toSorted((a, b) => a - b),
    );
  }
  assert.equal(new Set(ran.slice(1)), new Set(['list_accounts']));
});

test('are the same with their feeds', async (context) => {
  const { accounts, ran } = context;
  const users = await someUsers(context);
  const filled = (await accounts.list(users[0]!)).at(-1);
  const { connections, feedAccounts } = context.store.stores;
  for (const provider of ['simplefin', 'plaid'] as const) {
    const connection = await connections.add(newFeedConnection(users[0]!, { provider }));
    await feedAccounts.put(newFeedAccount(connection, { decision: 'linked', bankAccountId: filled!.id }));
  }
  ran.length = 0;
  const together = await Promise.all(users.map((userId) => accounts.listWithFeeds(userId)));
  assert.equal(
    together[0]?.map(({ feeds }) => feeds.map(({ provider }) => provider)),
    [[], [], ['simplefin', 'plaid']],
  );
  assert.equal(ran, ['list_accounts_with_feeds_together']);
  for (const [nth, userId] of users.entries()) assert.equal(together[nth], await accounts.listWithFeeds(userId));
});

test('are read for each user alone from replicas and on Citus', async (context) => {
  const { ran } = context;
  const users = await someUsers(context);
  const replicas = { read: async () => undefined, leave: () => undefined };
  const pool = watched(context.pool, ran);
  for (const session of [readingFrom(replicas, sessionOf({ pool })), sessionOf({ pool }, true)]) {
    const accounts = createAccountRepo(session);
    ran.length = 0;
    const lists = await Promise.all(users.map((userId) => accounts.list(userId)));
    assert.equal(
      lists.map(({ length }) => length),
      [3, 0, 1, 2],
    );
    assert.equal(ran, Array(4).fill('list_accounts'));
  }
});

test('open few connections, however many turns of the event loop a burst takes', async (context) => {
  const { database, ran } = context;
  const [first = 0, , second = 0] = await someUsers(context);
  for (const isDistributed of [false, true]) {
    ran.length = 0;
    const pool = openPool({ url: database.url, max: 20, logger: SILENT, timeouts: TIMEOUTS });
    const accounts = createAccountRepo(sessionOf({ pool: watched(pool, ran) }, isDistributed));
    const lists: Promise<unknown>[] = [];
    for (let turn = 0; turn < 40; turn += 1) {
      lists.push(accounts.list(first), accounts.list(second));
      await setImmediate();
    }
    await Promise.all(lists);
    assert.ok(pool.totalCount <= (isDistributed ? 4 : 3), `${pool.totalCount}`);
    assert.is(ran.includes('list_accounts_together'), !isDistributed);
    await pool.end();
  }
});

test('all fail if their statement fails, and the next ones do not', async (context) => {
  const { accounts, ran } = context;
  const users = await someUsers(context);
  const admin = openPool({ url: context.database.url, max: 1, logger: SILENT, timeouts: TIMEOUTS });
  await admin.query({ text: 'alter table bank_accounts rename column subtype to subtypes' });
  const results = await Promise.allSettled(users.map((userId) => accounts.list(userId)));
  assert.ok(results.every(({ status }) => status === 'rejected'));
  await admin.query({ text: 'alter table bank_accounts rename column subtypes to subtype' });
  await admin.end();
  assert.is((await accounts.list(users[0]!)).length, 3);
  assert.is(ran.length, 2);
});

test.run();

/** A pool that keeps the names of the statements that it runs. */
function watched(pool: ConnectionPool, ran: string[]): ConnectionPool {
  return {
    ...pool,
    run(query) {
      ran.push(query.name);
      return pool.run(query);
    },
  };
}

function sessionOf({ pool }: Pick<Context, 'pool'>, isDistributed = false): Session {
  const unused = () => {
    throw new Error('A list needs neither the ORM nor a transaction.');
  };
  return poolSession(pool, unused, unused, isDistributed);
}
