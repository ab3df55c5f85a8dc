import { constants } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { ImportFileError } from './file-error.ts';

/** Called now and then with the bytes read so far and the size of the file in bytes. */
export type OnProgress = (bytes: number, size: number) => void;

/** An open regular file, which can be read several times. */
export interface SourceFile {
  /** In bytes, when it was opened. It may have grown since, and some file systems say 0. */
  readonly size: number;
  bytes(onProgress?: OnProgress): AsyncGenerator<Uint8Array>;
  close(): Promise<void>;
}

const CHUNK_BYTES = 64 * 1024;

/** Opens a regular file. Throws `ImportFileError` when it is missing, unreadable, or something else than a file. */
export async function openSourceFile(path: string): Promise<SourceFile> {
  try {
    // Asked before opening, because opening a named pipe waits for somebody who writes to it.
    const { size } = await requireRegularFile(path);
    const handle = await open(path, constants.O_RDONLY);
    return { size, bytes: (onProgress) => bytesOf(handle, path, size, onProgress), close: () => handle.close() };
  } catch (error) {
    throw unreadable(path, error);
  }
}

async function requireRegularFile(path: string): Promise<{ readonly size: number }> {
  const facts = await stat(path);
  if (facts.isDirectory()) throw new ImportFileError(`“${path}” is a directory, not a file.`);
  if (!facts.isFile()) throw new ImportFileError(`“${path}” is a pipe or a device. Save its content to a file first.`);
  return facts;
}

async function* bytesOf(
  handle: FileHandle,
  path: string,
  size: number,
  onProgress: OnProgress | undefined,
): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; ) {
    const { bytesRead, buffer } = await handle
      .read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES, position)
      .catch((error: unknown) => {
        throw unreadable(path, error);
      });
    if (bytesRead === 0) return;
    position += bytesRead;
    onProgress?.(position, size);
    yield buffer.subarray(0, bytesRead);
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
