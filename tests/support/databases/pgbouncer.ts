import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { atExit } from '../at-exit.ts';
import { temporaryDirectory } from '../temporary-directory.ts';

/** The version of the PgBouncer on this machine, as a pair of numbers; `undefined` where there is none. */
export function bouncerVersion(): readonly [major: number, minor: number] | undefined {
  const { stdout } = spawnSync(PROGRAM, ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor)];
}

/** Another build than the installed one. */
const PROGRAM = process.env['TEST_PGBOUNCER'] ?? 'pgbouncer';

export interface Bouncer {
  /** The address of a database of the server through the pooler. */
  urlOf(databaseUrl: string): string;
  stop(): void;
}

/** Starts a PgBouncer in transaction mode in front of the server of `serverUrl`, with few connections to share. */
export async function startBouncer(serverUrl: string, preparedStatements: number | undefined): Promise<Bouncer> {
  const port = await freePort();
  const directory = temporaryDirectory();
  // PgBouncer gives up the rights of root, and must then be able to read its file.
  chmodSync(directory, 0o755);
  const file = join(directory, 'pgbouncer.ini');
  writeFileSync(file, configuration(serverUrl, port, preparedStatements));
  const asRoot = process.getuid?.() === 0 ? ['--user', 'nobody'] : [];
  const child = spawn(PROGRAM, ['--quiet', ...asRoot, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  atExit(() => child.kill('SIGKILL'));
  // The tests end while it runs.
  child.unref();
  let complaints = '';
  child.stderr.on('data', (chunk) => (complaints += String(chunk)));
  (child.stderr as Socket).unref();
  const urlOf = (databaseUrl: string) => `postgres://coffer@127.0.0.1:${port}${new URL(databaseUrl).pathname}`;
  // Not to the database of the test, to which PgBouncer would keep a connection.
  await untilReady(child, urlOf('postgres://any/postgres'), () => complaints);
  return {
    urlOf,
    stop: () => void child.kill('SIGKILL'),
  };
}

function configuration(serverUrl: string, port: number, preparedStatements: number | undefined): string {
  const url = new URL(serverUrl);
  const server = [
    `host=${decodeURIComponent(url.hostname)}`,
    `port=${url.port || '5432'}`,
    `user=${decodeURIComponent(url.username)}`,
    ...(url.password === '' ? [] : [`password=${decodeURIComponent(url.password)}`]),
  ];
  return [
    '[databases]',
    `* = ${server.join(' ')}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 6',
    'max_client_conn = 200',
    'server_idle_timeout = 5',
    ...(preparedStatements === undefined ? [] : [`max_prepared_statements = ${preparedStatements}`]),
    '',
  ].join('\n');
}

const POLL_MS = 20;

async function untilReady(child: ChildProcess, url: string, complaints: () => string): Promise<void> {
  while (child.exitCode === null) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.query('select 1');
      return await client.end();
    } catch {
      await delay(POLL_MS);
    }
  }
  throw new Error(`PgBouncer ended: ${complaints()}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new TypeError('A listening server has an address.');
  return address.port;
}
