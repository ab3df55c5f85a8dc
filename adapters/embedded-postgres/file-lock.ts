import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

/** A lock on a file. It is released by {@link FileLock.release} and when its process ends, even if that is killed. */
export type FileLock = { readonly release: () => void };

const SQLITE_BUSY = 5;
const POLL_MS = 25;

/**
 * Locks `path`, which is created empty if it does not exist. Any number of processes can hold the lock `shared`, or a
 * single one `exclusive`. Waits up to `waitMs` milliseconds, and returns `undefined` if others still hold the lock
 * then.
 *
 * Node has no file locks. SQLite, which is part of Node, uses those of the operating system. They cannot become stale,
 * whereas a file that holds a process id leaves open whether that process still lives.
 */
export async function lockFile(
  path: string,
  mode: 'shared' | 'exclusive',
  waitMs: number,
): Promise<FileLock | undefined> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const lock = tryLock(path, mode);
    if (lock !== undefined || Date.now() >= deadline) return lock;
    await delay(POLL_MS);
  }
}

function tryLock(path: string, mode: 'shared' | 'exclusive'): FileLock | undefined {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    // A deferred transaction takes its shared lock with the first read. Nothing is ever written.
    database.exec(mode === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT count(*) FROM sqlite_schema');
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  return {
    release: () => {
      if (database.isOpen) database.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
