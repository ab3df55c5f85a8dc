import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { serverAccount } from '../../../adapters/embedded-postgres/server-account.ts';
import { temporaryDirectory } from '../temporary-directory.ts';
import { stopServer } from './embedded-server.ts';

/** A supported major version of PostgreSQL that is not the one that comes with Coffer. */
export interface OtherVersion {
  /** Such as `PostgreSQL 15 in TEST_DATABASE_URL`. */
  readonly title: string;
  /** Returns the address of a server of that version. One that had to be started stops when this process ends. */
  open(): Promise<string>;
}

const OWN = 18;
const OLDEST = 15;

/** Where Debian and Ubuntu install PostgreSQL's programs, in a directory for each version. */
const INSTALLED = '/usr/lib/postgresql';
const STARTS_WITHIN_MS = 30_000;

/** The server in `TEST_DATABASE_URL`, or else the oldest version whose programs are on this machine. */
export async function findOtherVersion(): Promise<OtherVersion | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  const version = given ? await versionAt(given) : OWN;
  if (given && version !== OWN) {
    return { title: `PostgreSQL ${version} in TEST_DATABASE_URL`, open: async () => given };
  }
  const [oldest] = existsSync(INSTALLED) ? readdirSync(INSTALLED).map(Number).filter(isOther).toSorted(byNumber) : [];
  if (oldest === undefined) return undefined;
  const programs = join(INSTALLED, String(oldest), 'bin');
  return { title: `PostgreSQL ${oldest} in ${programs}`, open: () => startServer(programs) };
}

function isOther(version: number): boolean {
  return version >= OLDEST && version !== OWN && existsSync(join(INSTALLED, String(version), 'bin', 'initdb'));
}

function byNumber(a: number, b: number): number {
  return a - b;
}

async function versionAt(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`);
    return Math.floor(Number(rows[0]?.version) / 10_000);
  } finally {
    await client.end();
  }
}

/** PostgreSQL does not run as root. */
async function startServer(programs: string): Promise<string> {
  const home = temporaryDirectory(stopServer);
  // Where `stopServer` looks for it.
  const directory = join(home, 'postgres');
  mkdirSync(directory);
  const account = serverAccount(directory);
  if (account !== undefined) chownSync(directory, account.uid, account.gid);
  chmodSync(home, 0o755);
  const data = join(directory, 'data');
  const options = { ...account, cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } };
  const initialised = spawnSync(
    join(programs, 'initdb'),
    [`--pgdata=${data}`, '--username=coffer', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (initialised.status !== 0) throw new Error(`initdb: ${initialised.stderr}`);
  const settings = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${directory}`, '-c', 'fsync=off'];
  spawn(join(programs, 'postgres'), ['-D', data, ...settings], { ...options, detached: true, stdio: 'ignore' }).unref();
  const url = `postgres://coffer@${encodeURIComponent(directory)}:5432/postgres`;
  await untilReady(url);
  return url;
}

async function untilReady(url: string): Promise<void> {
  const deadline = performance.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      await versionAt(url);
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await delay(50);
    }
  }
}
