import { closeSync, constants, openSync } from 'node:fs';
import type { ServerAccount } from './server-account.ts';

/** A directory as a child process should name it, and what to append to the child's three standard streams for that. */
export type DirectoryHandle = {
  readonly path: string;
  readonly streams: readonly number[];
  readonly close: () => void;
};

/**
 * Hands `directory` to a process of `account`. That account owns the directory but may be barred from the way to it
 * (a checkout below /root), so on Linux it gets it as an open descriptor: /proc/self/fd/3 leads there directly, and all
 * processes that the server starts inherit it. Without an `account` the plain path does.
 */
export function handOver(directory: string, account: ServerAccount | undefined): DirectoryHandle {
  if (account === undefined || process.platform !== 'linux') {
    return { path: directory, streams: [], close: () => undefined };
  }
  const descriptor = openSync(directory, constants.O_RDONLY | constants.O_DIRECTORY);
  return { path: '/proc/self/fd/3', streams: [descriptor], close: () => closeSync(descriptor) };
}
