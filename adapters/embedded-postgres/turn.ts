import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type FileLock, lockFile } from './file-lock.ts';

const TURN_WITHIN_MS = 300_000;

/** Waits for the right to start or stop the server on `directory`: one process at a time has it. */
export async function takeTurn(directory: string, log: (sentence: string) => void): Promise<FileLock> {
  const path = join(directory, 'start.lock');
  try {
    const free = await lockFile(path, 'exclusive', 0);
    if (free !== undefined) return free;
    log(`Another process is starting or stopping PostgreSQL on ${directory}; waiting for it.`);
    const turn = await lockFile(path, 'exclusive', TURN_WITHIN_MS);
    if (turn !== undefined) return turn;
  } catch (cause) {
    throw unusable(directory, cause);
  }
  throw new EmbeddedPostgresError(
    `Another process has been starting or stopping PostgreSQL on ${directory} for ${TURN_WITHIN_MS / 1000} s. End ` +
      'that process and start again.',
  );
}

/** The error for a directory that cannot be opened or written. */
export function unusable(directory: string, cause: unknown): EmbeddedPostgresError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new EmbeddedPostgresError(
    `The directory ${directory} cannot be used (${reason}). Start Coffer as the user it belongs to, or set DATA_DIR ` +
      'to a directory ' +
      'that you can write to, or DATABASE_URL to a PostgreSQL 15 or newer.',
    { cause },
  );
}
