import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { replace } from '../../config/container.ts';
import { type App, createApp } from '../../config/create-app.ts';
import { ports, useCases } from '../../config/tokens.ts';
import { pluck } from '../support/assertions.ts';
import { openTestDatabase, type TestDatabase } from '../support/databases/postgres.ts';
import { timestamp } from '../support/fixtures.ts';
import { PATIENT } from '../support/patient.ts';
import { type HttpAnswer, type HttpRequest, send } from '../support/service/http-client.ts';

// A database as the first release left it on PostgreSQL 15, and what that release returned for it. Both are made by
// tests/fixtures/make-first-release.mjs.
const DUMP = readFileSync(new URL('../fixtures/first-release.sql', import.meta.url), 'utf8');
const THEN: Recorded = JSON.parse(readFileSync(new URL('../fixtures/first-release.json', import.meta.url), 'utf8'));

type Json = Readonly<Record<string, unknown>>;

interface Credentials {
  readonly email: string;
  readonly key: string;
  readonly readKey: string;
  readonly revokedKey: string;
  readonly toolToken: string;
  readonly restToken: string;
}

interface RecordedUser extends Credentials {
  readonly accounts: readonly Json[];
  readonly transactions: readonly Json[];
  readonly inEuros: readonly Json[];
  readonly bills: readonly Json[];
  /** The body of the request that was sent with the idempotency key `coffee`. */
  readonly entry: Json;
}

interface Recorded {
  readonly now: string;
  readonly users: readonly RecordedUser[];
  readonly deleted: Credentials;
}

const test = suite('a database of the first release');

let database: TestDatabase;
let app: App;
let url = '';
let stop = async () => {};

test('is migrated when the service starts', async () => {
  database = await openTestDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(DUMP);
  await client.end();
  const now = timestamp(THEN.now);
  app = await createApp({
    store: 'postgres',
    databaseUrl: database.url,
    config: { logLevel: 'silent', ratesRefresh: false },
    replace: [PATIENT, replace(ports.clock, { now: () => now })],
  });
  const server = await app.listen();
  url = server.url;
  stop = () => server.close(0);
  assert.is((await app.get(useCases.service).checkReadiness()).ready, true);
});

test.after(async () => {
  await stop();
  await app?.close();
  await database?.drop();
});

test('has its users, and the tombstone of a deleted one', async () => {
  const emails = (await app.get(useCases.users).listUsers()).map(({ email }) => email);
  assert.equal(emails, pluck(THEN.users, 'email'));
});

test('accepts its keys and tokens, and refuses those that were revoked or belong to a deleted user', async () => {
  for (const { key, readKey, revokedKey, restToken, toolToken } of THEN.users) {
    const statuses = await Promise.all([key, readKey, restToken, revokedKey].map(statusOfRead));
    assert.equal(statuses, [200, 200, 200, 401]);
    assert.is((await post('/v1/bank-accounts', { bearer: readKey, json: {} })).status, 403);
    assert.is((await ping(toolToken)).status, 200);
  }
  const { key, restToken, toolToken } = THEN.deleted;
  assert.equal([await statusOfRead(key), await statusOfRead(restToken)], [401, 403]);
  assert.is((await ping(toolToken)).status, 403);
});

test('shows its accounts with their ids, balances, banks and choices', async () => {
  for (const { key, accounts } of THEN.users) {
    assert.ok(accounts.length > 2);
    sameAsThen((await get(key, '/v1/bank-accounts?include=bank')).json(), accounts);
  }
});

test('shows its transactions with their ids, amounts and texts, and no deleted one', async () => {
  for (const { key, transactions } of THEN.users) {
    assert.ok(transactions.length > 20);
    const { data, total } = (await get(key, '/v1/transactions')).json();
    assert.is(total, transactions.length);
    sameAsThen(data, transactions.slice(0, data.length));
  }
});

test('converts at its rates', async () => {
  for (const { key, inEuros } of THEN.users) {
    sameAsThen((await get(key, '/v1/transactions?base-fiat=EUR')).json().data, inEuros);
  }
});

test('finds its texts whatever the accents', async () => {
  for (const { key } of THEN.users) {
    const { data } = (await get(key, '/v1/transactions?filter[text]=cafe%20zurich')).json();
    assert.equal(pluck(data, 'description'), ['Café Zürich']);
  }
});

test('keeps its bills, their ids and verdicts', async () => {
  for (const { email, bills } of THEN.users) {
    assert.equal(bills.filter(({ status }) => status === 'archived').length, 1);
    const now = await app.get(useCases.bills).listBills(await app.get(useCases.users).findUserId(email));
    sameAsThen(
      now.map((bill) => ({ ...bill })),
      bills,
    );
  }
});

test('repeats the answer to a request with an idempotency key', async () => {
  for (const { key, entry, transactions } of THEN.users) {
    const headers = { 'Idempotency-Key': 'coffee' };
    const answer = await post('/v1/transactions', { bearer: key, json: entry, headers });
    assert.is(answer.headers.get('idempotency-replayed'), 'true');
    const coffee = transactions.find(({ description }) => description === 'Café Zürich');
    assert.equal(answer.json(), { id: coffee?.['id'] });
  }
});

test('takes new entries, whose ids follow those that it has', async () => {
  for (const { key, entry, transactions } of THEN.users) {
    const { id } = (await post('/v1/transactions', { bearer: key, json: entry })).json();
    assert.ok(transactions.every((transaction) => Number(transaction['id']) < id));
  }
});

test.run();

/** Every member that was there then is there now, with the same value; others may have come. */
function sameAsThen(now: readonly Json[], then: readonly Json[]): void {
  const known = now.map((item, index) =>
    Object.fromEntries(Object.keys(then[index] ?? {}).map((name) => [name, item[name]])),
  );
  assert.equal(known, then);
}

function get(bearer: string, path: string): Promise<HttpAnswer> {
  return send(url, 'GET', path, { bearer });
}

function post(path: string, request: HttpRequest): Promise<HttpAnswer> {
  return send(url, 'POST', path, request);
}

async function statusOfRead(bearer: string): Promise<number> {
  return (await get(bearer, '/v1/bank-accounts')).status;
}

function ping(bearer: string): Promise<HttpAnswer> {
  return post('/mcp', { bearer, json: { jsonrpc: '2.0', id: 1, method: 'ping' } });
}
