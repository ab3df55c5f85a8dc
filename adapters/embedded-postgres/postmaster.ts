import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Binaries, SERVER_ENVIRONMENT } from './binaries.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { handOver, type ServerAccount } from './server-account.ts';
import { removeSocketDirectory, socketDirectoryFor } from './socket-directory.ts';

/** A PostgreSQL server as its postmaster.pid describes it. */
export type Postmaster = { readonly pid: number; readonly socketDir: string; readonly status: string };

/** What a server runs on. */
export type ServerFiles = {
  readonly clusterDir: string;
  readonly binaries: Binaries;
  readonly account: ServerAccount | undefined;
  /** Gets the server's messages. */
  readonly logFile: string;
};

const POLL_MS = 10;
const READY_WITHIN_MS = 300_000; // recovery after a crash replays at most about max_wal_size (1 GB)
const STOPPED_WITHIN_MS = 60_000;
const ORPHANS_GONE_WITHIN_MS = 15_000;

/** Reads postmaster.pid in `clusterDir`, which may be out of date. Returns `undefined` if the file does not exist. */
export function readPostmaster(clusterDir: string): Postmaster | undefined {
  const path = pidFile(clusterDir);
  if (!existsSync(path)) return undefined;
  // Lines: process id, data directory, start time, port, socket directory, listen address, shared memory, status.
  const lines = readFileSync(path, 'utf8').split('\n');
  return { pid: Number(lines[0]), socketDir: lines[4] ?? '', status: (lines[7] ?? '').trim() };
}

/** Whether a server that ran a moment ago still runs. Cheap enough to be called twice a second. */
export function isAlive(server: Postmaster): boolean {
  if (process.platform === 'linux') return isRunning(server);
  try {
    return process.kill(server.pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Whether this server runs. The process id is not enough, because another program may have it by now. The command line
 * of the process must also contain the server's socket directory, which is random.
 */
export function isRunning({ pid, socketDir }: Postmaster): boolean {
  return socketDir !== '' && commandLine(pid).includes(socketDir);
}

/**
 * Starts a server on `clusterDir`, where none runs, and waits until it accepts connections. It runs in a session of its
 * own: neither a Ctrl-C in the terminal nor the death of this process ends it. Its messages go to `logFile`. Its socket
 * is where the server that crashed had it, or in `socketDir`, so that those who used the former server find the new
 * one.
 */
export async function startPostmaster(files: ServerFiles, socketDir?: string): Promise<Postmaster> {
  const { clusterDir, account, logFile } = files;
  const deadline = Date.now() + ORPHANS_GONE_WITHIN_MS;
  for (;;) {
    const former = disownStalePidFile(clusterDir) ?? socketDir;
    const directory = socketDirectoryFor(account, former);
    const server = await launch(files, directory);
    if (server !== undefined) return server;
    if (directory !== former) removeSocketDirectory(directory);
    const messages = readFileSync(logFile, 'utf8');
    // When the server was killed, its child processes need a moment to notice.
    if (!messages.includes('shared memory block') || Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        `PostgreSQL did not start on ${clusterDir}. Its messages (${logFile}):\n${lastLines(messages)}`,
      );
    }
    await delay(POLL_MS * 10);
  }
}

/** Waits until a running server accepts connections. Returns `undefined` if it ends instead. */
export async function untilReady(clusterDir: string, server: Postmaster): Promise<Postmaster | undefined> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (isRunning(server)) {
    const now = readPostmaster(clusterDir);
    if (now?.pid === server.pid && now.status === 'ready') return now;
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        `PostgreSQL on ${clusterDir} (process ${server.pid}) is not ready after ${READY_WITHIN_MS / 1000} s. If it ` +
          'is still recovering, start again later.',
      );
    }
    await delay(POLL_MS);
  }
  return undefined;
}

