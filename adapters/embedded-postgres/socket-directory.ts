import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerAccount } from './server-account.ts';

/** The port in the name of the socket; nothing listens on a network port. */
export const SOCKET_PORT = 5432;

const LONGEST_SOCKET_PATH_BYTES = 103; // of sockaddr_un: 107 on Linux, 103 on macOS
const NAME = 'coffer-';
const RANDOM_CHARACTERS = 6; // what mkdtemp appends

/**
 * A new directory for the server's socket, which only `account` and root can enter: this is what keeps other users of
 * the machine out. It lies in the directory for temporary files because the path of a socket must be short, and its
 * random name identifies the server: see {@link isRunning} in postmaster.ts.
 */
export function makeSocketDirectory(account: ServerAccount | undefined): string {
  const directory = mkdtempSync(join(temporaryDirectory(account), NAME)); // mode 0700
  if (account !== undefined) {
    chownSync(directory, account.uid, account.gid);
  }
  return directory;
}

/** Removes the directory of a server that has ended. */
export function removeSocketDirectory(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
}

function temporaryDirectory(account: ServerAccount | undefined): string {
  const socket = join(tmpdir(), `${NAME}${'x'.repeat(RANDOM_CHARACTERS)}`, `.s.PGSQL.${SOCKET_PORT}`);
  // The TMPDIR of root need not be open to another account.
  return account === undefined && Buffer.byteLength(socket) <= LONGEST_SOCKET_PATH_BYTES ? tmpdir() : '/tmp';
}
