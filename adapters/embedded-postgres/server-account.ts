import { closeSync, constants, openSync, readFileSync, statSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** The operating system account that PostgreSQL runs as, by number. */
export type ServerAccount = { readonly uid: number; readonly gid: number };

/**
 * The account to run PostgreSQL as, or `undefined` to run it under our own. PostgreSQL refuses to run as root, so root
 * runs it as the owner of the data directory, or as `nobody` if the directory is new. The account must have a name.
 */
export function serverAccount(clusterDir: string): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  return owner === undefined || owner.uid === 0 ? nobody() : { uid: owner.uid, gid: owner.gid };
}

function nobody(): ServerAccount {
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
    ?.split(':');
  if (entry === undefined) {
    throw new EmbeddedPostgresError(
      'PostgreSQL does not run as root, and this machine has no account "nobody" to run it as. Start Coffer as an ' +
        'ordinary user, or set DATABASE_URL.',
    );
  }
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

/** How a child process names a directory, and the streams that it must inherit after the three standard ones. */
export type DirectoryHandle = {
  readonly path: string;
  readonly streams: readonly number[];
  readonly close: () => void;
};

/**
 * Gives a process of `account` access to `directory`. That account owns the directory but may not be allowed to enter
 * its parents (a checkout below /root). On Linux the process therefore inherits an open descriptor: /proc/self/fd/3
 * leads there directly, also in all processes that the server starts. Without an `account`, the plain path works.
 */
export function handOver(directory: string, account: ServerAccount | undefined): DirectoryHandle {
  if (account === undefined || process.platform !== 'linux') {
    return { path: directory, streams: [], close: () => undefined };
  }
  const descriptor = openSync(directory, constants.O_RDONLY | constants.O_DIRECTORY);
  return { path: '/proc/self/fd/3', streams: [descriptor], close: () => closeSync(descriptor) };
}
