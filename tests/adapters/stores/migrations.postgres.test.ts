import { Client } from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openPostgresStore, type PostgresStore } from '../../../adapters/mikro-orm/postgres-store.ts';
import { MIGRATIONS } from '../../../adapters/mikro-orm/schema/migrations/list.ts';
import { renewNextUser } from '../../../application/renewals/renew-next-user.ts';
import { reconcileBills } from '../../../domain/bills/reconcile-bills.ts';
import { CATEGORY_TREE } from '../../../domain/ledger/category-tree.ts';
import { feedHouse } from '../../application/feeds/feed-house.ts';
import { COFFEE, SALARY } from '../../application/feeds/payments.ts';
import { importHouse } from '../../application/importing/import-house.ts';
import { refused } from '../../contracts/refusal.ts';
import { testClock } from '../../support/clock.ts';
import { schemaOf, tablesOf } from '../../support/databases/database-contents.ts';
import { openTestDatabase, type TestDatabase } from '../../support/databases/postgres.ts';
import { aFetch, anAccount, fedAccount } from '../../support/feeds/fake-feed.ts';
import { importRow, newImport } from '../../support/files/import-fixtures.ts';
import {
  aConnectedAccount,
  aManualAccount,
  aTransaction,
  aUser,
  localDate,
  MADE_AT,
  newBill,
} from '../../support/fixtures.ts';

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
  assert.equal(await tablesOf(store), []);
});

