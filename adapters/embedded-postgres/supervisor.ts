import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { findBinaries } from './binaries.ts';
import { ensureCluster, SUPERUSER } from './cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type FileLock, lockFile } from './file-lock.ts';
import {
  isRunning,
  type Postmaster,
  readPostmaster,
  startPostmaster,
  stopPostmaster,
  untilReady,
} from './postmaster.ts';
import { serverAccount } from './server-account.ts';
import { SOCKET_PORT } from './socket-directory.ts';

/** A PostgreSQL that is up and has the database `coffer`. */
export type EmbeddedPostgres = {
  /** `postgres://…` with the socket's directory, percent-encoded, as the host: what `pg` and MikroORM take. */
  readonly url: string;
  /** True when this call created the data directory. */
  readonly fresh: boolean;
  /** True when the server ran already, for another process or left behind by one that was killed. */
  readonly shared: boolean;
  /** The process id of the server. */
  readonly pid: number;
  /**
   * Stops the server unless another process still uses it. Close connections first: the server cuts off those that
   * are left. A second call does nothing more.
   */
  readonly close: () => Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** Everything is kept below `<dataDir>/postgres`; created when missing. */
  readonly dataDir: string;
  /** Takes single sentences about what takes long or is noteworthy. */
  readonly log: (sentence: string) => void;
};

const DATABASE = 'coffer';
const TURN_WITHIN_MS = 300_000;

/**
 * Brings up the PostgreSQL that ships with Coffer on `<dataDir>/postgres`, reachable only through a unix socket that
 * only this user (and root) can open. A server that runs there already is used as it is, so several processes can
 * work on one directory; the last one to close stops it. A server left behind by a killed process is taken over, and
 * one that was itself killed recovers what it had acknowledged (contract 7.1, 7.3).
 *
 * @throws EmbeddedPostgresError with a sentence that says what to do
 */
export async function openEmbeddedPostgres({ dataDir, log }: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const directory = openDirectory(join(dataDir, 'postgres'));
  const turn = await takeTurn(directory, log);
  try {
    const found = await attachOrStart(directory, log);
    const use = await enter(directory, found);
    let closing: Promise<void> | undefined;
    return {
      url: connectionUrl(found.server, DATABASE),
      fresh: found.fresh,
      shared: found.shared,
      pid: found.server.pid,
      close: () => (closing ??= leave(directory, use, log)),
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

/** Starting and stopping happen one at a time, also between processes. */
async function takeTurn(directory: string, log: (sentence: string) => void): Promise<FileLock> {
  const path = join(directory, 'start.lock');
  try {
    const free = await lockFile(path, 'exclusive', 0);
    if (free !== undefined) {
      return free;
    }
    log(`Another process is starting or stopping PostgreSQL on ${directory}; waiting for it.`);
    const turn = await lockFile(path, 'exclusive', TURN_WITHIN_MS);
    if (turn !== undefined) {
      return turn;
    }
  } catch (cause) {
    throw unusable(directory, cause);
  }
  throw new EmbeddedPostgresError(
    `Another process has been starting or stopping PostgreSQL on ${directory} for ${TURN_WITHIN_MS / 1000} s. End that process and start again.`,
  );
}

type Found = { readonly server: Postmaster; readonly fresh: boolean; readonly shared: boolean };

async function attachOrStart(directory: string, log: (sentence: string) => void): Promise<Found> {
  const clusterDir = join(directory, 'data');
  const known = readPostmaster(clusterDir);
  if (known !== undefined && isRunning(known)) {
    const server = await untilReady(clusterDir, known);
    if (server !== undefined) {
      return { server, fresh: false, shared: true };
    }
  }
  const account = serverAccount(clusterDir);
  // Below the data directory another account could not run it, and for root there is a place that everybody can read.
  const binaries = findBinaries(account === undefined ? directory : '/var/cache/coffer', account);
  const fresh = ensureCluster(clusterDir, binaries, account);
  if (known !== undefined) {
    log(`PostgreSQL on ${directory} was not shut down; recovering.`);
  }
  const server = await startPostmaster(clusterDir, binaries, account, join(directory, 'server.log'));
  return { server, fresh, shared: false };
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
      `PostgreSQL (process ${server.pid}) runs but does not answer on ${server.socketDir}. Start this program where that directory can be seen, or end that process.`,
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

function unusable(directory: string, cause: unknown): EmbeddedPostgresError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new EmbeddedPostgresError(
    `The directory ${directory} cannot be used (${reason}). Start Coffer as the user it belongs to, or set DATA_DIR to a directory ` +
      'that you can write to, or DATABASE_URL to a PostgreSQL 15 or newer.',
    { cause },
  );
}
