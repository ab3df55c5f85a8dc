import { appendFileSync, chownSync, cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { findBinaries } from '../../../adapters/embedded-postgres/binaries.ts';
import { SUPERUSER } from '../../../adapters/embedded-postgres/cluster.ts';
import {
  isRunning,
  type Postmaster,
  readPostmaster,
  startPostmaster,
  stopPostmaster,
} from '../../../adapters/embedded-postgres/postmaster.ts';
import { type ServerAccount, serverAccount } from '../../../adapters/embedded-postgres/server-account.ts';
import { openEmbeddedPostgres } from '../../../adapters/embedded-postgres/supervisor.ts';
import { freeze } from '../service/frozen-processes.ts';
import { temporaryDirectory } from '../temporary-directory.ts';
import { stopServer } from './embedded-server.ts';

const POLL_MS = 20;

/** A PostgreSQL of its own, and a copy that follows it by streaming replication. */
export interface Replication {
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  /** Sends one statement to the replica, past the service. */
  onReplica(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Waits until the replica has everything that is committed. */
  untilCaughtUp(): Promise<void>;
  /** Makes the replica's processes stop, as on a machine that hangs, until the returned function is called. */
  freeze(): () => void;
  /** Ends the replica as a power failure does. */
  kill(): Promise<void>;
  /** Starts it again. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function openReplication(): Promise<Replication> {
  const dataDir = temporaryDirectory(stopServer);
  const primary = await openEmbeddedPostgres({ dataDir, log: () => undefined });
  const source = join(dataDir, 'postgres', 'data');
  const home = join(temporaryDirectory(stopServer), 'postgres');
  const clusterDir = join(home, 'data');
  const account = serverAccount(source);
  const binaries = findBinaries(home, account);
  await copyCluster(primary.url, source, clusterDir, account);
  const start = () => startPostmaster({ clusterDir, binaries, account, logFile: join(home, 'log') });
  let replica = await start();
  const urlOf = ({ socketDir }: Postmaster) =>
    `postgres://${SUPERUSER}@${encodeURIComponent(socketDir)}:5432/${basename(new URL(primary.url).pathname)}`;
  const replicaUrl = urlOf(replica);
  const onReplica = (sql: string) => queryAt(replicaUrl, sql);
  return {
    primaryUrl: primary.url,
    replicaUrl,
    onReplica,
    async untilCaughtUp() {
      const [row] = await queryAt(primary.url, 'select pg_current_wal_lsn() as lsn');
      const reached = `select pg_last_wal_replay_lsn() >= '${String(row?.['lsn'])}'::pg_lsn as reached`;
      await until(async () => (await onReplica(reached))[0]?.['reached'] === true);
    },
    freeze: () => freeze(replica.pid),
    async kill() {
      process.kill(replica.pid, 'SIGKILL');
      await until(() => !isRunning(replica));
    },
    async start() {
      replica = await start();
    },
    async close() {
      await stopPostmaster(replica);
      await primary.close();
    },
  };
}

/** A base backup as the PostgreSQL manual describes it for its low-level functions, with a connection to its source. */
async function copyCluster(url: string, source: string, target: string, account: ServerAccount | undefined) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`select pg_backup_start('a replica for a test', true)`);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  cpSync(source, target, { recursive: true, filter: (path) => !/postmaster\.(?:pid|opts)$/.test(path) });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  writeFileSync(join(target, 'backup_label'), rows[0]?.labelfile ?? '');
  writeFileSync(join(target, 'standby.signal'), '');
  const { socketDir } = readPostmaster(source) ?? { socketDir: '' };
  appendFileSync(join(target, 'postgresql.auto.conf'), `primary_conninfo = 'host=${socketDir} user=${SUPERUSER}'\n`);
  if (account !== undefined) giveTo(account, target);
}

function giveTo(account: ServerAccount, path: string): void {
  chownSync(path, account.uid, account.gid);
  if (!statSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) giveTo(account, join(path, name));
}

async function queryAt(url: string, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(POLL_MS);
}
