import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openPostgresStore, type PostgresStore } from '../../adapters/mikro-orm/postgres-store.ts';
import { aManualAccount, aUser, newTransaction } from '../support/fixtures.ts';
import { openTestDatabase, type TestDatabase } from '../support/postgres.ts';

const test = suite('many transactions at once on PostgreSQL');

let database: TestDatabase;
let store: PostgresStore;

test('the store opens', async () => {
  database = await openTestDatabase();
  store = await openPostgresStore({ url: database.url });
  await store.migrate();
});

test.after(async () => {
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

test.run();
