import { Client, escapeLiteral } from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openPostgresStore } from '../../../adapters/mikro-orm/postgres-store.ts';
import { createAccessTokenRepo, createApiKeyRepo } from '../../../adapters/mikro-orm/repos/access/credential-repos.ts';
import { createUserRepo } from '../../../adapters/mikro-orm/repos/access/user-repo.ts';
import { createAccountRepo } from '../../../adapters/mikro-orm/repos/ledger/account-repo.ts';
import { createBalanceReader } from '../../../adapters/mikro-orm/repos/ledger/balance-reader.ts';
import { createExchangeRateRepo } from '../../../adapters/mikro-orm/repos/ledger/exchange-rate-repo.ts';
import { createOwnTransferRepo } from '../../../adapters/mikro-orm/repos/ledger/own-transfer-repo.ts';
import { createRecurringBillRepo } from '../../../adapters/mikro-orm/repos/ledger/recurring-bill-repo.ts';
import { NO_TOTALS } from '../../../adapters/mikro-orm/repos/ledger/totals.ts';
import { createTransactionReader } from '../../../adapters/mikro-orm/repos/ledger/transaction-reader.ts';
import { createTransactionRepo } from '../../../adapters/mikro-orm/repos/ledger/transaction-repo.ts';
import type { TransactionFilter } from '../../../domain/ports/transaction-reader.ts';
import type { Stores } from '../../../domain/ports/unit-of-work.ts';
import { openTestDatabase, type TestDatabase } from '../../support/databases/postgres.ts';
import { type Executed, recordedStatements } from '../../support/databases/recorded-statements.ts';
import {
  aManualAccount,
  aUser,
  EUR,
  JPY,
  localDate,
  newAccessToken,
  newApiKey,
  newTransaction,
  timestamp,
  USD,
} from '../../support/fixtures.ts';

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

const FILTERS: readonly (readonly [string, (context: Context) => TransactionFilter])[] = [
  ['nothing', () => ({})],
  ['an account', ({ accountId }) => ({ bankAccountId: accountId })],
  ['a category', () => ({ categoryIds: [101] })],
  ['several categories', () => ({ categoryIds: [101, 102, 103] })],
  ['a type', () => ({ type: 'expense' })],
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

test('a late page is skipped to, and a text searched for, in an index that has all of it', async (context) => {
  const { client, userId } = context;
  for (const [filter, index] of [
    [{}, 'transactions_list'],
    [{ text: 'needle' }, 'transactions_text'],
  ] as const) {
    for (const statement of (await readsOf(userId, filter, { offset: 900, limit: 30 })).slice(0, 2)) {
      const plan = await planOf(client, statement, 'force_generic_plan');
      const found = flat(plan).find((node) => node['Index Name'] === index);
      assert.is(found?.['Node Type'], 'Index Only Scan', JSON.stringify(plan));
    }
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

test('credentials and accounts are looked up by indexes', async ({ client, userId }) => {
  await client.query('set enable_seqscan = off');
  const statements = await recordedStatements(async (session) => {
    const accounts = createAccountRepo(session);
    await createApiKeyRepo(session).findByHash('a');
    await createAccessTokenRepo(session).findByHash('a');
    await accounts.list(userId);
    await accounts.listWithFeeds(userId);
  });
  assert.is(statements.length, 4);
  for (const statement of statements) {
    for (const mode of ['force_custom_plan', 'force_generic_plan'] as const) {
      const plan = await planOf(client, statement, mode);
      const scans = flat(plan).filter((node) => node['Index Name'] !== undefined);
      assert.ok(!scansAll(plan) && scans.length > 0, JSON.stringify(plan));
      assert.ok(
        scans.every((node) => /user_id = |\bid = |hash = |one = /.test(node['Index Cond'] ?? '')),
        JSON.stringify(scans),
      );
    }
  }
  await client.query('reset enable_seqscan');
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
  for (let nth = 0; nth < 10; nth += 1) {
    await stores.apiKeys.add(newApiKey(userId));
    await stores.accessTokens.add(newAccessToken(userId));
  }
  return { userId, accountId: accounts[0]!.id };
}

/** List, count, sums by category, and those together with a list. */
function readsOf(
  userId: number,
  filter: TransactionFilter,
  window = { offset: 0, limit: 30 },
): Promise<readonly Executed[]> {
  return recordedStatements(async (session) => {
    const reader = createTransactionReader(session, NO_TOTALS);
    await reader.page(userId, filter, window);
    await reader.list(userId, filter, window);
    await reader.count(userId, filter);
    await reader.summary(userId, filter, { currency: USD, newest: 21 });
  });
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
