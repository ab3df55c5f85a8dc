import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { suite } from 'uvu';
import { openEmbeddedPostgres } from '../../../adapters/embedded-postgres/supervisor.ts';
import { stopServer } from '../../support/databases/embedded-server.ts';
import { holdEmbedded, startHolder } from '../../support/databases/hold-embedded.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

const embedded = suite('embedded PostgreSQL');

embedded('is PostgreSQL 18, flushes commits to disk, listens on no port, and lower-cases every script', async () => {
  const server = await openEmbeddedPostgres({ dataDir: dataDirectory(), log: fail });
  const [settings] = await query(
    server.url,
    `SELECT current_database() AS database, current_user AS "user", current_setting('server_version_num')::int / 10000 AS major,
            current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS sync,
            current_setting('listen_addresses') AS addresses, current_setting('TimeZone') AS zone,
            lower('ÉÇŽΣЖ') AS lower`,
  );
  await server.close();
  const expected = { database: 'coffer', user: 'coffer', major: 18, fsync: 'on', sync: 'on', addresses: '' };
  assert.deepEqual({ ...settings }, { ...expected, zone: 'UTC', lower: 'éçžσж' });
});

embedded('keeps everything below the data directory, however deep, and has it at the next start', async () => {
  const dataDir = join(dataDirectory(), ...Array.from({ length: 12 }, () => 'a-rather-deep-directory'));
  const first = await openEmbeddedPostgres({ dataDir, log: fail });
  await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS value');
  await first.close();
  const second = await openEmbeddedPostgres({ dataDir, log: fail });
  const rows = await query(second.url, 'SELECT value FROM kept');
  await second.close();
  assert.deepEqual([first.fresh, second.fresh, second.shared], [true, false, false]);
  assert.deepEqual({ ...rows[0] }, { value: 42 });
  assert.ok(existsSync(join(dataDir, 'postgres', 'data', 'PG_VERSION')));
});

embedded(
  'lets only its own account and root get to the socket, and leaves neither it nor a process behind',
  async () => {
    const dataDir = dataDirectory();
    const server = await openEmbeddedPostgres({ dataDir, log: fail });
    const socketDir = socketDirectory(server.url);
    const [directory, data] = [statSync(socketDir), statSync(join(dataDir, 'postgres', 'data'))];
    await Promise.all([server.close(), server.close()]);
    assert.deepEqual([directory.mode & 0o777, data.mode & 0o777], [0o700, 0o700]);
    assert.equal(directory.uid, data.uid);
    await untilGone(server.pid);
    assert.ok(!existsSync(socketDir));
  },
);

embedded('is used by several processes at once, and the last one to leave stops it', async () => {
  const dataDir = dataDirectory();
  const first = await holdEmbedded(dataDir);
  const second = await holdEmbedded(dataDir);
  assert.deepEqual([first.server.shared, second.server.shared], [false, true]);
  assert.equal(second.server.pid, first.server.pid);
  await first.close();
  await query(second.server.url, 'SELECT');
  await second.close();
  await untilGone(first.server.pid);
});

embedded('serves two uses in one process, and the last one to close stops it', async () => {
  const dataDir = dataDirectory();
  const said: string[] = [];
  const first = await openEmbeddedPostgres({ dataDir, log: fail });
  const second = await openEmbeddedPostgres({ dataDir, log: (sentence) => said.push(sentence) });
  await second.close();
  assert.match(said.join(), /Another process uses PostgreSQL/);
  await query(first.url, 'SELECT');
  await first.close();
  await untilGone(second.pid);
});

embedded('is created once when two processes start at the same moment', async () => {
  const dataDir = dataDirectory();
  const holders = await Promise.all([holdEmbedded(dataDir), holdEmbedded(dataDir), holdEmbedded(dataDir)]);
  assert.equal(holders.filter(({ server }) => server.fresh).length, 1);
  assert.equal(new Set(holders.map(({ server }) => server.pid)).size, 1);
  await Promise.all(holders.map((holder) => holder.close()));
  await Promise.all(holders.map(({ server }) => untilGone(server.pid)));
});

embedded(
  'outlives a process that is killed; the next one takes it over with all that was acknowledged, and stops it',
  async () => {
    const dataDir = dataDirectory();
    const killed = await holdEmbedded(dataDir);
    await query(killed.server.url, 'CREATE TABLE kept AS SELECT 42 AS value');
    await killed.kill();
    const next = await openEmbeddedPostgres({ dataDir, log: fail });
    assert.deepEqual([next.shared, next.pid], [true, killed.server.pid]);
    assert.equal((await query(next.url, 'SELECT value FROM kept')).length, 1);
    await next.close();
    await untilGone(next.pid);
  },
);

