import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openTestDatabase, type TestDatabase } from '../support/databases/postgres.ts';
import { coffer, type ServiceProcess, startService } from '../support/service/service-process.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

/** Several processes on one database, each with a memory of its own for finished answers. */
const PROCESSES = 3;
const ROUNDS = 40;
const EMAIL = 'ada@example.test';

const directory = temporaryDirectory();
let database: TestDatabase;
let services: readonly ServiceProcess[] = [];
let env: Readonly<Record<string, string>> = {};
let key = '';
let keyId = 0;
let token = '';
let account = 0;

const story = suite('answers remembered by several processes');

story('the processes start', async () => {
  database = await openTestDatabase();
  env = { DATABASE_URL: database.url, BASE_URL: 'http://127.0.0.1:3000', MCP_RATE_LIMIT: '1000', DATA_DIR: directory };
  const first = await startService(env);
  const others = await Promise.all(Array.from({ length: PROCESSES - 1 }, () => startService(env)));
  services = [first, ...others];
  await admin('user', 'create', '--email', EMAIL, '--password', 'correct horse battery', '--plan', 'pro');
  const made = await admin('api-key', 'create', '--email', EMAIL, '--scope', 'finance:write');
  [key, keyId] = [made['key'], made['id']];
  token = (await admin('token', 'issue', '--email', EMAIL, '--audience', 'mcp'))['access_token'];
  account = (await write(0, 'POST', '/v1/bank-accounts', { name: 'Wallet', currency: 'USD' })).id;
});

story('what was acknowledged by one process is read through every other, in full and by tag', async () => {
  const tags: string[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const writer = round % PROCESSES;
    const { id } = await write(writer, 'POST', '/v1/transactions', entry(round));
    const reads = await Promise.all(services.map((_, reader) => read(reader, '/v1/transactions', tags.at(-1))));
    for (const { status, body } of reads) assert.equal([status, body.total, body.data[0].id], [200, round, id]);
    const balances = await Promise.all(services.map((_, reader) => read(reader, '/v1/bank-accounts')));
    const balance = -(round * (round + 1)) / 2;
    for (const { body } of balances) assert.is(body[0].balance, balance);
    // Twice, so that the second one can be remembered.
    for (const _ of ['first', 'second']) {
      const called = await Promise.all(services.map((_service, reader) => call(reader, 'get_account_balances')));
      for (const { structuredContent } of called) assert.is(structuredContent.net_worth.amount, balance);
    }
    tags.push(reads[0]?.tag ?? '');
  }
  assert.is(new Set(tags).size, ROUNDS);
});

story('an unchanged answer is a 304 in every process, whichever made the tag', async () => {
  const { tag } = await read(0, '/v1/transactions');
  const statuses = await Promise.all(
    services.map(async (_, reader) => (await read(reader, '/v1/transactions', tag)).status),
  );
  const expected = services.map(() => 304);
  assert.equal(statuses, expected);
});

story('while one writes, no reader sees a total fall or miss what was acknowledged before it asked', async () => {
  let acknowledged = ROUNDS;
  const writing = new AbortController();
  const readers = services.map(async (_, reader) => {
    let seen = 0;
    while (!writing.signal.aborted) {
      const before = Math.max(acknowledged, seen);
      const { body } = await read(reader, '/v1/transactions');
      assert.ok(body.total >= before, `${body.total} after ${before}`);
      seen = body.total;
    }
  });
  for (let round = 1; round <= ROUNDS; round += 1) {
    await write(round % PROCESSES, 'POST', '/v1/transactions', entry(round));
    acknowledged += 1;
  }
  writing.abort();
  await Promise.all(readers);
});

story('rates that the command line changes are used by the next request of every process', async () => {
  const list = '/v1/transactions?base-fiat=EUR&per-page=1';
  const convertedAt = async (perEur: string) => {
    const file = join(directory, 'rates.csv');
    writeFileSync(file, `currency,date,per_eur\nUSD,2026-03-01,${perEur}\n`);
    await admin('rates', 'import', '--file', file);
    const pages = await Promise.all(services.map((_, reader) => read(reader, list)));
    return pages.map(({ body }) => body.data[0].amount);
  };
  const before = await convertedAt('1.0');
  const expected = before.map((amount) => 2 * amount);
  assert.equal(await convertedAt('0.5'), expected);
});

story('a revoked key is refused by the next request of every process, tag or not', async () => {
  const { tag } = await read(0, '/v1/transactions');
  await admin('api-key', 'revoke', '--id', String(keyId), '--email', EMAIL);
  for (const [reader] of services.entries()) {
    assert.is((await read(reader, '/v1/transactions', tag)).status, 401);
    assert.is((await read(reader, '/v1/transactions')).status, 401);
  }
});

story('the processes end', async () => {
  for (const service of services) assert.is((await service.kill('SIGTERM')).code, 0);
  await database.drop();
});

story.run();

function entry(cents: number) {
  return { amount: -cents, bank_account_id: account, booked_at: '2026-03-01', description: `Coffee ${cents}` };
}

// biome-ignore lint/suspicious/noExplicitAny: any JSON
async function call(process: number, name: string): Promise<any> {
  const response = await fetch(`${services[process]?.url}/mcp`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': '2025-06-18',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name } }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: any JSON
  return ((await response.json()) as any).result;
}

interface Read {
  readonly status: number;
  readonly tag: string;
  // biome-ignore lint/suspicious/noExplicitAny: any JSON
  readonly body: any;
}

async function read(process: number, path: string, tag?: string): Promise<Read> {
  const headers = { Authorization: `Bearer ${key}`, ...(tag !== undefined && { 'If-None-Match': tag }) };
  const response = await fetch(`${services[process]?.url}${path}`, { headers });
  const text = await response.text();
  return {
    status: response.status,
    tag: response.headers.get('etag') ?? '',
    body: response.status === 200 ? JSON.parse(text) : undefined,
  };
}

async function write(process: number, method: string, path: string, body: object): Promise<{ readonly id: number }> {
  const response = await fetch(`${services[process]?.url}${path}`, {
    method,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  assert.is(response.status, 201);
  return (await response.json()) as { id: number };
}

// biome-ignore lint/suspicious/noExplicitAny: any JSON
async function admin(...args: readonly string[]): Promise<any> {
  const { code, out, err } = await coffer(env, ...args, '--json');
  assert.is(code, 0, err);
  return out === '' ? undefined : JSON.parse(out);
}
