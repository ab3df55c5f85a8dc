import { readFile, stat } from 'node:fs/promises';
import { ImportFileError } from './file-error.ts';

/**
 * Reads a regular file of at most `maxBytes`. Throws `ImportFileError` when it is missing, unreadable, larger, or
 * something else than a file. `advice` says what to do with a larger one.
 */
export async function readSourceFile(path: string, maxBytes: number, advice: string): Promise<Uint8Array> {
  try {
    // Asked before opening, because opening a named pipe waits for somebody who writes to it.
    const facts = await stat(path);
    if (facts.isDirectory()) throw new ImportFileError(`“${path}” is a directory, not a file.`);
    if (!facts.isFile())
      throw new ImportFileError(`“${path}” is a pipe or a device. Save its content to a file first.`);
    // It may grow meanwhile, and some file systems say 0.
    const bytes = facts.size > maxBytes ? undefined : await readFile(path);
    if (bytes !== undefined && bytes.length <= maxBytes) return bytes;
    throw new ImportFileError(`“${path}” is larger than ${maxBytes / 1024 / 1024} MiB. ${advice}`);
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** The error of the operating system as a sentence; any other error as it is. */
export function unreadable(path: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error instanceof ImportFileError) return error;
  switch (error.code) {
    case 'ENOENT':
    case 'ENOTDIR':
    case 'ERR_INVALID_ARG_VALUE': // a NUL in the path
      return new ImportFileError(`There is no file “${path.replaceAll('\0', '')}”.`);
    case 'EACCES':
    case 'EPERM':
      return new ImportFileError(`You are not allowed to read “${path}”.`);
    default:
      return new ImportFileError(`“${path}” cannot be read (${String(error.code)}).`);
  }
}
