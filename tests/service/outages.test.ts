import { existsSync, renameSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readPostmaster } from '../../adapters/embedded-postgres/postmaster.ts';
import { openEmbeddedPostgres } from '../../adapters/embedded-postgres/supervisor.ts';
import { assertNone } from '../support/assertions.ts';
import { stopServer } from '../support/databases/embedded-server.ts';
import { freeze } from '../support/service/frozen-processes.ts';
import { type HttpAnswer, send } from '../support/service/http-client.ts';
import { coffer, type ServiceProcess, startService } from '../support/service/service-process.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

/** What the service promises for a database that does not respond. */
const REQUEST_LIMIT_MILLIS = 30_000;
const EMAIL = 'ada@example.test';

const embedded = suite('a service whose embedded PostgreSQL fails');

const dataDir = temporaryDirectory(stopServer);
let service: ServiceProcess;
let key = '';
let account = 0;

embedded('begins with a user', async () => {
  service = await startService({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });
  key = await newKey({ DATA_DIR: dataDir });
  account = await newAccount(service);
});

embedded(
  'responds 503 while a killed server recovers, loses nothing that it acknowledged, and goes on by itself',
  async () => {
    const log = linesOf(service);
    const answers: HttpAnswer[] = [];
    const recovered = new AbortController();
    const streams = Array.from({ length: 4 }, async () => {
      while (!recovered.signal.aborted) answers.push(await create(service));
    });
    while (created(answers).length < 50) await delay(1);
    process.kill(postmasterPid(), 'SIGKILL');
    while (!answers.some(({ status }) => status === 503)) await delay(1);
    const atFailure = created(answers).length;
    while (created(answers).length < atFailure + 50) await delay(1);
    recovered.abort();
    await Promise.all(streams);

    assert.equal(new Set(answers.map(({ status }) => status)), new Set([201, 503]));
    for (const { headers } of answers.filter(({ status }) => status === 503)) {
      assert.match(headers.get('retry-after') ?? '', /^[1-9]\d*$/);
    }
    const stored = await everyId(service);
    assertNone(created(answers).filter((id) => !stored.has(id)));
    assert.is((await get(service, '/ready')).status, 200);
    assert.is(log.filter((line) => line.includes('ended unexpectedly; starting it again')).length, 1);
    assert.ok(log.some((line) => line.includes('The connection to the database was lost.')));
  },
);

embedded('ends every request in time while the server is frozen, and says that it is not ready', async () => {
  const thaw = freeze(postmasterPid());
  const begun = performance.now();
  const ready = await get(service, '/ready');
  assert.is(ready.status, 503);
  assert.is(ready.json().checks.database.detail, 'The database does not respond.');
  assert.is((await get(service, '/health')).status, 200);
  const answers = await Promise.all([
    // More than there are connections.
    ...Array.from({ length: 12 }, () => get(service, '/v1/transactions')),
    ...Array.from({ length: 12 }, () => create(service)),
  ]);
  assert.ok(performance.now() - begun < REQUEST_LIMIT_MILLIS);
  assert.equal(new Set(answers.map(({ status }) => status)), new Set([503]));
  thaw();
  assert.is((await get(service, '/v1/transactions')).status, 200);
});

embedded('ends with a sentence and exit code 1 when the server cannot be started again', async () => {
  const log = linesOf(service);
  const exit = new Promise<number | null>((resolve) => service.child.once('exit', resolve));
  writeFileSync(join(dataDir, 'postgres', 'data', 'postgresql.auto.conf'), 'shared_buffers = nonsense\n');
  process.kill(postmasterPid(), 'SIGKILL');
  while ((await get(service, '/ready')).status !== 503) await delay(1);
  assert.is(await exit, 1);
  assert.match(log.join('\n'), /^PostgreSQL ended unexpectedly and could not be started again in 5 attempts\./m);
});

embedded.run();

const external = suite('a service whose database at DATABASE_URL fails');

/** Named by the URL, and led to wherever the socket of the server is. */
const link = join(temporaryDirectory(), 'socket');
const externalDataDir = temporaryDirectory(stopServer);

async function startDatabase(): Promise<() => Promise<void>> {
  const { url, close } = await openEmbeddedPostgres({ dataDir: externalDataDir, log: () => undefined });
  symlinkSync(decodeURIComponent(new URL(url).hostname), `${link}.new`);
  renameSync(`${link}.new`, link);
  return close;
}

external('responds 503 while the database is stopped, and goes on when it is started', async () => {
  const env = { DATABASE_URL: `postgres://coffer@${encodeURIComponent(link)}:5432/coffer` };
  const stopDatabase = await startDatabase();
  const other = await startService(env);
  key = await newKey(env);
  account = await newAccount(other);

  await stopDatabase();
  for (const answer of [await get(other, '/v1/transactions'), await create(other), await get(other, '/ready')]) {
    assert.is(answer.status, 503);
  }
  assert.is((await get(other, '/health')).status, 200);

  const stopAgain = await startDatabase();
  assert.is((await create(other)).status, 201);
  assert.is((await get(other, '/ready')).status, 200);
  assert.is((await other.kill('SIGTERM')).code, 0);
  await stopAgain();
  unlinkSync(link);
});

external('says at the start that the database does not respond', async () => {
  assert.not(existsSync(link));
  const env = { DATABASE_URL: `postgres://coffer@${encodeURIComponent(link)}:5432/coffer` };
  const refused = await startService(env).then(
    () => 'started',
    (error: Error) => error.message,
  );
  assert.match(
    refused,
    /exit code 1\.\n[\s\S]*^The database does not respond\. Is it running, and is the address in DATABASE_URL right\?$/m,
  );
});

external.run();

async function newKey(env: Readonly<Record<string, string>>): Promise<string> {
  await coffer(env, 'user', 'create', '--email', EMAIL, '--password', 'correct horse battery');
  const { out } = await coffer(env, 'api-key', 'create', '--email', EMAIL, '--scope', 'finance:write', '--json');
  return JSON.parse(out).key;
}

async function newAccount({ url }: ServiceProcess): Promise<number> {
  const json = { name: 'Wallet', currency: 'USD' };
  return (await send(url, 'POST', '/v1/bank-accounts', { bearer: key, json })).json().id;
}

function create({ url }: ServiceProcess): Promise<HttpAnswer> {
  const json = { amount: -100, bank_account_id: account, booked_at: '2026-01-01', description: 'Bread' };
  return send(url, 'POST', '/v1/transactions', { bearer: key, json });
}

function get({ url }: ServiceProcess, path: string): Promise<HttpAnswer> {
  return send(url, 'GET', path, { bearer: key });
}

function created(answers: readonly HttpAnswer[]): readonly number[] {
  return answers.filter(({ status }) => status === 201).map((answer) => answer.json().id);
}

async function everyId(from: ServiceProcess): Promise<ReadonlySet<number>> {
  const ids = new Set<number>();
  for (let page = 1; ; page += 1) {
    const { data, last_page: last } = (await get(from, `/v1/transactions?page=${page}`)).json();
    for (const { id } of data) ids.add(id);
    if (page >= last) return ids;
  }
}

function postmasterPid(): number {
  return readPostmaster(join(dataDir, 'postgres', 'data'))?.pid ?? Number.NaN;
}

/** Lines of standard error from now on. */
function linesOf({ child }: ServiceProcess): readonly string[] {
  const lines: string[] = [];
  child.stderr?.on('data', (chunk) => lines.push(...String(chunk).split('\n')));
  return lines;
}
