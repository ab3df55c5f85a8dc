import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { findBinaries } from './binaries.ts';
import { ensureCluster, SUPERUSER } from './cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type FileLock, lockFile } from './file-lock.ts';
import { guard, type ServerState } from './guard.ts';
import {
  isRunning,
  type Postmaster,
  readPostmaster,
  type ServerFiles,
  startPostmaster,
  stopPostmaster,
  untilReady,
} from './postmaster.ts';
import { serverAccount } from './server-account.ts';
import { SOCKET_PORT } from './socket-directory.ts';
import { takeTurn, unusable } from './turn.ts';

/** A running PostgreSQL that has the database `coffer`. */
export type EmbeddedPostgres = {
  /**
   * `postgres://…` with the socket's directory, percent-encoded, as the host: the form that `pg` and MikroORM accept.
   */
  readonly url: string;
  /** True when this call created the data directory. */
  readonly fresh: boolean;
  /** True when the server was running already: for another process, or left behind by a killed one. */
  readonly shared: boolean;
  /** The process id of the server. It changes with a restart. */
  readonly pid: number;
  /** `restarting` while a server that ended unexpectedly is started again, `lost` once that has failed for good. */
  readonly state: ServerState;
  /** Resolves with the reason when the server has ended and cannot be started again. */
  readonly lost: Promise<EmbeddedPostgresError>;
  /**
   * Stops the server unless another process still uses it. Close connections first, because the server cuts them off.
   * Further calls do nothing.
   */
  readonly close: () => Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** Everything is kept below `<dataDir>/postgres`, which is created if it does not exist. */
  readonly dataDir: string;
  /** Receives sentences about starting and stopping that somebody who waits wants to read. */
  readonly log: (sentence: string) => void;
  /** Receives sentences about a server that ended unexpectedly; `log` by default. */
  readonly logOutage?: (sentence: string) => void;
};

const DATABASE = 'coffer';

/**
 * Starts the PostgreSQL that ships with Coffer on `<dataDir>/postgres`. It can be reached only through a unix socket
 * that this user and root can open. If a server runs there already, it is used as it is, so several processes can share
 * a directory; the last one to close stops the server. A server that a killed process left behind is taken over. A
 * server that was killed recovers everything that it had acknowledged (contract 7.1, 7.3), and when that happens while
 * it is in use, it is started again under the same URL.
 *
 * @throws EmbeddedPostgresError with a sentence that says what to do
 */
export async function openEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, logOutage = log } = options;
  const directory = openDirectory(join(dataDir, 'postgres'));
  const turn = await takeTurn(directory, log);
  try {
    const { found, use } = await findAndEnter(directory, log);
    const guarded = guard(found.server, { restart: () => restart(directory, found.server), log: logOutage });
    let closing: Promise<void> | undefined;
    return {
      url: connectionUrl(found.server, DATABASE),
      fresh: found.fresh,
      shared: found.shared,
      get pid() {
        return guarded.server.pid;
      },
      get state() {
        return guarded.state;
      },
      lost: guarded.lost,
      close: () => (closing ??= guarded.stop().then(() => leave(directory, use, log))),
    };
  } finally {
    turn.release();
  }
}

/** A server that was killed a moment ago may be found before it is gone: then another one is started. */
async function findAndEnter(
  directory: string,
  log: (sentence: string) => void,
): Promise<{ readonly found: Found; readonly use: FileLock }> {
  const found = await attachOrStart(directory, log);
  try {
    return { found, use: await enter(directory, found) };
  } catch (error) {
    if (!found.shared || !(await isGoneSoon(found.server))) throw error;
    const next = await attachOrStart(directory, log);
    return { found: next, use: await enter(directory, next) };
  }
}

const GONE_WITHIN_MS = 1_000;
const POLL_MS = 20;

async function isGoneSoon(server: Postmaster): Promise<boolean> {
  for (let waited = 0; waited < GONE_WITHIN_MS; waited += POLL_MS) {
    if (!isRunning(server)) return true;
    await delay(POLL_MS);
  }
  return false;
}