embedded('recovers all that was acknowledged when the server is killed too', async () => {
  const dataDir = dataDirectory();
  const killed = await holdEmbedded(dataDir);
  await query(killed.server.url, 'CREATE TABLE kept AS SELECT generate_series(1, 1000) AS value');
  process.kill(killed.server.pid, 'SIGKILL');
  await killed.kill();
  const next = await openEmbeddedPostgres({ dataDir, log: () => undefined });
  assert.equal(next.shared, false);
  assert.equal((await query(next.url, 'SELECT value FROM kept')).length, 1000);
  await next.close();
  assert.ok(!existsSync(socketDirectory(killed.server.url)));
});

embedded('is not fooled when another program has got the process id of a server that was killed', async () => {
  const dataDir = dataDirectory();
  const killed = await holdEmbedded(dataDir);
  process.kill(killed.server.pid, 'SIGKILL');
  await killed.kill();
  const bystander = spawn('sleep', ['60'], serverAccountOf(dataDir));
  await once(bystander, 'spawn');
  const pidFile = join(dataDir, 'postgres', 'data', 'postmaster.pid');
  writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(bystander.pid)));

  const next = await openEmbeddedPostgres({ dataDir, log: () => undefined });
  assert.equal(next.shared, false);
  await next.close();
  assert.equal(bystander.exitCode ?? bystander.signalCode, null);
  bystander.kill();
});

embedded('runs on when Ctrl-C reaches everything in the terminal', async () => {
  const holder = await holdEmbedded(dataDirectory());
  process.kill(-Number(holder.process.pid), 'SIGINT');
  await query(holder.server.url, 'SELECT');
  await holder.close();
});

embedded('starts over when it was killed while it created its data, and removes the remains', async () => {
  const dataDir = dataDirectory();
  const directory = join(dataDir, 'postgres');
  const holder = startHolder(dataDir);
  const ended = once(holder, 'close');
  await until(() => unfinishedIn(directory).some((name) => existsSync(join(directory, name, 'global'))));
  holder.kill('SIGKILL');
  await ended;
  const server = await openEmbeddedPostgres({ dataDir, log: fail });
  assert.equal(server.fresh, true);
  assert.deepEqual(unfinishedIn(directory), []);
  await query(server.url, 'SELECT');
  await server.close();
});

for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
  embedded(`starts again under the same URL after ${signal}, with all that was acknowledged`, async () => {
    const said: string[] = [];
    const server = await openEmbeddedPostgres({ dataDir: dataDirectory(), log: (sentence) => said.push(sentence) });
    await query(server.url, 'CREATE TABLE kept AS SELECT 42 AS value');
    const { pid, url } = server;
    process.kill(pid, signal);
    await until(() => server.pid !== pid);
    assert.equal((await query(url, 'SELECT value FROM kept')).length, 1);
    assert.deepEqual([server.url, server.state], [url, 'running']);
    assert.match(said.join(), /^PostgreSQL .* ended unexpectedly; starting it again\.,PostgreSQL runs again/);
    await server.close();
    await untilGone(server.pid);
  });
}

embedded('starts again for all processes that use it', async () => {
  const dataDir = dataDirectory();
  const holder = await holdEmbedded(dataDir);
  const server = await openEmbeddedPostgres({ dataDir, log: () => undefined });
  const { pid } = server;
  process.kill(pid, 'SIGKILL');
  await until(() => server.pid !== pid);
  await holder.close();
  await query(server.url, 'SELECT');
  await server.close();
  await untilGone(server.pid);
});

embedded('does not pass an empty database for one whose data is gone', async () => {
  const dataDir = dataDirectory();
  const clusterDir = join(dataDir, 'postgres', 'data');
  const said: string[] = [];
  const server = await openEmbeddedPostgres({ dataDir, log: (sentence) => said.push(sentence) });
  renameSync(clusterDir, `${clusterDir}-away`);
  process.kill(server.pid, 'SIGKILL');
  await until(() => said.length > 1);
  assert.match(said[1] ?? '', /^PostgreSQL did not start: Its data directory .* is gone\.$/);
  await server.close();
  assert.ok(!existsSync(clusterDir));
});

embedded('can be closed after the server is gone', async () => {
  const server = await openEmbeddedPostgres({ dataDir: dataDirectory(), log: fail });
  process.kill(server.pid, 'SIGKILL');
  await server.close();
});

