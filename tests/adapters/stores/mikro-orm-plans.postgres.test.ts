import { Client, escapeLiteral } from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Unit } from '../../../adapters/mikro-orm/connection/session.ts';
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

const MODES = ['force_custom_plan', 'force_generic_plan'] as const;
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
  for (const mode of MODES) {
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

test('emptying an account finds its transactions by the index of accounts', async ({ client, userId, accountId }) => {
  const [, removal] = await recordedStatements((session) =>
    createTransactionRepo(session).removeAllOf(userId, accountId),
  );
  const scans = flat(await planOf(client, removal!, 'force_custom_plan')).flatMap((node) => node['Index Cond'] ?? []);
  assert.is(scans.length, 1);
  assert.match(scans[0]!, /user_id = .* AND .*bank_account_id = /);
});

const SPAN = { from: localDate('2026-03-01'), to: localDate('2026-03-31') };
const READS: Readonly<Record<string, (session: Unit, context: Context) => Promise<unknown>>> = {
  'a summary': (session, { userId }) =>
    createTransactionReader(session, NO_TOTALS).summary(
      userId,
      { visibleAccountsOnly: true },
      { currency: USD, newest: 21 },
    ),
  bills: (session, { userId }) => createRecurringBillRepo(session).listWithPayments(userId),
  'legs of own transfers in a span': (session, { userId }) => createOwnTransferRepo(session).legs(userId, SPAN),
  'all legs of own transfers': (session, { userId }) => createOwnTransferRepo(session).legs(userId, undefined),
  'texts of legs': (session, { userId }) => createOwnTransferRepo(session).texts(userId, [1, 2, 3]),
  'days of an account': (session, { userId, accountId }) => createOwnTransferRepo(session).daysOf(userId, accountId),
  'moves by month': (session, { userId }) => createBalanceReader(session).movesByMonth(userId, SPAN.from),
  'the total of an account': (session, { userId, accountId }) =>
    createBalanceReader(session).bookedTotal({ userId, id: accountId, currency: USD }),
  accounts: (session, { userId }) => createAccountRepo(session).list(userId),
  'accounts and the feeds that fill them': (session, { userId }) => createAccountRepo(session).listWithFeeds(userId),
  'a key': (session) => createApiKeyRepo(session).findByHash('hash'),
  'an access token': (session) => createAccessTokenRepo(session).findByHash('hash'),
  'the revision of transactions': (session, { userId }) => createUserRepo(session).transactionRevision(userId),
  rates: (session) =>
    createExchangeRateRepo(session).quotes([
      { from: USD, to: JPY, on: localDate('2026-03-01') },
      { from: EUR, to: JPY, on: localDate('2026-03-02') },
    ]),
};

for (const [name, read] of Object.entries(READS)) {
  test(`${name}: no table is read but by an index, which is asked for the user or a key`, async (context) => {
    const { client } = context;
    // Most tables are so small here that a sequential scan is cheaper.
    await client.query('set enable_seqscan = off');
    const statements = await recordedStatements((session) => read(session, context));
    assert.ok(statements.length > 0);
    for (const statement of statements) {
      for (const mode of MODES) {
        const nodes = flat(await planOf(client, statement, mode));
        const scans = nodes.filter((node) => node['Index Name'] !== undefined);
        assert.ok(scans.length > 0 && !nodes.some((node) => node['Node Type'] === 'Seq Scan'), JSON.stringify(nodes));
        for (const scan of scans)
          assert.match(scan['Index Cond'] ?? '', /user_id = |\bid = |hash = |one = |currency = /);
      }
    }
    await client.query('reset enable_seqscan');
  });
}

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
  readonly Plans?: readonly PlanNode[];
}

async function planOf(
  client: Client,
  { statement, values }: Executed,
  mode: (typeof MODES)[number],
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

function flat(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(flat)];
}

/** The few users and accounts of this test fit on a few pages, for which the planner uses no index. */
const SMALL_TABLES: ReadonlySet<unknown> = new Set(['users', 'bank_accounts']);

function scansAll(plan: PlanNode): boolean {
  return flat(plan).some((node) => node['Node Type'] === 'Seq Scan' && !SMALL_TABLES.has(node['Relation Name']));
}