function openDirectory(directory: string): string {
  try {
    mkdirSync(directory, { recursive: true });
    return realpathSync(directory);
  } catch (cause) {
    throw unusable(directory, cause);
  }
}

type Found = { readonly server: Postmaster; readonly fresh: boolean; readonly shared: boolean };

async function attachOrStart(directory: string, log: (sentence: string) => void): Promise<Found> {
  const clusterDir = join(directory, 'data');
  const known = readPostmaster(clusterDir);
  const running = await attach(clusterDir);
  if (running !== undefined) return { server: running, fresh: false, shared: true };
  const files = filesOf(directory);
  const fresh = ensureCluster(clusterDir, files.binaries, files.account);
  if (known !== undefined) log(`PostgreSQL on ${directory} was not shut down; recovering.`);
  return { server: await startPostmaster(files), fresh, shared: false };
}

function filesOf(directory: string): ServerFiles {
  const clusterDir = join(directory, 'data');
  const account = serverAccount(clusterDir);
  // Another account could not read a copy below the data directory, so root puts it where everybody can read.
  const binaries = findBinaries(account === undefined ? directory : '/var/cache/coffer', account);
  return { clusterDir, binaries, account, logFile: join(directory, 'server.log') };
}

async function attach(clusterDir: string): Promise<Postmaster | undefined> {
  const known = readPostmaster(clusterDir);
  return known !== undefined && isRunning(known) ? untilReady(clusterDir, known) : undefined;
}

/**
 * Uses the server that another process has started meanwhile, if any. Never creates a cluster, because an empty one
 * would hide the loss.
 */
async function restart(directory: string, ended: Postmaster): Promise<Postmaster> {
  const clusterDir = join(directory, 'data');
  const turn = await takeTurn(directory, () => undefined);
  try {
    const running = await attach(clusterDir);
    if (running === undefined && !existsSync(clusterDir)) {
      throw new EmbeddedPostgresError(`Its data directory ${clusterDir} is gone.`);
    }
    const server = running ?? (await startPostmaster(filesOf(directory), ended.socketDir));
    if (server.socketDir === ended.socketDir) return server;
  } finally {
    turn.release();
  }
  throw new EmbeddedPostgresError(
    `The directory ${ended.socketDir} of PostgreSQL’s socket was removed, and connections cannot follow to a new ` +
      'one. Start this program again.',
  );
}

/** Registers this process as a user of the server. Stops a server that it started and cannot use. */
async function enter(directory: string, { server, shared }: Found): Promise<FileLock> {
  try {
    await ensureDatabase(server);
    const use = await lockFile(usersLock(directory), 'shared', 0);
    if (use !== undefined) return use;
  } catch (error) {
    if (!shared) await stopPostmaster(server);
    throw error;
  }
  throw new EmbeddedPostgresError(`A program that is not Coffer has locked ${usersLock(directory)}. End that program.`);
}

async function ensureDatabase(server: Postmaster): Promise<void> {
  const client = new Client({ connectionString: connectionUrl(server, 'postgres') });
  try {
    await client.connect();
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `PostgreSQL (process ${server.pid}) runs but does not respond on ${server.socketDir}. Start this program where ` +
        'that directory can be seen, or end that process.',
      { cause },
    );
  } finally {
    await client.end();
  }
}

async function leave(directory: string, use: FileLock, log: (sentence: string) => void): Promise<void> {
  const turn = await takeTurn(directory, log);
  try {
    use.release();
    const alone = await lockFile(usersLock(directory), 'exclusive', 0);
    if (alone === undefined) {
      log(`Another process uses PostgreSQL on ${directory}; it keeps running.`);
      return;
    }
    const server = readPostmaster(join(directory, 'data'));
    if (server !== undefined) await stopPostmaster(server);
    alone.release();
  } finally {
    turn.release();
  }
}

/** Held shared by every process that uses the server. */
function usersLock(directory: string): string {
  return join(directory, 'users.lock');
}

function connectionUrl({ socketDir }: Postmaster, database: string): string {
  return `postgres://${SUPERUSER}@${encodeURIComponent(socketDir)}:${SOCKET_PORT}/${database}`;
}
