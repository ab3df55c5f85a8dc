import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { assertNone } from '../support/assertions.ts';
import { coffer, processesWith, type ServiceProcess, startService } from '../support/service/service-process.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

/**
 * The whole service as processes, on the embedded PostgreSQL, as `npm start` runs it. One directory, one story: the
 * tests run in order.
 */
const DATA_DIR = temporaryDirectory(() => {
  for (const pid of processesWith(`${DATA_DIR}/postgres`)) process.kill(pid, 'SIGKILL');
});
const env = { DATA_DIR };
const EMAIL = 'ada@example.test';

let service: ServiceProcess;
let key = '';
let account = 0;

const story = suite('the service on the embedded PostgreSQL');

story('starts on an empty directory, creates a demo user and prints a request that works', async () => {
  service = await startService(env);
  const url = /'(http\S+\/v1\/transactions\S*)'/.exec(service.greeting)?.[1] ?? '';
  const demoKey = /API key\s+(\S+)/.exec(service.greeting)?.[1] ?? '';
  const page = await get(url.replace(/^http:\/\/[^/]+/, service.url), demoKey);
  assert.ok(page['total'] > 1_800 && page['total'] < 2_200);
  assert.is(page['data'].length, 3);
});

story('is alive and ready', async () => {
  assert.equal(await get(`${service.url}/health`), { status: 'ok' });
  assert.is((await get(`${service.url}/ready`))['status'], 'ready');
});

story('lets the command line add users and keys while it runs', async () => {
  const user = await json('user', 'create', '--email', EMAIL, '--password', 'correct horse battery', '--plan', 'pro');
  assert.ok(Number.isSafeInteger(user['id']));
  const made = await json('api-key', 'create', '--email', EMAIL, '--scope', 'finance:write');
  key = made['key'];
  assert.match(key, /^coffer_sk_[0-9A-Za-z]{49}$/);
  assert.equal(await get(`${service.url}/v1/bank-accounts`, key), []);
});

story('keeps every acknowledged create through kill -9, and nothing else', async () => {
  account = (await post('/v1/bank-accounts', { name: 'Wallet', currency: 'USD' })).id;
  const acknowledged: number[] = [];
  const streams = Array.from({ length: 8 }, () => createUntilCutOff(acknowledged));
  while (acknowledged.length < 150) await new Promise(setImmediate);
  await service.kill('SIGKILL');
  await Promise.all(streams);

  service = await startService(env);
  const stored = await everyTransaction();
  const ids = new Set(stored.map(({ id }) => id));
  assertNone(acknowledged.filter((id) => !ids.has(id)));
  // For each stream, one create may have been committed without its response being sent.
  assert.ok(ids.size <= acknowledged.length + streams.length);
  const [wallet] = await get(`${service.url}/v1/bank-accounts`, key);
  assert.is(
    wallet.balance,
    stored.reduce((sum, { amount }) => sum + amount, 0),
  );
});

story('does not create a second demo user', async () => {
  assert.not.match(service.greeting, 'demo user');
  const users = await json('user', 'list');
  assert.is(users.length, 2);
});

story('shares the database with a second service on the same directory', async () => {
  const second = await startService(env);
  const ours = await get(`${service.url}/v1/bank-accounts`, key);
  assert.equal(await get(`${second.url}/v1/bank-accounts`, key), ours);
  assert.is((await second.kill('SIGTERM')).code, 0);
  assert.equal(await get(`${service.url}/v1/bank-accounts`, key), ours);
});

story('says plainly that a port is taken', async () => {
  const { port } = new URL(service.url);
  const refused = await startService({ ...env, PORT: port }).then(
    () => 'started',
    (error: Error) => error.message,
  );
  assert.match(refused, new RegExp(`exit code 1\\.\\n[\\s\\S]*${port}[\\s\\S]*PORT`));
});

story('ends with exit code 0 on SIGTERM and leaves no process behind', async () => {
  assert.is((await service.kill('SIGTERM')).code, 0);
  assert.equal(processesWith(`${DATA_DIR}/postgres`), []);
});

story('lets the command line work when no service runs', async () => {
  assert.is((await json('user', 'list')).length, 2);
  assert.equal(processesWith(`${DATA_DIR}/postgres`), []);
});

const mistakes = suite('mistakes in the environment');

mistakes('are reported one by one, and nothing starts', async () => {
  const refused = await startService({ PORT: 'x', STORE: 'cloud' }).then(
    () => 'started',
    (error: Error) => error.message,
  );
  assert.match(refused, /PORT must be a port/);
  assert.match(refused, /STORE must be/);
});

async function createUntilCutOff(acknowledged: number[]): Promise<void> {
  for (let amount = -1; ; amount -= 1) {
    try {
      acknowledged.push((await post('/v1/transactions', entry(amount))).id);
    } catch {
      return;
    }
  }
}

function entry(amount: number): object {
  return { amount, bank_account_id: account, booked_at: '2026-03-05', description: 'Stream' };
}

async function everyTransaction(): Promise<{ id: number; amount: number }[]> {
  const all: { id: number; amount: number }[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await get(`${service.url}/v1/transactions?page=${page}`, key);
    if (data.length === 0) return all;
    all.push(...data);
  }
}

async function get(url: string, bearer = ''): Promise<any> {
  const headers = { accept: 'application/json', authorization: `Bearer ${bearer}` };
  const response = await fetch(url, { headers });
  assert.is(response.status, 200, url);
  return response.json();
}

async function post(path: string, body: object): Promise<{ id: number }> {
  const headers = { accept: 'application/json', 'content-type': 'application/json', authorization: `Bearer ${key}` };
  const response = await fetch(service.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (response.status !== 201) throw new Error(`${path} answered ${response.status}.`);
  return (await response.json()) as { id: number };
}

async function json(...args: readonly string[]): Promise<any> {
  const { code, out, err } = await coffer(env, ...args, '--json');
  assert.is(code, 0, err);
  return JSON.parse(out);
}

story.run();
mistakes.run();
