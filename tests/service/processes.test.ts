import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { assertNone } from '../support/assertions.ts';
import { stopServer } from '../support/databases/embedded-server.ts';
import { type FreshRequest, sendAnew } from '../support/databases/fresh-connection.ts';
import { coffer, processesWith, type ServiceProcess, startService } from '../support/service/service-process.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

/** One service of several processes. One directory, one story: the tests run in order. */
const DATA_DIR = temporaryDirectory(stopServer);
const TOKEN = 'a-token-of-these-tests-1';
const PROCESSES = 3;
const RATE_LIMIT = 20;
const PAUSE_MS = 80;
const POLL_MS = 100;
const EMAIL = 'ada@example.test';

let service: ServiceProcess;
let log = '';
let key = '';
let account = 0;

const story = suite('a service of three processes');

story('starts on an empty directory, and answers at one port', async () => {
  service = await startService({
    DATA_DIR,
    PROCESSES: String(PROCESSES),
    METRICS_TOKEN: TOKEN,
    MCP_RATE_LIMIT: String(RATE_LIMIT),
  });
  service.child.stderr?.on('data', (chunk) => (log += String(chunk)));
  assert.is(workers().length, PROCESSES);
  await command('user', 'create', '--email', EMAIL, '--password', 'correct horse battery', '--plan', 'pro');
  key = (await command('api-key', 'create', '--email', EMAIL, '--scope', 'finance:write')).key;
  account = (await created('/v1/bank-accounts', { name: 'Wallet', currency: 'USD' })).id;
  assert.is(JSON.parse((await visit('/ready')).text).status, 'ready');
});

story('does the work of the background once, in no process that serves', async () => {
  const text = await metrics();
  assert.match(text, /coffer_background_runs_total\{task="prune_sign_ins",outcome="success"\} 1\n/);
  assert.match(text, new RegExp(`coffer_info\\{version="[^"]+"\\} ${PROCESSES + 1}\n`));
});

story('adds up the metrics of all processes', async () => {
  const before = requestsIn(await metrics());
  for (let times = 0; times < 2 * PROCESSES; times += 1) await visit('/v1/transaction-categories');
  assert.is(requestsIn(await metrics()) - before, 2 * PROCESSES);
});

story('shows each write to the very next request, whichever process gets it', async () => {
  for (let times = 1; times <= 10; times += 1) {
    await created('/v1/transactions', entry(-times));
    const pages = await Promise.all(Array.from({ length: PROCESSES }, () => visit('/v1/transactions')));
    const seen = pages.map(({ text }) => JSON.parse(text).total);
    assert.equal(seen, Array(PROCESSES).fill(times));
    assert.is(await balance(), (-times * (times + 1)) / 2);
  }
});

story('lets exactly as many requests pass a limit as one process would', async () => {
  const { access_token: token } = await command('token', 'issue', '--email', EMAIL, '--audience', 'mcp');
  const call = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const answers = await Promise.all(
    Array.from({ length: 3 * RATE_LIMIT }, () => visit('/mcp', { method: 'POST', bearer: token, json: call })),
  );
  const statuses = answers.map(({ status }) => status);
  assert.equal(new Set(statuses), new Set([200, 429]));
  assert.is(statuses.filter((status) => status === 200).length, RATE_LIMIT);
  assert.is(statuses.filter((status) => status === 429).length, 2 * RATE_LIMIT);
});

story('refuses a revoked key at the very next request, in every process', async () => {
  const other = await command('api-key', 'create', '--email', EMAIL, '--scope', 'finance:write');
  const statuses = async () => {
    const asked = Array.from({ length: 2 * PROCESSES }, () => visit('/v1/bank-accounts', { bearer: other.key }));
    return new Set((await Promise.all(asked)).map(({ status }) => status));
  };
  assert.equal(await statuses(), new Set([200]));
  await command('api-key', 'revoke', '--email', EMAIL, '--id', String(other.id));
  assert.equal(await statuses(), new Set([401]));
});

story('loses to kill -9 of a process at most what it was doing, and starts another', async () => {
  const [victim = 0] = workers();
  const load = startLoad(PROCESSES * 3, { onNewConnections: PROCESSES * 2 });
  await load.untilAcknowledged(60);
  process.kill(victim, 'SIGKILL');
  await load.untilAcknowledged(200);
  const { acknowledged, broken } = await load.stop();
  assert.ok(broken.length <= load.streams, `${broken.length} requests failed: ${broken.join()}`);
  // Node leaves one waiting: the connection that was being handed to the process (docs/scaling.md).
  assert.ok(broken.filter((reason) => !/ECONNRESET|socket hang up/.test(reason)).length <= 1, broken.join());
  const stored = new Set(await allIds());
  assertNone(acknowledged.filter((id) => !stored.has(id)));
  await until(() => workers().length === PROCESSES);
  assert.not.ok(workers().includes(victim));
  assert.match(log, `"pid":${victim},"reason":"SIGKILL"`);
  assert.equal(await balance(), await sumOfTransactions());
});