/** Stops the server if it still runs. Open transactions are rolled back; committed ones are on disk. */
export async function stopPostmaster(server: Postmaster): Promise<void> {
  // First a "fast" shutdown, which writes everything to disk. A server that hangs is made to drop everything; it
  // recovers at the next start.
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (await endsAfter(signal, server)) break;
  }
  removeSocketDirectory(server.socketDir);
}

async function endsAfter(signal: NodeJS.Signals, server: Postmaster): Promise<boolean> {
  const deadline = Date.now() + STOPPED_WITHIN_MS;
  if (isRunning(server)) process.kill(server.pid, signal);
  while (isRunning(server)) {
    if (Date.now() > deadline) return false;
    await delay(POLL_MS);
  }
  return true;
}

async function launch(files: ServerFiles, socketDir: string): Promise<Postmaster | undefined> {
  const child = spawnServer(files, socketDir);
  await once(child, 'spawn');
  const server = await untilOwnPidFile(files.clusterDir, child, socketDir);
  return server && untilReady(files.clusterDir, server);
}

function spawnServer({ clusterDir, binaries, account, logFile }: ServerFiles, socketDir: string): ChildProcess {
  const handle = handOver(clusterDir, account);
  const log = openLog(logFile);
  try {
    const child = spawn(binaries.postgres, ['-D', handle.path, ...serverOptions(socketDir)], {
      ...account,
      cwd: '/',
      env: SERVER_ENVIRONMENT,
      detached: true,
      stdio: ['ignore', log, log, ...handle.streams],
    });
    child.unref();
    return child;
  } finally {
    closeSync(log);
    handle.close();
  }
}

function serverOptions(socketDir: string): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    // Log starts, stops, crashes and recovery, but no failed statements, which can contain descriptions and payees.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    shared_buffers: `${sharedBuffersMegabytes()}MB`,
    // Most pages that PostgreSQL reads are in the memory of the operating system. Then asking another process to read
    // them, as PostgreSQL 18 does by default, costs more than reading them.
    io_method: 'sync',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * PostgreSQL's default of 128 MB does not hold a large table, and every row that is not there costs a system call. An
 * eighth of the memory, which is taken only as far as there are data.
 */
function sharedBuffersMegabytes(): number {
  // A container may have less than the machine. 0 means no limit.
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  const eighth = Math.floor(bytes / 8 / 1024 ** 2);
  return Math.min(Math.max(eighth, 128), 1024);
}

/** Opens the log of this run, and keeps the log of the previous run beside it. */
function openLog(logFile: string): number {
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.1`);
  return openSync(logFile, 'w', 0o600);
}

async function untilOwnPidFile(
  clusterDir: string,
  child: ChildProcess,
  socketDir: string,
): Promise<Postmaster | undefined> {
  while (child.exitCode === null && child.signalCode === null) {
    const server = readPostmaster(clusterDir);
    if (server?.pid === child.pid && server?.socketDir === socketDir) return server;
    await delay(POLL_MS);
  }
  return undefined;
}

/**
 * Writes our own process id into a postmaster.pid that a crashed server left. PostgreSQL refuses to start if any
 * process with the id in that file exists, unless that process is its own parent. Removing the file would be simpler,
 * but it also names the shared memory that PostgreSQL checks for survivors of the crash. Returns the socket directory
 * of the crashed server.
 */
function disownStalePidFile(clusterDir: string): string | undefined {
  const stale = readPostmaster(clusterDir);
  if (stale === undefined) return undefined;
  const path = pidFile(clusterDir);
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^[^\n]*/, String(process.pid)));
  return stale.socketDir === '' ? undefined : stale.socketDir;
}

function commandLine(pid: number): string {
  if (process.platform === 'linux') {
    const path = `/proc/${pid}/cmdline`;
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  }
  return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
}

function pidFile(clusterDir: string): string {
  return join(clusterDir, 'postmaster.pid');
}

function lastLines(messages: string): string {
  return messages.trimEnd().split('\n').slice(-8).join('\n');
}
