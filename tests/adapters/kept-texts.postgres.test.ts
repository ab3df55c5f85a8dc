import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type ConnectionPool, openPool, TIMEOUTS } from '../../adapters/mikro-orm/connection-pool.ts';
import { type KeptTexts, keptTexts, NO_TEXTS } from '../../adapters/mikro-orm/kept-texts/kept-texts.ts';
import { TRANSACTIONS_OF_IDS } from '../../adapters/mikro-orm/list-statements.ts';
import { openPostgresStore, type PostgresStore } from '../../adapters/mikro-orm/postgres-store.ts';
import { createTransactionReader } from '../../adapters/mikro-orm/repos/transaction-reader.ts';
import { poolSession, type Session } from '../../adapters/mikro-orm/session.ts';
import { NO_TOTALS } from '../../adapters/mikro-orm/totals.ts';
import type { BankAccount } from '../../domain/ledger/bank-account.ts';
import type { TransactionFilter, TransactionReader } from '../../domain/ports/transaction-reader.ts';
import { aManualAccount, aUser, newTransaction, timestamp } from '../support/fixtures.ts';
import { openTestDatabase, type TestDatabase } from '../support/postgres.ts';

interface Context {
  database: TestDatabase;
  store: PostgresStore;
  pool: ConnectionPool;
  accounts: readonly BankAccount[];
}

const test = suite<Context>('searches of large users');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.store = await openPostgresStore({ url: context.database.url });
  await context.store.migrate();
  context.pool = openPool({ url: context.database.url, max: 2, logger: SILENT, timeouts: TIMEOUTS });
});

test.before.each(async (context) => {
  const { stores } = context.store;
  const { id } = await aUser(stores);
  context.accounts = [await aManualAccount(stores, id), await aManualAccount(stores, id)];
  await stores.transactions.addAll(Array.from({ length: 400 }, (_, n) => aTransaction(context, n)));
});

test.after(async ({ store, pool, database }) => {
  await store.close();
  await pool.end();
  await database.drop();
});

test('find the same in memory as in the database, in the same order', async (context) => {
  const kept = keptIn(context);
  const [memory, database] = [await readerOf(context, kept), await readerOf(context, NO_TEXTS)];
  await warm(context, memory, kept);
  const [first] = context.accounts;
  const filters = ['tea', 'café 1', 'TEA 39', 'e', '%', 'nothing', LONG.slice(-90)].flatMap((text) => [
    { text },
    { text, bankAccountId: first?.id ?? 0 },
    { text, type: 'income' as const, categoryIds: [200] },
  ]);
  for (const filter of filters) {
    for (const window of [
      { offset: 0, limit: 30 },
      { offset: 60, limit: 30 },
    ]) {
      const [a, b] = await Promise.all(
        [memory, database].map(({ reader }) => reader.page(userOf(context), filter, window)),
      );
      assert.equal({ total: a?.total, rows: a?.rows }, { total: b?.total, rows: b?.rows });
    }
  }
  assert.is(memory.ofIds, filters.length * 2 + 1);
  assert.is(database.ofIds, 0);
});

test('see every change that was acknowledged before they began', async (context) => {
  const { store } = context;
  const kept = keptIn(context);
  const memory = await readerOf(context, kept);
  const userId = userOf(context);
  await warm(context, memory, kept);
  const totalOf = async (text: string) => (await memory.reader.page(userId, { text }, WINDOW)).total;
  const change: readonly (readonly [what: string, make: () => Promise<unknown>, expected: number])[] = [
    ['added', () => store.stores.transactions.addAll([aTransaction(context, 7, 'Quince')]), 1],
    ['added in a unit of work', () => addedInUnit(context, 'Quince'), 2],
    ['removed', () => store.stores.transactions.removeAllOf(userId, context.accounts[0]?.id ?? 0), 0],
  ];
  for (const [what, make, expected] of change) {
    await make();
    assert.is(await totalOf('quince'), expected, what);
    // Now they are read again, and must be those of the present.
    await totalOf('tea');
    await kept.idle();
    const before = memory.ofIds;
    assert.is(await totalOf('quince'), expected, `${what}, read again`);
    assert.is(memory.ofIds, before + 1, what);
  }
});