story('replaces all processes on SIGUSR2, and no request fails meanwhile', async () => {
  await until(() => workers().length === PROCESSES);
  const former = workers();
  const load = startLoad(PROCESSES, { onNewConnections: 2 });
  service.child.kill('SIGUSR2');
  await until(() => {
    const present = workers();
    return present.length === PROCESSES && !present.some((pid) => former.includes(pid));
  });
  await load.untilAcknowledged(50);
  const { acknowledged, broken } = await load.stop();
  assert.equal(broken, []);
  const stored = new Set(await allIds());
  assertNone(acknowledged.filter((id) => !stored.has(id)));
});

story('ends with exit code 0 on SIGTERM and leaves no process behind', async () => {
  const pids = workers();
  assert.is((await service.kill('SIGTERM')).code, 0);
  assert.equal(serving(pids), []);
  assert.equal(processesWith(`${DATA_DIR}/postgres`), []);
});

const refusals = suite('a service of several processes');

refusals('says plainly that a port is taken', async () => {
  const first = await startService({ DATA_DIR });
  const { port } = new URL(first.url);
  const refused = await startService({ DATA_DIR, PROCESSES: '2', PORT: port }).then(
    () => 'started',
    (error: Error) => error.message,
  );
  assert.match(refused, new RegExp(`exit code 1\\.\\n[\\s\\S]*Port ${port}[\\s\\S]*PORT`));
  await first.kill('SIGTERM');
});

refusals('does not end with its leader alone', async () => {
  const led = await startService({ DATA_DIR, PROCESSES: '2' });
  const pids = childrenOf(led.child.pid ?? 0);
  await led.kill('SIGKILL');
  await until(() => serving(pids).length === 0);
});

function entry(amount: number): object {
  return { amount, bank_account_id: account, booked_at: '2026-03-05', description: 'Stream' };
}

function visit(path: string, request: FreshRequest = {}) {
  return sendAnew(service.url + path, { bearer: key, ...request });
}

async function created(path: string, json: object): Promise<{ readonly id: number }> {
  const { status, text } = await visit(path, { method: 'POST', json });
  assert.is(status, 201, text);
  return JSON.parse(text);
}

async function balance(): Promise<number> {
  const [wallet] = JSON.parse((await visit('/v1/bank-accounts')).text);
  return wallet.balance;
}

async function allTransactions(): Promise<readonly { readonly id: number; readonly amount: number }[]> {
  const all: { id: number; amount: number }[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = JSON.parse((await visit(`/v1/transactions?page=${page}`)).text);
    if (data.length === 0) return all;
    all.push(...data);
  }
}

async function allIds(): Promise<readonly number[]> {
  return (await allTransactions()).map(({ id }) => id);
}

async function sumOfTransactions(): Promise<number> {
  return (await allTransactions()).reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Streams of creates. Some open a connection for each request; the others keep one, and open another when it breaks.
 * Between two requests they leave a moment to the processes that start.
 */
function startLoad(streams: number, { onNewConnections }: { readonly onNewConnections: number }) {
  const acknowledged: number[] = [];
  const broken: string[] = [];
  const stop = new AbortController();
  const run = async (keepAlive: boolean) => {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    while (!stop.signal.aborted) {
      try {
        const { status, text } = await visit('/v1/transactions', { method: 'POST', json: entry(-1), agent });
        if (status === 201) acknowledged.push(JSON.parse(text).id);
        else broken.push(`status ${status}`);
      } catch (error) {
        broken.push(error instanceof Error && 'code' in error ? String(error.code) : String(error));
      }
      await delay(PAUSE_MS);
    }
    agent.destroy();
  };
  const running = Array.from({ length: streams }, (_, nth) => run(nth >= onNewConnections));
  return {
    streams,
    async untilAcknowledged(more: number) {
      const goal = acknowledged.length + more;
      await until(() => acknowledged.length >= goal);
    },
    async stop() {
      stop.abort();
      await Promise.all(running);
      return { acknowledged, broken };
    },
  };
}

async function metrics(): Promise<string> {
  const { status, text } = await visit('/metrics', { bearer: TOKEN });
  assert.is(status, 200);
  return text;
}

function requestsIn(text: string): number {
  const line = /request_duration_seconds_count\{method="GET",route="\/v1\/transaction-categories",status="2xx"\} (\d+)/;
  return Number(line.exec(text)?.[1] ?? 0);
}

async function command(...args: readonly string[]): Promise<any> {
  const { code, out, err } = await coffer({ DATA_DIR }, ...args, '--json');
  assert.is(code, 0, err);
  return JSON.parse(out);
}

function workers(): readonly number[] {
  return serving(childrenOf(service.child.pid ?? 0));
}

function childrenOf(pid: number): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((text) => text.trim() !== '')
    .map(Number);
}

/** Those of the processes that serve requests, now. */
function serving(pids: readonly number[]): readonly number[] {
  const all = new Set(processesWith('config/processes/worker.ts'));
  return pids.filter((pid) => all.has(pid));
}

/** The runner of the tests ends a test that waits for ever. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await delay(POLL_MS);
}

story.run();
refusals.run();
