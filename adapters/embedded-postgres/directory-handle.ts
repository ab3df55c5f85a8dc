import { closeSync, constants, openSync } from 'node:fs';
import type { ServerAccount } from './server-account.ts';

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
