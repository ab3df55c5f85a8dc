import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
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
  startPostmaster,
  stopPostmaster,
  untilReady,
} from './postmaster.ts';
import { type ServerAccount, serverAccount } from './server-account.ts';
import { SOCKET_PORT } from './socket-directory.ts';
import { takeTurn, unusable } from './turn.ts';

/** A PostgreSQL that is up and has the database `coffer`. */
export type EmbeddedPostgres = {
  /** `postgres://…` with the socket's directory, percent-encoded, as the host: what `pg` and MikroORM take. */
  readonly url: string;
  /** True when this call created the data directory. */
  readonly fresh: boolean;
  /** True when the server ran already, for another process or left behind by one that was killed. */
  readonly shared: boolean;
  /** The process id of the server; another one after a restart. */
  readonly pid: number;
  /** `restarting` while a server that ended unexpectedly is started again, `lost` when that is given up. */
  readonly state: ServerState;
  /** Resolves with the reason when the server has ended and cannot be started again. */
  readonly lost: Promise<EmbeddedPostgresError>;
  /**
   * Stops the server unless another process still uses it. Close connections first: the server cuts off those that
   * are left. A second call does nothing more.
   */
  readonly close: () => Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** Everything is kept below `<dataDir>/postgres`; created when missing. */
  readonly dataDir: string;
  /** Receives sentences about starting and stopping: what takes long or is noteworthy. */
  readonly log: (sentence: string) => void;
  /** Receives sentences about a server that ended unexpectedly; `log` by default. */
  readonly logOutage?: (sentence: string) => void;
};

const DATABASE = 'coffer';

/**
 * Brings up the PostgreSQL that ships with Coffer on `<dataDir>/postgres`, reachable only through a unix socket that
 * only this user (and root) can open. A server that runs there already is used as it is, so several processes can
 * work on one directory; the last one to close stops it. A server left behind by a killed process is taken over, and
 * one that was itself killed recovers what it had acknowledged (contract 7.1, 7.3). When the server ends while it is in use, it is
 * started again under the same URL.
 *
 * @throws EmbeddedPostgresError with a sentence that says what to do
 */
export async function openEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, logOutage = log } = options;
  const directory = openDirectory(join(dataDir, 'postgres'));
  const turn = await takeTurn(directory, log);
  try {
    const found = await attachOrStart(directory, log);
    const use = await enter(directory, found);
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
  if (running !== undefined) {
    return { server: running, fresh: false, shared: true };
  }
  const account = serverAccount(clusterDir);
  const binaries = findBinaries(cacheFor(directory, account), account);
  const fresh = ensureCluster(clusterDir, binaries, account);
  if (known !== undefined) {
    log(`PostgreSQL on ${directory} was not shut down; recovering.`);
  }
  const server = await startPostmaster(clusterDir, binaries, account, join(directory, 'server.log'));
  return { server, fresh, shared: false };
}

/** Another account could not run a copy below the data directory, and root can write to a place that everybody can read. */
function cacheFor(directory: string, account: ServerAccount | undefined): string {
  return account === undefined ? directory : '/var/cache/coffer';
}

async function attach(clusterDir: string): Promise<Postmaster | undefined> {
  const known = readPostmaster(clusterDir);
  return known !== undefined && isRunning(known) ? untilReady(clusterDir, known) : undefined;
}

/** Another process that uses the server may have been faster. Never creates a cluster: an empty one would pass for lost data. */
async function restart(directory: string, ended: Postmaster): Promise<Postmaster> {
  const clusterDir = join(directory, 'data');
  const turn = await takeTurn(directory, () => undefined);
  try {
    const server = (await attach(clusterDir)) ?? (await startExisting(directory, ended.socketDir));
    if (server.socketDir === ended.socketDir) {
      return server;
    }
  } finally {
    turn.release();
  }
  throw new EmbeddedPostgresError(
    `The directory ${ended.socketDir} of PostgreSQL’s socket was removed, and connections cannot follow to a new one. Start this program again.`,
  );
}

async function startExisting(directory: string, socketDir: string): Promise<Postmaster> {
  const clusterDir = join(directory, 'data');
  if (!existsSync(clusterDir)) {
    throw new EmbeddedPostgresError(`Its data directory ${clusterDir} is gone.`);
  }
  const account = serverAccount(clusterDir);
  const binaries = findBinaries(cacheFor(directory, account), account);
  return startPostmaster(clusterDir, binaries, account, join(directory, 'server.log'), socketDir);
}

/** Becomes one of the users of the server; one that cannot be used is not left running. */
async function enter(directory: string, { server, shared }: Found): Promise<FileLock> {
  try {
    await ensureDatabase(server);
    const use = await lockFile(usersLock(directory), 'shared', 0);
    if (use !== undefined) {
      return use;
    }
  } catch (error) {
    if (!shared) {
      await stopPostmaster(server);
    }
    throw error;
  }
  throw new EmbeddedPostgresError(`A program that is not Coffer has locked ${usersLock(directory)}. End that program.`);
}

async function ensureDatabase(server: Postmaster): Promise<void> {
  const client = new Client({ connectionString: connectionUrl(server, 'postgres') });
  try {
    await client.connect();
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) {
      await client.query(`CREATE DATABASE ${DATABASE}`);
    }
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `PostgreSQL (process ${server.pid}) runs but does not respond on ${server.socketDir}. Start this program where that directory can be seen, or end that process.`,
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
    if (server !== undefined) {
      await stopPostmaster(server);
    }
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