embedded('says which version wrote the data when it was another one', async () => {
  const dataDir = dataDirectory();
  const clusterDir = join(dataDir, 'postgres', 'data');
  mkdirSync(clusterDir, { recursive: true });
  writeFileSync(join(clusterDir, 'PG_VERSION'), '17\n');
  await assert.rejects(openEmbeddedPostgres({ dataDir, log: fail }), {
    name: 'EmbeddedPostgresError',
    message: /written by PostgreSQL 17, and this Coffer brings PostgreSQL 18\. Start it with/,
  });
});

embedded('does not touch a directory that is not its own', async () => {
  const dataDir = dataDirectory();
  const clusterDir = join(dataDir, 'postgres', 'data');
  mkdirSync(clusterDir, { recursive: true });
  writeFileSync(join(clusterDir, 'letter.txt'), 'Dear');
  await assert.rejects(openEmbeddedPostgres({ dataDir, log: fail }), /is not a PostgreSQL data directory/);
  assert.deepEqual(readdirSync(clusterDir), ['letter.txt']);
});

embedded('says what to do about a data directory that cannot be made', async () => {
  const file = dataDirectory();
  writeFileSync(file, '');
  await assert.rejects(openEmbeddedPostgres({ dataDir: file, log: fail }), {
    name: 'EmbeddedPostgresError',
    message: /cannot be used .*set DATA_DIR to a directory that you can write to/,
  });
});

embedded('says what to do when a running server is out of reach', async () => {
  const dataDir = dataDirectory();
  const holder = await holdEmbedded(dataDir);
  const socketDir = socketDirectory(holder.server.url);
  renameSync(socketDir, `${socketDir}-away`);
  await assert.rejects(openEmbeddedPostgres({ dataDir, log: fail }), {
    name: 'EmbeddedPostgresError',
    message: /does not respond on .* Start this program where that directory can be seen, or end that process/,
  });
  renameSync(`${socketDir}-away`, socketDir);
  await holder.close();
});

embedded('shows the messages of a server that does not start', async () => {
  const dataDir = dataDirectory();
  await (await openEmbeddedPostgres({ dataDir, log: fail })).close();
  writeFileSync(join(dataDir, 'postgres', 'data', 'postgresql.auto.conf'), 'shared_buffers = nonsense\n');
  await assert.rejects(
    openEmbeddedPostgres({ dataDir, log: fail }),
    /did not start .*invalid value for parameter "shared_buffers"/s,
  );
});

embedded('keeps the text of failed statements out of its log', async () => {
  const dataDir = dataDirectory();
  const server = await openEmbeddedPostgres({ dataDir, log: fail });
  await query(server.url, `CREATE TABLE payees (name text UNIQUE); INSERT INTO payees VALUES ('Dr Watson')`);
  await assert.rejects(query(server.url, `INSERT INTO payees VALUES ('Dr Watson')`), { code: '23505' });
  await assert.rejects(query(server.url, `SELECT 'Dr Watson'::int`), { code: '22P02' });
  await server.close();
  assert.doesNotMatch(readFileSync(join(dataDir, 'postgres', 'server.log'), 'utf8'), /Watson/);
});

embedded.run();

function dataDirectory(): string {
  return join(
    temporaryDirectory((directory) => stopServer(join(directory, 'var'))),
    'var',
  );
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined); // the server may be stopped under it
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

function fail(sentence: string): never {
  throw new Error(`Unexpected sentence: ${sentence}`);
}

function socketDirectory(url: string): string {
  return decodeURIComponent(new URL(url).hostname);
}

/**
 * The server has let go of its data and its socket before it disappears from the list of processes, which takes a
 * moment on a busy machine. Fails when it is there for much longer.
 */
async function untilGone(pid: number): Promise<void> {
  const deadline = Date.now() + 5_000;
  await until(() => !isAlive(pid) || Date.now() > deadline);
  assert.ok(!isAlive(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !isZombie(pid);
}

/** A process that has ended but was not collected by init. In some containers init never collects. */
function isZombie(pid: number): boolean {
  const path = `/proc/${pid}/status`;
  return existsSync(path) && /^State:\s+Z/m.test(readFileSync(path, 'utf8'));
}

/** The account of the server. PostgreSQL would ignore a process of another account. */
function serverAccountOf(dataDir: string): { uid: number; gid: number } {
  const { uid, gid } = statSync(join(dataDir, 'postgres', 'data'));
  return { uid, gid };
}

function unfinishedIn(directory: string): string[] {
  return existsSync(directory) ? readdirSync(directory).filter((name) => name.startsWith('unfinished-')) : [];
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) {
    await delay(1);
  }
}
