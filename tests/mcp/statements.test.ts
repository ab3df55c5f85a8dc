import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { replace } from '../../config/container.ts';
import { type App, createApp } from '../../config/create-app.ts';
import { ports, services, useCases } from '../../config/tokens.ts';
import { exchangeRate } from '../../domain/money/exchange-rate.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import { testClock } from '../support/clock.ts';
import { openMigratedDatabase, type TestDatabase } from '../support/databases/postgres.ts';
import {
  aConnectedAccount,
  aTransaction,
  aUser,
  EUR,
  JPY,
  localDate,
  newBill,
  timestamp,
  USD,
} from '../support/fixtures.ts';

/** What each call of a tool asks of PostgreSQL, in the whole service. */
const test = suite('statements of the tools on PostgreSQL');
let sent = 0;
let database: TestDatabase;
let app: App;
let ask: (method: string, params?: object) => Promise<any>;
let stop: (() => Promise<unknown>) | undefined;

async function open(): Promise<void> {
  database = await openMigratedDatabase();
  app = await createApp({
    store: 'postgres',
    databaseUrl: database.url,
    // With a limit below 0 every statement is logged as a slow one.
    config: { logLevel: 'warn', mcpRateLimit: 1_000, slowStatementMs: -1 },
    logTo: { write: (line) => void (sent += Number(line.includes('slow statement'))) },
    // It writes on its own time.
    replace: [
      replace(services.toolCallJournal, { record: () => {}, close: async () => {} }),
      replace(ports.clock, testClock('2026-03-15T10:00:00.000000Z')),
    ],
  });
  const secret = await aUserOfManyCurrencies();
  const server = await app.listen();
  stop = () => server.close(0);
  ask = async (method, params = {}) => {
    const response = await fetch(`${server.url}/mcp`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    return response.json();
  };
}

test('the service starts', open);

test.after(async () => {
  await stop?.();
  await app?.close();
  await database?.drop();
});

async function statementsOf(method: string, params?: object): Promise<number> {
  sent = 0;
  const answer = await ask(method, params);
  assert.ok(answer.result, JSON.stringify(answer));
  return sent;
}

/** The token with its user, and the window; the process remembers the window before it, and the plan. */
const ADMISSION = 2;

test('a ping is the two statements of its admission', async () => {
  await ask('ping');
  assert.is(await statementsOf('ping'), ADMISSION);
});

test('a search that finds nothing is two statements more than another one, for what is near', async () => {
  await ask('tools/call', { name: 'get_transactions', arguments: { search: 'zqz' } });
  const params = { name: 'get_transactions', arguments: { search: 'qzq' } };
  assert.is(await statementsOf('tools/call', params), ADMISSION + 3);
});

test('a category is one statement more than no category, for what has none', async () => {
  const ofCategory = (category_id: number) => ({ name: 'get_transactions', arguments: { category_id } });
  await ask('tools/call', ofCategory(110));
  assert.is(await statementsOf('tools/call', ofCategory(100)), ADMISSION + 2);
});

test('a type is one statement more than no type, for the largest where not all are listed', async () => {
  const ofType = (type: string) => ({ name: 'get_transactions', arguments: { ...ALL, limit: 1, type } });
  await ask('tools/call', { name: 'get_transactions', arguments: ALL });
  assert.is(await statementsOf('tools/call', ofType('expense')), ADMISSION + 2);
});

const ALL = { date_from: '2026-01-01', date_to: '2026-12-31' };

for (const [name, first, ...others] of [
  ['get_account_balances', { include_hidden: true }, {}],
  ['get_transactions', ALL, { ...ALL, limit: 3 }],
  ['get_transactions', { ...ALL, search: 'shop' }, { ...ALL, search: 'corner' }],
  ['get_spending_by_category', ALL, { ...ALL, top: 3 }],
  ['get_recurring_bills', {}, { status: 'all' }, { include_next_instance: false }],
] as const) {
  test(`${name} ${JSON.stringify(first)} is one statement more with arguments that were not asked before`, async () => {
    // Reads what the process then remembers: categories, rates, the number of transactions; and detects bills.
    await ask('tools/call', { name, arguments: first });
    // What was detected is a new state of the user's data, for which the plan is read once.
    await ask('ping');
    for (const args of others) {
      assert.equal([args, await statementsOf('tools/call', { name, arguments: args })], [args, ADMISSION + 1]);
      assert.equal([args, await statementsOf('tools/call', { name, arguments: args })], [args, ADMISSION]);
    }
  });
}

test('after a rate has changed, rates are read once more', async () => {
  const args = (limit: number) => ({ name: 'get_transactions', arguments: { ...ALL, limit } });
  await app.get(ports.rates).put([rate('JPY', '2026-03-01', '170')]);
  assert.is(await statementsOf('tools/call', args(11)), ADMISSION + 2);
  assert.is(await statementsOf('tools/call', args(12)), ADMISSION + 1);
});

test.run();

/** With transactions in three currencies, a hidden account and a bill; returns an access token. */
async function aUserOfManyCurrencies(): Promise<string> {
  const entries = Object.entries(ports).map(([name, token]) => [name, app.get<unknown>(token)]);
  // Complete, because `ports` is.
  const stores = Object.fromEntries(entries) as Stores;
  await stores.rates.put([rate('USD', '2026-02-01', '1.1'), rate('JPY', '2026-02-01', '160')]);
  const user = await aUser(stores);
  const visible = await aConnectedAccount(stores, user.id, { currency: EUR });
  const hidden = await aConnectedAccount(stores, user.id, { currency: JPY, hidden: true });
  for (const account of [visible, hidden]) {
    for (const currency of [USD, EUR, JPY]) {
      await aTransaction(stores, account, { currency, bookedAt: timestamp('2026-02-28T10:00:00.000000Z') });
    }
  }
  await stores.bills.add(newBill(user.id, { currency: EUR }));
  await app.get(useCases.bills).refreshBills(user.id); // A busy machine may take longer than a tool waits.
  const grant = { email: user.email ?? '', audience: 'mcp', expiresInSeconds: 3_600 } as const;
  return (await app.get(useCases.access).issueAccessToken(grant)).secret;
}

function rate(currency: 'USD' | 'JPY', day: string, perEur: string) {
  return exchangeRate({ currency: currency === 'USD' ? USD : JPY, date: localDate(day), perEur, source: 'manual' });
}