test('all can be undone, down to an empty database, and done again to the same schema', async (context) => {
  const store = await open(context);
  await store.migrate();
  const schema = await schemaOf(store);
  for (const name of NAMES.toReversed()) assert.equal(await store.revertMigration(), [name]);
  assert.equal(await store.revertMigration(), []);
  assert.equal(await tablesOf(store), ['coffer_migrations']);
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

test('corrections of bills lose what the command line stored beside them, and keep their numbers', async (context) => {
  const store = await open(context);
  await store.migrate();
  const user = await aUser(store.stores);
  const set = (number: number, field: string, value: unknown) => {
    return { kind: 'set', field, value, before: null, number, at: MADE_AT };
  };
  const name = set(3, 'name', 'Flat');
  const clean = await store.stores.bills.add(newBill(user.id, { corrections: [] }));
  const given = [set(1, 'email', 'ada@example.com'), set(2, 'id', 7), name];
  const { id } = await store.stores.bills.add(newBill(user.id));
  while ((await store.revertMigration())[0] !== '20261215-strange-corrections');
  const statement = 'update recurring_bills set corrections = $3 where user_id = $1 and id = $2';
  await store.pool.query(statement, [user.id, id, JSON.stringify(given)]);
  await store.migrate();
  const stored = await store.stores.bills.list(user.id);
  assert.equal(
    stored.map((bill) => bill.corrections),
    [[], [name]],
  );
  assert.equal(stored[0], clean);
});

test('detected bills of a database with detection keys keep their ids, verdicts and payments', async (context) => {
  const store = await open(context);
  await store.migrate();
  const user = await aUser(store.stores);
  while ((await store.revertMigration())[0] !== '20261123-bill-keys');
  await store.pool.query(
    `insert into recurring_bills (user_id, id, name, source, detection_key, cycle, amount, currency, status, next_date,
        confidence, facts, transaction_ids, created_at, updated_at)
      values
        ($1, 5001, 'Netflix', 'detected', 'NETFLIX|USD|1', 'monthly', 1599, 'USD', 'archived', '2026-12-01', 0.9, '[]',
          '{1,2,3}', $2, $2),
        ($1, 5002, 'Gym', 'detected', 'GYM|USD|4', 'monthly', 2900, 'USD', 'active', '2026-12-05', 0.9, '[]',
          '{4,5,6}', $2, $2),
        ($1, 5003, 'Rent', 'manual', null, 'monthly', 90000, 'USD', 'active', null, null, '[]', '{}', $2, $2)`,
    [user.id, MADE_AT],
  );
  await store.migrate();
  const { bills } = store.stores;
  const found = [[1, 2, 3, 7], [4, 5, 6], [8]].map((transactionIds) =>
    newBill(user.id, { name: 'Gym', source: 'detected', confidence: 0.5, transactionIds }),
  );
  const state = { revision: 1, asOf: localDate('2026-11-21') };
  await bills.replaceAll(user.id, state, (stored) =>
    reconcileBills(stored, { found, observations: [], today: state.asOf }),
  );
  const seen = (await bills.list(user.id))
    .map(({ id, status, transactionIds }) => [id, status, transactionIds.length])
    .slice(-3);
  assert.equal(seen, [
    [5001, 'archived', 4],
    [5002, 'active', 3],
    [5003, 'active', 0],
  ]);
});

test('transactions of an earlier release are matched user by user, once, and go on after a stop', async (context) => {
  const store = await open(context);
  await store.migrate();
  while ((await store.revertMigration())[0] !== '20261202-own-transfers');
  const { rows: users } = await store.pool.query<{ id: number }>(
    `insert into users (email, currency, plan, created_at)
      select 'user' || nth || '@example.test', 'USD', 'free', $1 from generate_series(1, 3) nth returning id`,
    [MADE_AT],
  );
  await store.pool.query(`insert into bank_connections (user_id, bank_id) select id, 1 from users`);
  await store.pool.query(
    `insert into bank_accounts (user_id, external_id, bank_id, bank_connection_id, kind, name, type, currency, balance,
        initial_balance, hidden, last_transaction_created_at, last_balance_created_at, created_at, updated_at)
      select user_id, gen_random_uuid(), 1, id, 'manual', type, type, 'USD', 0, 0, false, $1, $1, $1, $1
      from bank_connections, unnest('{checking,savings}'::text[]) type`,
    [MADE_AT],
  );
  await store.pool.query(
    `insert into transactions (user_id, bank_account_id, category_id, status, type, "from", "to", description, amount,
        currency, booked_at, created_at, updated_at, search_text)
      select user_id, id, case type when 'savings' then 2 else 1 end, 'booked',
        case type when 'savings' then 'income' else 'expense' end, '[]', '[]', 'TRANSFER TO SAVINGS',
        case type when 'savings' then 5000 else -5000 end, 'USD', $1, $1, $1, ''
      from bank_accounts`,
    [MADE_AT],
  );
  assert.ok((await store.migrate()).includes('20261202-own-transfers'));
  const linked = async () => {
    const counts = users.map(async ({ id }) => (await store.stores.ownTransfers.legs(id, undefined)).links.length);
    return Promise.all(counts);
  };
  const ports = { ...store.stores, unitOfWork: store.unitOfWork, clock: testClock() };
  assert.is(await renewNextUser(ports)(), true);
  assert.is((await linked()).filter((count) => count === 2).length, 1);
  const restarted = renewNextUser(ports);
  assert.equal([await restarted(), await restarted(), await restarted()], [true, true, false]);
  assert.equal(await linked(), [2, 2, 2]);
  const newcomer = await aUser(store.stores);
  assert.is(await restarted(), false, `not ${newcomer.id}`);
});

test('linked sides of an earlier release get the categories of their links, and what a person set stays', async (context) => {
  const store = await open(context);
  await store.migrate();
  const { id: userId } = await aUser(store.stores);
  const main = await aManualAccount(store.stores, userId);
  const savings = await aManualAccount(store.stores, userId, { type: 'savings' });
  const card = await aManualAccount(store.stores, userId, { type: 'credit' });
  const pairs = [
    [main, savings, 1, 2],
    [main, card, 190, 2],
    [card, main, 1, 2],
    [savings, main, 903, 911],
  ] as const;
  const links = [];
  for (const [from, to, out, into] of pairs) {
    const outgoing = await aTransaction(store.stores, from, { amount: -500, categoryId: out });
    const incoming = await aTransaction(store.stores, to, { amount: 500, categoryId: into });
    links.push({ id: outgoing.id, other: { transactionId: incoming.id, bankAccountId: to.id }, categoryId: null });
    links.push({ id: incoming.id, other: { transactionId: outgoing.id, bankAccountId: from.id }, categoryId: null });
  }
  const alone = await aTransaction(store.stores, main);
  await store.stores.ownTransfers.link(userId, links);
  const shown = async () => {
    const rows = await store.stores.transactionReader.listById(userId, 0, 30);
    return rows.filter(({ id }) => id !== alone.id).map(({ categoryId }) => categoryId);
  };
  const [own, given] = [
    [1, 2, 190, 2, 1, 2, 903, 911],
    [901, 911, 902, 912, 901, 911, 903, 911],
  ];
  while ((await store.revertMigration())[0] !== '20261212-linked-categories');
  assert.equal(await shown(), own);
  await store.migrate();
  assert.equal(await shown(), given);
  assert.is((await store.stores.transactions.get(userId, alone.id))?.categoryId, 1);
  await store.stores.ownTransfers.link(
    userId,
    links.map(({ id }) => ({ id, other: null, categoryId: null })),
  );
  assert.equal(await shown(), own);
});

test('undoing the removal of detection keys gives each detected bill a key of its own', async (context) => {
  const store = await open(context);
  await store.migrate();
  const user = await aUser(store.stores);
  const detected = await store.stores.bills.add(newBill(user.id, { source: 'detected', confidence: 0.5 }));
  const manual = await store.stores.bills.add(newBill(user.id));
  while ((await store.revertMigration())[0] !== '20261123-bill-keys');
  const { rows } = await store.pool.query('select id::int, detection_key from recurring_bills order by id');
  assert.equal(rows, [
    { id: detected.id, detection_key: String(detected.id) },
    { id: manual.id, detection_key: null },
  ]);
});

test('transactions that earlier releases stored are found by their words, as they are when somebody stores them now', async (context) => {
  const store = await open(context);
  await store.migrate();
  const { id: userId } = await aUser(store.stores);
  const account = await aManualAccount(store.stores, userId);
  const texts = [
    ['CRÈME BRÛLÉE', null, 'creme brulee'],
    ['Zakupy w Łodzi', 'Żabka', 'zabka'],
    ['Bru\u0302le\u0301e', 'Đà Nẵng', 'da nang'],
    ['plain', 'がくせい ÅÄÖ 각 ΌΔΌΣ', 'οδος'],
  ] as const;
  for (const [description, merchantName] of texts) {
    await aTransaction(store.stores, account, { description, merchantName });
  }
  const expected = await searchTexts(store);
  while ((await store.revertMigration())[0] !== '20261124-search-without-accents');
  for (const [description, merchantName] of texts) {
    const stored = `${(merchantName ?? '').toLowerCase()}\uFFFF${description.toLowerCase()}`.replaceAll('ς', 'σ');
    await store.pool.query('update transactions set search_text = $1 where description = $2', [stored, description]);
  }
  assert.not.equal(await searchTexts(store), expected);
  await store.migrate();
  for (const [, , text] of texts) assert.is(await store.stores.transactionReader.count(userId, { text }), 1, text);
  const ports = { ...store.stores, unitOfWork: store.unitOfWork, clock: testClock() };
  const before = await store.stores.transactionReader.list(userId, {}, { offset: 0, limit: 10 });
  assert.is(await renewNextUser(ports)(), true);
  assert.equal(await searchTexts(store), expected);
  assert.equal(await store.stores.transactionReader.list(userId, {}, { offset: 0, limit: 10 }), before);
  for (const [, , text] of texts) assert.is(await store.stores.transactionReader.count(userId, { text }), 1, text);
});

test('names and categories that an earlier release left open are found in the background', async (context) => {
  const store = await open(context);
  await store.migrate();
  const { id: userId } = await aUser(store.stores);
  const account = await aManualAccount(store.stores, userId);
  const imported = await aTransaction(store.stores, account, { description: 'LYFT *RIDE SUN 3PM 8558659553 CA' });
  const entered = await aTransaction(store.stores, account, { description: imported.description });
  await store.stores.imports.add(newImport(account), [
    importRow(account, { transactionId: imported.id, isOrigin: true }),
  ]);
  while ((await store.revertMigration())[0] !== '20261213-renewals');
  await store.migrate();
  const ports = { ...store.stores, unitOfWork: store.unitOfWork, clock: testClock() };
  assert.equal([await renewNextUser(ports)(), await renewNextUser(ports)()], [true, false]);
  const found = await store.stores.transactions.getAll(userId, [imported.id, entered.id]);
  assert.equal(
    found.map(({ categoryId, categoryLayer, to }) => [categoryId, categoryLayer, to]),
    [
      [122, 'book', [{ name: 'Lyft' }]],
      [1, null, []],
    ],
  );
});

test('accounts that a feed filled once and nothing fills any more become manual, and all others stay as they are', async (context) => {
  const store = await open(context);
  await store.migrate();
  const house = await feedHouse(store);
  const fed = ['LEFT', 'FILLED'].map((key) => fedAccount([COFFEE, SALARY], { account: anAccount({ key }) }));
  house.feed.shows(aFetch([], { accounts: fed }));
  await house.sync(await house.connect());
  const { id: byHand } = await aConnectedAccount(house.stores, house.userId);
  const [left, filled] = (await house.accounts.list(house.userId)).map(({ id }) => id);
  while ((await store.revertMigration())[0] !== '20261209-unfilled-accounts');
  await store.pool.query(
    `update feed_accounts set decision = 'ignored', bank_account_id = null where user_id = $1 and key = 'LEFT'`,
    [house.userId],
  );
  await store.migrate();
  const seen = (await house.accounts.list(house.userId)).map(({ id, kind, bankId }) => [id, kind, bankId === 1]);
  assert.equal(seen, [
    [left, 'manual', true],
    [filled, 'connected', false],
    [byHand, 'connected', false],
  ]);
  const account = await house.accounts.get(house.userId, left ?? 0);
  assert.equal([account?.balance, account?.initialBalance], [123_456, 123_456 + 350 - 250_000]);
  const coffee = (await house.list()).find((one) => one.bankAccountId === left && one.amount === -350);
  await house.removeTransaction(Number(coffee?.id));
  assert.is((await house.accounts.get(house.userId, left ?? 0))?.balance, 123_456 + 350);
  await house.removeAccount(left ?? 0);
});

test('accounts of feeds begin with what their banks state now, and a balance that none states is unknown', async (context) => {
  const store = await open(context);
  await store.migrate();
  const house = await feedHouse(store);
  const [stated, silent] = [anAccount({ key: 'STATED' }), anAccount({ key: 'SILENT', balance: null })];
  house.feed.shows(aFetch([], { accounts: [stated, silent].map((account) => fedAccount([COFFEE], { account })) }));
  const id = await house.connect();
  await house.sync(id);
  const { id: manual } = await aManualAccount(house.stores, house.userId, { balance: 0 });
  while ((await store.revertMigration())[0] !== '20261216-recognised-accounts');
  // Earlier releases stored the balance of the first moment, whatever was fetched behind it.
  await store.pool.query('update bank_accounts set initial_balance = balance where user_id = $1', [house.userId]);
  await store.migrate();
  const found = (await house.accounts.list(house.userId)).map((one) => [
    one.balance,
    one.initialBalance,
    one.isBalanceKnown,
  ]);
  assert.equal(found, [
    [123_456, 123_456 + 350, true],
    [0, 350, false],
    [0, 0, true],
  ]);
  assert.is((await house.accounts.list(house.userId))[2]?.id, manual);
  await house.sync(id);
  assert.equal(
    (await house.show(id)).accounts.map(({ linkedBy, difference }) => [linkedBy, difference]),
    [
      [null, 0],
      [null, null],
    ],
  );
});

test('duplicates that an earlier release made one can be taken back', async (context) => {
  const store = await open(context);
  await store.migrate();
  const house = await importHouse(store);
  for (const [nth, status] of (['booked', 'booked', 'pending'] as const).entries()) {
    const amount = -1_250 - nth;
    await house.take([{ day: 5, amount, text: 'Da Luigi', status }]);
    await house.fromFeed([{ day: 7, amount, text: 'SUMUP .GASTRO WEST' }]);
  }
  const pairs = await house.pairs();
  assert.is(pairs.length, 3);
  await house.edit(pairs[0]!.id, 'theirs', 103);
  await house.edit(pairs[1]!.id, 'theirs', 103);
  await house.edit(pairs[1]!.duplicateOf.id, 'mine', 112);
  const shown = async () => (await house.list()).map((one) => ({ ...one, updatedAt: null }));
  const apart = await shown();
  for (const { id } of pairs) await house.settle(id, 'same');
  const together = await shown();
  while ((await store.revertMigration())[0] !== '20261227-united-transactions');
  await store.pool.query(`update possible_duplicates set united = united - 'after' - 'questions' - 'bills'`);
  await store.migrate();
  assert.equal(await shown(), together);
  for (const { id } of pairs) await house.settle(id, null);
  assert.equal(await shown(), apart);
});

test('a role that may not create extensions gets an error that names them, and nothing is left half done', async (context) => {
  const admin = new Client({ connectionString: context.database.url });
  await admin.connect();
  const role = `limited_${process.pid}`;
  await admin.query(`drop extension if exists pg_trgm, btree_gin; create role ${role}`);
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

async function searchTexts({ pool }: PostgresStore): Promise<string[]> {
  const { rows } = await pool.query<{ text: string }>('select search_text as text from transactions order by id');
  return rows.map(({ text }) => text);
}
