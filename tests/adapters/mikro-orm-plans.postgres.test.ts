import { Client, escapeLiteral } from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openPool, TIMEOUTS } from '../../adapters/mikro-orm/connection-pool.ts';
import { COUNT_GROUPS } from '../../adapters/mikro-orm/count-groups.ts';
import { ALL_TEXTS } from '../../adapters/mikro-orm/kept-texts/text-rows.ts';
import {
  countedListStatement,
  listFromEndStatement,
  listStatement,
  TRANSACTIONS_OF_IDS,
} from '../../adapters/mikro-orm/list-statements.ts';
import { openPostgresStore } from '../../adapters/mikro-orm/postgres-store.ts';
import { createAccountRepo } from '../../adapters/mikro-orm/repos/account-repo.ts';
import { createBalanceReader } from '../../adapters/mikro-orm/repos/balance-reader.ts';
import { createAccessTokenRepo, createApiKeyRepo } from '../../adapters/mikro-orm/repos/credential-repos.ts';
import { createExchangeRateRepo } from '../../adapters/mikro-orm/repos/exchange-rate-repo.ts';
import { createOwnTransferRepo } from '../../adapters/mikro-orm/repos/own-transfer-repo.ts';
import { createRecurringBillRepo } from '../../adapters/mikro-orm/repos/recurring-bill-repo.ts';
import { createToolGate } from '../../adapters/mikro-orm/repos/tool-gate.ts';
import { createTransactionReader, TEXT_SAMPLE } from '../../adapters/mikro-orm/repos/transaction-reader.ts';
import { createTransactionRepo } from '../../adapters/mikro-orm/repos/transaction-repo.ts';
import { createUserRepo } from '../../adapters/mikro-orm/repos/user-repo.ts';
import { poolSession } from '../../adapters/mikro-orm/session.ts';
import { NO_TOTALS } from '../../adapters/mikro-orm/totals.ts';
import { conditionsOf } from '../../adapters/mikro-orm/transaction-conditions.ts';
import type { TransactionFilter } from '../../domain/ports/transaction-reader.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import {
  aManualAccount,
  aUser,
  EUR,
  JPY,
  localDate,
  MADE_AT,
  newTransaction,
  timestamp,
  USD,
} from '../support/fixtures.ts';
import { openTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { type Executed, recordedStatements } from '../support/recorded-statements.ts';

const USERS = 20;
const ROWS_A_USER = 500;

interface Context {
  database: TestDatabase;
  client: Client;
  userId: number;
  accountId: number;
}

/** The plans of the store's own statements, on a table of a few thousand rows. */
const test = suite<Context>('plans of the statements on PostgreSQL');

test.before(async (context) => {
  context.database = await openTestDatabase();
  const store = await openPostgresStore({ url: context.database.url });
  await store.migrate();
  for (let user = 0; user < USERS; user += 1) Object.assign(context, await aBusyUser(store.stores));
  await store.close();
  context.client = new Client({ connectionString: context.database.url });
  await context.client.connect();
  // COPY leaves a few pages empty. Of a table as small as this one they would be a part that the planner notices.
  await context.client.query('vacuum full transactions');
  await context.client.query('vacuum analyze');
});

test.after(async ({ client, database }) => {
  await client.end();
  await database.drop();
});

const SEARCH = 'transactions_search';

const FILTERS: readonly (readonly [string, (context: Context) => TransactionFilter])[] = [
  ['nothing', () => ({})],
  ['an account', ({ accountId }) => ({ bankAccountId: accountId })],
  ['a category', () => ({ categoryIds: [101] })],
  ['several categories', () => ({ categoryIds: [101, 102, 103] })],
  ['a type', () => ({ type: 'expense' })],
  ['all but a category', () => ({ exceptCategoryIds: [101] })],
  ['visible accounts', () => ({ visibleAccountsOnly: true })],
  ['days', () => ({ from: localDate('2026-03-01'), to: localDate('2026-03-02') })],
  ['a text', () => ({ text: 'needle' })],
  ['a text and an account', ({ accountId }) => ({ text: 'needle', bankAccountId: accountId })],
  ['a short text', () => ({ text: 'zq' })],
];

for (const [name, filterOf] of FILTERS) {
  for (const mode of ['force_custom_plan', 'force_generic_plan'] as const) {
    test(`list, count and sums by ${name} read the user’s rows alone, through an index (${mode})`, async (context) => {
      for (const statement of await readsOf(context.userId, filterOf(context))) {
        const plan = await planOf(context.client, statement, mode);
        const scans = flat(plan).filter((node) => node['Index Name'] !== undefined);
        assert.ok(!scansAll(plan) && scans.length > 0, JSON.stringify(plan));
        assert.ok(
          scans.every((node) => node['Index Cond']?.includes('user_id = ')),
          JSON.stringify(plan),
        );
      }
    });
  }
}

test('a list is read in the order of its index, and not sorted', async ({ client, userId, accountId }) => {
  const cases = [
    [{}, 'transactions_list'],
    [{ bankAccountId: accountId }, 'transactions_account'],
    [{ categoryIds: [104] }, 'transactions_category'],
  ] as const;
  for (const [filter, index] of cases) {
    const [list] = await readsOf(userId, filter, { window: { offset: 0, limit: 5 } });
    const limit = flat(await planOf(client, list!, 'force_custom_plan')).find((node) => node['Node Type'] === 'Limit');
    assert.ok(limit?.Plans?.some((node) => node['Index Name'] === index));
  }
});

test('a count, and sums by category, read an index alone', async ({ client, userId }) => {
  for (const filter of [{}, { type: 'income' }, { from: localDate('2026-03-01') }] as const) {
    const [, ...aggregates] = await readsOf(userId, filter);
    for (const statement of aggregates) {
      const nodes = flat(await planOf(client, statement, 'force_custom_plan'));
      assert.ok(
        nodes.some((node) => node['Node Type'] === 'Index Only Scan'),
        JSON.stringify(nodes[0]),
      );
    }
  }
});

test('a count by account and type reads the index of accounts alone', async ({ client, userId, accountId }) => {
  const [, count] = await readsOf(userId, { bankAccountId: accountId, type: 'expense' });
  for (const mode of ['force_custom_plan', 'force_generic_plan'] as const) {
    const scan = flat(await planOf(client, count!, mode)).find(({ 'Index Cond': condition }) =>
      condition?.includes('bank_account_id = '),
    );
    assert.equal([scan?.['Node Type'], scan?.['Index Name']], ['Index Only Scan', 'transactions_account']);
  }
});

test('all groups are counted in the order of an index alone, and a large user’s are not all read', async (context) => {
  for (const mode of ['force_custom_plan', 'force_generic_plan'] as const) {
    const nodes = flat(await planOf(context.client, { statement: COUNT_GROUPS, values: [context.userId] }, mode));
    const limit = nodes.find((node) => node['Node Type'] === 'Limit');
    assert.equal(
      limit?.Plans?.map((node) => [node['Node Type'], node['Index Name']]),
      [['Index Only Scan', 'transactions_list']],
      JSON.stringify(nodes[0]),
    );
  }
});

test('a page is read along its index where most of it matches', async ({ client, userId, accountId }) => {
  const cases = [
    [{ type: 'expense' }, 'transactions_list'],
    [{ type: 'expense', bankAccountId: accountId }, 'transactions_account'],
  ] as const;
  for (const [filter, index] of cases) {
    for (const mode of ['force_custom_plan', 'force_generic_plan'] as const) {
      const list = listStatement(conditionsOf(userId, filter), { offset: 0, limit: 30 }, true);
      const nodes = flat(await planOf(client, list, mode));
      assert.ok(nodes.some((node) => node['Node Type'] === 'Index Scan' && node['Index Name'] === index));
      assert.not.ok(nodes.some((node) => node['Node Type'] === 'Sort'));
    }
  }
});

test('sums read the legs of own transfers by their days, and not for each transaction', async (context) => {
  const filter = { from: localDate('2026-03-01'), to: localDate('2026-03-31') };
  const [, , sums] = await readsOf(context.userId, filter);
  for (const mode of ['force_custom_plan', 'force_generic_plan'] as const) {
    const nodes = flat(await planOf(context.client, sums!, mode));
    const legs = nodes.filter((node) => node['Index Name'] === 'transactions_transfer');
    // PostgreSQL 15 plans the hash table where the sums are grouped and where they are shown.
    assert.ok(legs.length === 1 || legs.length === 2, String(legs.length));
    // A condition on each transaction would name its table.
    for (const leg of legs)
      assert.match(leg['Index Cond'] ?? '', /^[^.]*user_id = [^.]*booked_at >= [^.]*booked_at < /);
  }
});

test('a rare text is found by the trigram index, the user’s id included', async ({ client, userId }) => {
  const [, count] = await readsOf(userId, { text: 'needle' }, { size: LARGE });
  const nodes = flat(await planOf(client, count!, 'force_custom_plan'));
  const scan = nodes.find((node) => node['Index Name'] === SEARCH);
  assert.match(scan?.['Index Cond'] ?? '', /user_id = .* AND .*search_text ~~/);
});

test('a text is searched for in an index that contains the user’s texts, and not in the table', async (context) => {
  const cases = [
    ['needle', SMALL, 0],
    ['zq', SMALL, 0],
    ['zq', LARGE, 0],
    // The user's newest transactions show that many contain it.
    ['shop', LARGE, 30],
  ] as const;
  for (const [text, size, foundInSample] of cases) {
    const [, count, sums] = await readsOf(context.userId, { text, type: 'expense' }, { size, foundInSample });
    for (const statement of [count!, sums!]) {
      for (const mode of ['force_custom_plan', 'force_generic_plan'] as const) {
        const nodes = flat(await planOf(context.client, statement, mode));
        const scan = nodes.find((node) => node['Index Name'] === 'transactions_text');
        assert.is(scan?.['Node Type'], 'Index Only Scan', JSON.stringify(nodes[0]));
      }
    }
  }
});

test('a search finds and counts the same through the trigram index as in the user’s texts', async (context) => {
  const pool = openPool({ url: context.database.url, max: 1, logger: SILENT, timeouts: TIMEOUTS });
  const unused = () => {
    throw new Error('A reader needs neither the ORM nor a transaction.');
  };
  const readerOf = (size: number) =>
    createTransactionReader(poolSession(pool, unused, unused), {
      ...NO_TOTALS,
      latest: () => ({ revision: '', total: size }),
    });
  const texts = ['needle', 'shop 12', 'hop 9', 'merchant 7', 'ant 3', 'nothing'];
  let found = 0;
  for (const filter of texts.flatMap((text) => [{ text }, { text, bankAccountId: context.accountId }])) {
    for (const window of [
      { offset: 0, limit: 30 },
      { offset: 2, limit: 3 },
      { offset: 400, limit: 30 },
    ]) {
      const [byTrigrams, byTexts] = await Promise.all(
        [LARGE, SMALL].map((size) => readerOf(size).page(context.userId, filter, window)),
      );
      assert.equal(byTrigrams!.rows, byTexts!.rows);
      assert.is(byTrigrams!.total, byTexts!.total);
      found += byTrigrams!.rows.length;
    }
  }
  assert.ok(found > 0);
  await pool.end();
});

test('a page of found texts is counted while it is found, and its rows are read by their ids', async (context) => {
  const conditions = conditionsOf(context.userId, { text: 'needle' }, true);
  const nodes = flat(
    await planOf(context.client, countedListStatement(conditions, { offset: 0, limit: 30 }), 'force_custom_plan'),
  );
  assert.is(nodes.filter((node) => node['Index Name'] === SEARCH).length, 1);
  assert.ok(nodes.some((node) => node['Index Name'] === 'transactions_pkey'));
});

test('how frequent a text is shows in the user’s newest texts, in their index', async ({ client, userId }) => {
  const sample = { statement: TEXT_SAMPLE, values: [userId, 'shop'] };
  for (const mode of ['force_custom_plan', 'force_generic_plan'] as const) {
    const nodes = flat(await planOf(client, sample, mode));
    const scan = nodes.find((node) => node['Index Name'] === 'transactions_text');
    assert.is(scan?.['Node Type'], 'Index Only Scan', JSON.stringify(nodes[0]));
    assert.not.ok(nodes.some((node) => node['Node Type'] === 'Sort'));
  }
});

test('all texts of a user are read in the order of their index, and not sorted', async ({ client, userId }) => {
  for (const mode of ['force_custom_plan', 'force_generic_plan'] as const) {
    const nodes = flat(await planOf(client, { statement: ALL_TEXTS, values: [userId] }, mode));
    assert.not.ok(
      nodes.some((node) => node['Node Type'] === 'Sort'),
      JSON.stringify(nodes[0]),
    );
    const scans = nodes.filter((node) => node['Index Name'] !== undefined);
    assert.equal(
      scans.map((node) => [node['Node Type'], node['Index Name']]),
      [
        ['Index Only Scan', 'transactions_text'],
        ['Index Scan', 'transactions_long_text'],
      ],
    );
    assert.ok(scans.every((node) => node['Index Cond']?.includes('user_id = ')));
  }
});

test('a page that was found in memory is read by its ids', async ({ client, userId }) => {
  const page = { statement: TRANSACTIONS_OF_IDS, values: [userId, [1, 2, 3]] };
  for (const mode of ['force_custom_plan', 'force_generic_plan'] as const) {
    const scan = flat(await planOf(client, page, mode)).find((node) => node['Relation Name'] === 'transactions');
    assert.match(conditionOf(scan!), /user_id = .* AND .*id = ANY/);
  }
});

test('a page of found texts is read from the index of texts', async ({ client, userId }) => {
  const [list] = await readsOf(userId, { text: 'needle' }, { window: { offset: 0, limit: 5 } });
  for (const mode of ['force_custom_plan', 'force_generic_plan'] as const) {
    const scan = flat(await planOf(client, list!, mode)).find((node) => node['Index Name'] === 'transactions_text');
    assert.is(scan?.['Node Type'], 'Index Only Scan');
  }
});

test('a text without trigrams is no condition of the trigram index, which would be read whole', async (context) => {
  for (const text of ['zq', 'z', '%', '--- ---', 'é!']) {
    for (const statement of await readsOf(context.userId, { text }, { size: LARGE })) {
      const nodes = flat(await planOf(context.client, statement, 'force_custom_plan'));
      assert.ok(nodes.every((node) => !node['Index Cond']?.includes('search_text')));
    }
  }
});

test('a page at the end of its list is not counted, nor found a second time', async ({ userId }) => {
  const statementsFor = async (filter: TransactionFilter, size: number, offset: number) => {
    const totals = { ...NO_TOTALS, latest: () => ({ revision: '', total: size }) };
    const statements = await recordedStatements((session) =>
      createTransactionReader(session, totals).page(userId, filter, { offset, limit: 30 }),
    );
    return statements.length;
  };
  for (const filter of [{ text: 'zq' }, { text: 'needle' }, { type: 'income' }] as const) {
    for (const size of [SMALL, LARGE]) {
      // The sample of a large user is recorded too.
      const samples = size === LARGE && 'text' in filter ? 1 : 0;
      assert.is(await statementsFor(filter, size, 0), 1 + samples, `${JSON.stringify(filter)} of ${size}`);
    }
  }
  assert.is(await statementsFor({ type: 'income' }, SMALL, 30), 2);
});

test('other reads wait only for first pages, sums of three months, and users with few transactions', async (context) => {
  const { userId, accountId } = context;
  const months = { from: localDate('2026-01-01'), to: localDate('2026-03-31') };
  const shortOnes = async (filter: TransactionFilter, size: number, offset = 0) => {
    const reads = await readsOf(userId, filter, { size, window: { offset, limit: 30 } });
    return reads.map(({ statement }) => statement.isShort === true);
  };
  assert.equal(await shortOnes({}, SMALL), [true, true, true, true]);
  assert.equal(await shortOnes({ text: 'zq' }, SMALL), [true, true, true, true]);
  assert.equal(await shortOnes({}, LARGE), [true, false, false, false]);
  assert.equal(await shortOnes({ bankAccountId: accountId }, LARGE), [true, false, false, false]);
  // Every total is that of all transactions, so nothing along the index is skipped.
  assert.equal(await shortOnes({ type: 'income' }, LARGE), [true, false, false, false]);
  assert.equal(await shortOnes({ categoryIds: [101, 102] }, LARGE), [false, false, false, false]);
  assert.equal(await shortOnes({ text: 'zq' }, LARGE), [false, false, false, false]);
  assert.equal(await shortOnes({}, LARGE, 3_000), [false, false, false, false]);
  assert.equal(await shortOnes(months, LARGE), [true, false, true, true]);
});

test('observations are read in the order of the list’s index, as many as the limit, and not sorted', async (context) => {
  const filter = { exceptCategoryIds: [101, 104], from: localDate('2026-01-01'), to: localDate('2026-12-31') };
  const [statement] = await recordedStatements((session) =>
    createTransactionReader(session, NO_TOTALS).observations(context.userId, filter, {
      transactions: 20,
      characters: 9_000,
    }),
  );
  const nodes = flat(await planOf(context.client, statement!, 'force_custom_plan'));
  const limit = nodes.find((node) => node['Node Type'] === 'Limit');
  assert.is(limit?.Plans?.[0]?.['Index Name'], 'transactions_list');
  assert.not.ok(nodes.some((node) => node['Node Type'].includes('Sort')));
});

test('a page near the end of a list is read from the end, through its index', async ({ client, userId }) => {
  const conditions = conditionsOf(userId, {});
  const { statement, values } = listFromEndStatement(conditions, { offset: 570, limit: 30 }, 600);
  const plan = flat(await planOf(client, { statement, values }, 'force_generic_plan'));
  const scan = plan.find((node) => node['Index Name'] === 'transactions_list');
  assert.equal([scan?.['Node Type'], scan?.['Scan Direction']], ['Index Only Scan', 'Backward']);
});

test('a late page is skipped to without reading rows', async ({ client, userId }) => {
  const [list] = await readsOf(userId, {}, { window: { offset: 400, limit: 30 } });
  for (const mode of ['force_custom_plan', 'force_generic_plan'] as const) {
    const limit = flat(await planOf(client, list!, mode)).find((node) => node['Node Type'] === 'Limit');
    assert.ok(limit?.Plans?.some((node) => node['Node Type'] === 'Index Only Scan'));
  }
});

test('emptying an account finds its transactions by the index of accounts', async ({ client, userId, accountId }) => {
  const [, removal] = await recordedStatements((session) =>
    createTransactionRepo(session).removeAllOf(userId, accountId),
  );
  const nodes = flat(await planOf(client, removal!, 'force_custom_plan'));
  const scans = nodes.flatMap((node) => node['Index Cond'] ?? []);
  assert.ok(indexesIn(nodes[0]!).every((index) => index === 'transactions_account') && scans.length === 1);
  assert.match(scans[0]!, /user_id = .* AND .*bank_account_id = /);
});

test('what a summary and the bills need from small tables is looked up by indexes', async ({ client, userId }) => {
  await client.query('set enable_seqscan = off');
  const options = { currency: USD, newest: 21 };
  const statements = await recordedStatements(async (session) => {
    await createTransactionReader(session, NO_TOTALS).summary(userId, { visibleAccountsOnly: true }, options);
    await createRecurringBillRepo(session).listWithPayments(userId);
  });
  assert.is(statements.length, 2);
  for (const statement of statements) {
    for (const mode of ['force_custom_plan', 'force_generic_plan'] as const) {
      const nodes = flat(await planOf(client, statement, mode));
      assert.not.ok(nodes.some((node) => node['Node Type'] === 'Seq Scan'));
      const scans = nodes.filter((node) => node['Index Name'] !== undefined);
      assert.ok(scans.length > 3 && scans.every((node) => /\bid = |user_id = /.test(node['Index Cond'] ?? '')));
    }
  }
  await client.query('reset enable_seqscan');
});

test('legs of own transfers, their links and the days of an account need only an index', async (context) => {
  const { client, userId, accountId } = context;
  const span = { from: localDate('2026-03-01'), to: localDate('2026-03-31') };
  const statements = await recordedStatements(async (session) => {
    await createOwnTransferRepo(session).legs(userId, span);
    await createOwnTransferRepo(session).legs(userId, undefined);
    await createOwnTransferRepo(session).daysOf(userId, accountId);
  });
  for (const statement of statements) {
    const nodes = flat(await planOf(client, statement, 'force_custom_plan'));
    const scans = nodes.filter((node) => node['Relation Name'] === 'transactions');
    assert.is(scans.length, 2);
    assert.ok(
      scans.every((node) => node['Node Type'] === 'Index Only Scan' && node['Index Cond']?.includes('user_id = ')),
      JSON.stringify(scans),
    );
  }
});

test('moves by month are read from the first month on, through the user’s index of days', async (context) => {
  const { client, userId } = context;
  // The table of accounts is so small that a sequential scan is cheaper.
  await client.query('set enable_seqscan = off');
  const [moves] = await recordedStatements((session) =>
    createBalanceReader(session).movesByMonth(userId, localDate('2026-09-15')),
  );
  for (const mode of ['force_custom_plan', 'force_generic_plan'] as const) {
    const nodes = flat(await planOf(client, moves!, mode));
    const conditions = (table: string) =>
      nodes.flatMap((node) => (node['Relation Name'] === table ? [conditionOf(node)] : []));
    assert.equal(conditions('transactions').length, 1);
    assert.match(conditions('transactions')[0]!, /user_id = .* AND .*booked_at >= /);
    assert.ok(conditions('bank_accounts').every((condition) => condition.includes('user_id = ')));
  }
  await client.query('reset enable_seqscan');
});

test('accounts and the feeds that fill them are found by indexes that begin with the user', async (context) => {
  const { client, userId } = context;
  await client.query('set enable_seqscan = off');
  const [list] = await recordedStatements((session) => createAccountRepo(session).listWithFeeds(userId));
  for (const mode of ['force_custom_plan', 'force_generic_plan'] as const) {
    const nodes = flat(await planOf(client, list!, mode));
    const scans = nodes.filter((node) => node['Relation Name'] !== undefined);
    assert.equal(
      new Set(scans.map((node) => node['Relation Name'])),
      new Set(['bank_accounts', 'feed_accounts', 'feed_connections']),
    );
    for (const scan of scans) assert.match(conditionOf(scan), /user_id = /);
  }
  await client.query('reset enable_seqscan');
});

test('texts of legs and the accounts that they name are found by indexes that begin with the user', async (context) => {
  const { client, userId } = context;
  // These tables are so small that a sequential scan is cheaper.
  await client.query('set enable_seqscan = off');
  const statements = await recordedStatements(async (session) => {
    await createOwnTransferRepo(session).texts(userId, [1, 2, 3]);
  });
  assert.is(statements.length, 1);
  for (const mode of ['force_custom_plan', 'force_generic_plan'] as const) {
    const nodes = flat(await planOf(client, statements[0]!, mode));
    const scans = nodes.filter((node) => node['Relation Name'] !== undefined);
    assert.equal(
      new Set(scans.map((node) => node['Relation Name'])),
      new Set(['transactions', 'import_rows', 'bank_accounts', 'import_statements', 'feed_accounts']),
    );
    for (const node of scans) {
      if (node['Node Type'] === 'Bitmap Heap Scan') continue;
      assert.ok(node['Index Cond']?.includes('user_id = '), JSON.stringify(node));
    }
  }
  await client.query('reset enable_seqscan');
});

test('credentials, revisions and rates are looked up by an index', async ({ client, userId }) => {
  // These tables are so small that a sequential scan is cheaper.
  await client.query('set enable_seqscan = off');
  const statements = await recordedStatements(async (session) => {
    await createApiKeyRepo(session).findByHash('hash');
    await createAccessTokenRepo(session).findByHash('hash');
    await createUserRepo(session).transactionRevision(userId);
    await createExchangeRateRepo(session).quotes([
      { from: USD, to: JPY, on: localDate('2026-03-01') },
      { from: EUR, to: JPY, on: localDate('2026-03-02') },
    ]);
  });
  assert.is(statements.length, 4);
  for (const statement of statements) {
    for (const mode of ['force_custom_plan', 'force_generic_plan'] as const) {
      const plan = await planOf(client, statement, mode);
      assert.ok(!scansAll(plan) && indexesIn(plan).length > 0, JSON.stringify(plan));
    }
  }
  await client.query('reset enable_seqscan');
});

test('the plan of a look-up of credentials does not depend on their number, so PostgreSQL keeps it', async (context) => {
  const request = { audience: 'mcp', at: MADE_AT, places: 1 } as const;
  const statements = await recordedStatements(async (session) => {
    const [keys, tokens, gate] = [
      createApiKeyRepo(session),
      createAccessTokenRepo(session),
      createToolGate(session, 60),
    ];
    await Promise.all(
      ['a', 'b', 'c'].flatMap((hash) => [
        keys.findByHash(hash),
        tokens.findByHash(hash),
        gate.admitToken(hash, request),
      ]),
    );
  });
  assert.is(statements.length, 3);
  for (const statement of statements) {
    const custom = await planOf(context.client, statement, 'force_custom_plan');
    const generic = await planOf(context.client, statement, 'force_generic_plan');
    assert.is(custom['Total Cost'], generic['Total Cost']);
  }
});

test('accounts of several users are read by the index, with one plan for any number of users', async (context) => {
  await context.client.query('set enable_seqscan = off');
  const statements = await recordedStatements(async (session) => {
    const accounts = createAccountRepo(session);
    await Promise.all([1, 2, 3].flatMap((userId) => [accounts.list(userId), accounts.listWithFeeds(userId)]));
  });
  assert.is(statements.length, 2);
  for (const statement of statements) {
    const custom = await planOf(context.client, statement, 'force_custom_plan');
    const generic = await planOf(context.client, statement, 'force_generic_plan');
    assert.is(custom['Total Cost'], generic['Total Cost']);
    const scans = flat(custom).filter((node) => node['Index Name'] !== undefined);
    assert.ok(!scansAll(custom) && scans.some((node) => node['Index Name'] === 'bank_accounts_pkey'));
    assert.ok(
      scans.every((node) => node['Index Cond']?.includes('user_id = ')),
      JSON.stringify(scans),
    );
  }
  await context.client.query('reset enable_seqscan');
});

test.run();

async function aBusyUser(stores: Stores): Promise<{ userId: number; accountId: number }> {
  const { id: userId } = await aUser(stores);
  const accounts = await Promise.all(Array.from({ length: 4 }, () => aManualAccount(stores, userId)));
  const rows = Array.from({ length: ROWS_A_USER }, (_, index) =>
    newTransaction(accounts[index % 4]!, {
      amount: index % 5 === 0 ? 1_000 + index : -1_000 - index,
      categoryId: 101 + (index % 4),
      description: index === 77 ? 'A needle' : `Shop ${index % 97}`,
      merchantName: `Merchant ${index % 31}`,
      bookedAt: timestamp(`2026-0${1 + (index % 9)}-${10 + (index % 18)}T10:00:00.000000Z`),
    }),
  );
  await stores.transactions.addAll(rows);
  return { userId, accountId: accounts[0]!.id };
}

const SILENT = { info: () => {}, warn: () => {} };

/** How many transactions the user is taken to have. */
const SMALL = 2_000;
const LARGE = 300_000;

/** List, count, sums by category, and those together with a list. */
function readsOf(
  userId: number,
  filter: TransactionFilter,
  { window = { offset: 0, limit: 30 }, size = SMALL, foundInSample = 0 } = {},
): Promise<readonly Executed[]> {
  return recordedStatements(
    async (session) => {
      const reader = createTransactionReader(session, { ...NO_TOTALS, latest: () => ({ revision: '', total: size }) });
      await reader.list(userId, filter, window);
      await reader.count(userId, filter);
      await reader.summary(userId, filter, { currency: USD, newest: 0 });
      await reader.summary(userId, filter, { currency: USD, newest: 21 });
    },
    new Map([[TEXT_SAMPLE, [String(foundInSample)]]]),
  );
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Scan Direction'?: string;
  readonly 'Total Cost': number;
  readonly Plans?: readonly PlanNode[];
}

async function planOf(
  client: Client,
  { statement, values }: Executed,
  mode: 'force_custom_plan' | 'force_generic_plan',
): Promise<PlanNode> {
  await client.query(`set plan_cache_mode = ${mode}`);
  await client.query(`prepare explained as ${statement.text}`);
  try {
    const literals = values.map((value) => escapeLiteral(literalText(value)));
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (format json) execute explained(${literals.join(', ')})`,
    );
    return rows[0]!['QUERY PLAN'][0].Plan;
  } finally {
    await client.query('deallocate explained');
  }
}

function literalText(value: unknown): string {
  if (Array.isArray(value)) return `{${value.map(literalText).join(',')}}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What the index of a scan is asked for. A bitmap scan has its index below it. */
function conditionOf(scan: PlanNode): string {
  return scan['Index Cond'] ?? scan.Plans?.[0]?.['Index Cond'] ?? '';
}

function flat(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(flat)];
}

/** The few users and accounts of this test fit on a few pages, for which the planner uses no index. */
const SMALL_TABLES: ReadonlySet<unknown> = new Set(['users', 'bank_accounts']);

function scansAll(plan: PlanNode): boolean {
  return flat(plan).some((node) => node['Node Type'] === 'Seq Scan' && !SMALL_TABLES.has(node['Relation Name']));
}

function indexesIn(plan: PlanNode): readonly string[] {
  return flat(plan).flatMap((node) => node['Index Name'] ?? []);
}
