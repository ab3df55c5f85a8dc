import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

/** A lock on a file. It ends with {@link FileLock.release} or with its process, however that process ends. */
export type FileLock = { readonly release: () => void };

const SQLITE_BUSY = 5;
const POLL_MS = 25;

/**
 * Locks `path` (created empty when missing): `shared` beside other shared locks, `exclusive` alone.
 * Waits up to `waitMs` milliseconds; `undefined` when others still hold it then.
 *
 * Node has no file locks of its own. SQLite, which is part of Node, takes the operating system's, and these cannot go
 * stale: unlike a file with a process id in it they need no guess whether their owner still lives.
 */
export async function lockFile(
  path: string,
  mode: 'shared' | 'exclusive',
  waitMs: number,
): Promise<FileLock | undefined> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const lock = tryLock(path, mode);
    if (lock !== undefined || Date.now() >= deadline) {
      return lock;
    }
    await delay(POLL_MS);
  }
}

function tryLock(path: string, mode: 'shared' | 'exclusive'): FileLock | undefined {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    // A deferred transaction holds nothing before it has read, and a shared lock from then on. Nothing is ever written.
    database.exec(mode === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT count(*) FROM sqlite_schema');
  } catch (error) {
    database.close();
    if (isBusy(error)) {
      return undefined;
    }
    throw error;
  }
  return {
    release: () => {
      if (database.isOpen) {
        database.close();
      }
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