test('wait for texts that are being read, but not for long', async (context) => {
  const userId = userOf(context);
  for (const [waitMillis, ofIds] of [
    [60_000, 1],
    [0, 0],
  ] as const) {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const slow: Pick<ConnectionPool, 'run'> = { run: (query) => held.then(() => context.pool.run(query)) };
    const kept = keptTexts(slow, { maxBytes: 10_000_000, share: 1, waitMillis });
    const memory = await readerOf(context, kept);
    await memory.reader.page(userId, { text: 'tea' }, WINDOW);
    const second = memory.reader.page(userId, { text: 'tea' }, WINDOW);
    if (waitMillis === 0) await second;
    goOn();
    assert.is((await second).total, 400);
    assert.is(memory.ofIds, ofIds);
    await kept.idle();
  }
});

test('of one user do not find those of another', async (context) => {
  const kept = keptIn(context);
  const memory = await readerOf(context, kept);
  await warm(context, memory, kept);
  const stranger = await aUser(context.store.stores);
  assert.is((await memory.reader.page(stranger.id, { text: 'tea' }, WINDOW)).total, 0);
});

test('are those of the database where the texts take more memory than they may', async (context) => {
  const kept = keptTexts(context.pool, { maxBytes: 2_000, share: 1 });
  const memory = await readerOf(context, kept);
  for (const _ of [1, 2]) {
    assert.is((await memory.reader.page(userOf(context), { text: 'tea' }, WINDOW)).total, 400);
    await kept.idle();
  }
  assert.is(memory.ofIds, 0);
});

test('rest after the texts were read, so that reading takes no more than its share of the time', async (context) => {
  const kept = keptTexts(context.pool, { maxBytes: 1_000_000, share: 1e-9 });
  const userId = userOf(context);
  kept.expectSearch(userId, 'any');
  await kept.idle();
  assert.ok(await kept.find(userId, { text: 'tea' }, WINDOW));
  kept.forget(userId);
  kept.expectSearch(userId, 'any');
  await kept.idle();
  assert.is(await kept.find(userId, { text: 'tea' }, WINDOW), undefined);
});

test.run();

const SILENT = { info: () => {}, warn: () => {} };
const WINDOW = { offset: 0, limit: 30 };
/** Too long for the index of texts. */
const LONG = `tea ${'東'.repeat(400)} ${'京'.repeat(90)}`;

function userOf({ accounts }: Context): number {
  return accounts[0]?.userId ?? 0;
}

function aTransaction({ accounts }: Context, n: number, word = 'Tea') {
  const account = accounts[n % 2 === 0 ? 1 : 0];
  if (account === undefined) throw new Error('There is no account.');
  return newTransaction(account, {
    amount: n % 3 === 0 ? 1_000 : -1_000,
    categoryId: n % 3 === 0 ? 200 + (n % 2) : 101,
    description: n % 100 === 5 ? LONG : `${word} ${n}`,
    merchantName: n % 4 === 0 ? null : `Café ${n % 31}`,
    bookedAt: timestamp(`2026-0${1 + (n % 9)}-${10 + (n % 18)}T10:00:00.000000Z`),
  });
}

async function addedInUnit(context: Context, word: string): Promise<void> {
  await context.store.unitOfWork.run(({ transactions }) => transactions.addAll([aTransaction(context, 9, word)]));
}

function keptIn({ pool }: Context): KeptTexts {
  return keptTexts(pool, { maxBytes: 10_000_000, share: 1 });
}

interface CountingReader {
  readonly reader: TransactionReader;
  /** Pages whose ids came from memory. */
  readonly ofIds: number;
}

/** A reader that takes every user for a large one. */
async function readerOf({ pool }: Context, kept: KeptTexts): Promise<CountingReader> {
  const unused = () => {
    throw new Error('A reader needs neither the ORM nor a transaction.');
  };
  const session = poolSession(pool, unused, unused);
  let ofIds = 0;
  const counting: Session = {
    ...session,
    transactions(statement, values) {
      if (statement === TRANSACTIONS_OF_IDS) ofIds += 1;
      return session.transactions(statement, values);
    },
  };
  const totals = { ...NO_TOTALS, latest: () => ({ revision: '', total: 300_000 }) };
  return {
    reader: createTransactionReader(counting, totals, kept),
    get ofIds() {
      return ofIds;
    },
  };
}

/** The first search asks the database, the second one the memory. */
async function warm(context: Context, { reader }: CountingReader, kept: KeptTexts): Promise<void> {
  const filter: TransactionFilter = { text: 'tea' };
  await reader.page(userOf(context), filter, WINDOW);
  await kept.idle();
  await reader.page(userOf(context), filter, WINDOW);
}
