import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type ConnectionPool, openPool, TIMEOUTS } from '../../adapters/mikro-orm/connection-pool.ts';
import { openPostgresStore, type PostgresStore } from '../../adapters/mikro-orm/postgres-store.ts';
import { createAccountRepo } from '../../adapters/mikro-orm/repos/account-repo.ts';
import { poolSession } from '../../adapters/mikro-orm/session.ts';
import type { AccountRepo } from '../../domain/ports/account-repo.ts';
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
  const unused = () => {
    throw new Error('A list needs neither the ORM nor a transaction.');
  };
  const watched: ConnectionPool = {
    ...context.pool,
    run(query) {
      context.ran.push(query.name);
      return context.pool.run(query);
    },
  };
  context.accounts = createAccountRepo(poolSession(watched, unused, unused));
});

test.after.each(async ({ database, store, pool }) => {
  await pool.end();
  await store.close();
  await database.drop();
});

/** Users with three accounts, none, one and two, whose ids are in no order. */
async function someUsers({ store }: Context): Promise<readonly number[]> {
  const users = await Promise.all(Array.from({ length: 4 }, () => aUser(store.stores)));
  for (const [nth, { id }] of users.entries()) {
    for (let made = 0; made < [3, 0, 1, 2][nth]!; made += 1) await aManualAccount(store.stores, id);
  }
  return users.map(({ id }) => id);
}

test('are read by one statement, and each user gets the own accounts by id', async (context) => {
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
    assert.ok(lists[nth]?.every((account) => account.userId === userId));
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
  const together = await Promise.all(users.map((userId) => accounts.listWithFeeds(userId)));
  assert.equal(ran, ['list_accounts_with_feeds_together']);
  for (const [nth, userId] of users.entries()) assert.equal(together[nth], await accounts.listWithFeeds(userId));
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
