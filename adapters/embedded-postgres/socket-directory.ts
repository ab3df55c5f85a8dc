import { chownSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerAccount } from './server-account.ts';

/** The port in the name of the socket. Nothing listens on a network port. */
export const SOCKET_PORT = 5432;

const LONGEST_SOCKET_PATH_BYTES = 103; // of sockaddr_un: 107 on Linux, 103 on macOS
const NAME = 'coffer-';
const RANDOM_CHARACTERS = 6; // what mkdtemp appends

/**
 * Returns the directory for the server's socket: the `former` one, emptied, if nobody else can enter it, otherwise a
 * new one.
 */
export function socketDirectoryFor(account: ServerAccount | undefined, former: string | undefined): string {
  if (former === undefined || !isPrivate(former, account)) return makeSocketDirectory(account);
  for (const name of readdirSync(former)) rmSync(join(former, name), { force: true });
  return former;
}

/** After the former directory was removed, another user may have created one of the same name. */
function isPrivate(directory: string, account: ServerAccount | undefined): boolean {
  const facts = lstatSync(directory, { throwIfNoEntry: false });
  return (
    facts?.isDirectory() === true &&
    (facts.mode & 0o777) === 0o700 &&
    facts.uid === (account?.uid ?? process.getuid?.())
  );
}

/**
 * Makes a directory for the server's socket that only `account` and root can enter, which keeps other users of the
 * machine out. It is in the directory for temporary files because the path of a socket must be short. Its random name
 * identifies the server: see {@link isRunning} in postmaster.ts.
 */
function makeSocketDirectory(account: ServerAccount | undefined): string {
  const directory = mkdtempSync(join(temporaryDirectory(account), NAME)); // mode 0700
  if (account !== undefined) chownSync(directory, account.uid, account.gid);
  return directory;
}

/** Removes the directory of a server that has ended. */
export function removeSocketDirectory(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
}

function temporaryDirectory(account: ServerAccount | undefined): string {
  const socket = join(tmpdir(), `${NAME}${'x'.repeat(RANDOM_CHARACTERS)}`, `.s.PGSQL.${SOCKET_PORT}`);
  // Another account may not be able to enter the TMPDIR of root.
  return account === undefined && Buffer.byteLength(socket) <= LONGEST_SOCKET_PATH_BYTES ? tmpdir() : '/tmp';
}
