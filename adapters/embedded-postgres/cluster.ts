import { spawnSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Binaries, SERVER_ENVIRONMENT } from './binaries.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { handOver, type ServerAccount } from './server-account.ts';

const UNFINISHED = 'unfinished-';

/** The superuser of the embedded PostgreSQL. */
export const SUPERUSER = 'coffer';

/**
 * Creates the database cluster in `clusterDir` unless it exists, and returns whether it did. The caller holds the lock
 * of the directory. The cluster is created under another name and then renamed, so an interrupted attempt is never
 * mistaken for a cluster. The remains of such attempts are removed.
 */
export function ensureCluster(clusterDir: string, binaries: Binaries, account: ServerAccount | undefined): boolean {
  removeUnfinished(dirname(clusterDir));
  if (existsSync(clusterDir)) {
    checkVersion(clusterDir, binaries.major);
    return false;
  }
  const unfinished = mkdtempSync(join(dirname(clusterDir), UNFINISHED));
  if (account !== undefined) chownSync(unfinished, account.uid, account.gid);
  initialise(unfinished, binaries, account);
  renameSync(unfinished, clusterDir);
  flush(dirname(clusterDir));
  removeUnfinished(dirname(clusterDir));
  return true;
}

/**
 * Best effort: the initdb of a killed process may still be writing there. It stops when it notices that its files are
 * gone.
 */
function removeUnfinished(directory: string): void {
  for (const name of readdirSync(directory).filter((entry) => entry.startsWith(UNFINISHED))) {
    try {
      rmSync(join(directory, name), { recursive: true, force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOTEMPTY')) throw error;
    }
  }
}

function checkVersion(clusterDir: string, major: string): void {
  const path = join(clusterDir, 'PG_VERSION');
  const found = existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
  if (found === undefined) {
    throw new EmbeddedPostgresError(
      `${clusterDir} is not a PostgreSQL data directory (it has no PG_VERSION). Move it away, or set DATA_DIR to ` +
        'another directory.',
    );
  }
  if (found !== major) {
    throw new EmbeddedPostgresError(
      `The data in ${clusterDir} was written by PostgreSQL ${found}, and this Coffer brings PostgreSQL ${major}. ` +
        `Start it with the Coffer that wrote it, or set DATABASE_URL to a PostgreSQL that has the data.`,
    );
  }
}

// PostgreSQL's own C.UTF-8 compares and lower-cases text, so that results do not depend on the locales of the machine.
const INITDB_OPTIONS = [
  `--username=${SUPERUSER}`,
  '--auth=trust', // Only our own account can reach the socket: see socket-directory.ts.
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
  '--set=timezone=UTC',
  '--set=log_timezone=UTC',
];

function initialise(directory: string, binaries: Binaries, account: ServerAccount | undefined): void {
  const handle = handOver(directory, account);
  try {
    const run = spawnSync(binaries.initdb, [`--pgdata=${handle.path}`, ...INITDB_OPTIONS], {
      ...account,
      cwd: '/',
      env: SERVER_ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'pipe', ...handle.streams],
      encoding: 'utf8',
    });
    if (run.status !== 0) {
      const complaint = run.error?.message ?? (run.stderr.trim() || `initdb ended with ${run.signal ?? run.status}`);
      throw new EmbeddedPostgresError(
        `PostgreSQL could not create its data directory in ${dirname(directory)}: ${complaint}`,
      );
    }
  } finally {
    handle.close();
  }
}

/** Makes a rename in `directory` survive a power failure. */
function flush(directory: string): void {
  const descriptor = openSync(directory, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
