import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { type Extract, extract } from 'tar-stream';
import { type BackupManifest, BackupRefused, type OnBytes } from '../../domain/ports/service/backup-files.ts';
import type { SnapshotPart } from '../../domain/ports/service/snapshots.ts';
import { CONTENTS_ENTRY, Contents, MANIFEST_ENTRY, tableOf } from './entries.ts';
import { fileFailure } from './file-failure.ts';
import { BACKUP_FORMAT, FOOTER_BYTES, footerOf, formatOf, HEADER, isFooter } from './frame.ts';
import { readManifest } from './manifest.ts';

/** `BackupFiles.verify`. */
export async function verifyBackup(path: string, onProgress: OnBytes): Promise<BackupManifest> {
  try {
    await checkEnds(path);
    await checkDigest(path, onProgress);
    return await manifestIn(path);
  } catch (error) {
    throw readingFailure(path, error);
  }
}

/** `BackupFiles.parts`. */
export async function* backupParts(path: string, onProgress: OnBytes): AsyncGenerator<SnapshotPart> {
  let contents: Contents | undefined;
  let isWhole = false;
  for await (const { name, bytes } of entriesIn(path, onProgress)) {
    const table = tableOf(name);
    if (name === MANIFEST_ENTRY) contents = new Contents(manifestOf(path, bytes));
    else if (name === CONTENTS_ENTRY) isWhole = bytes.toString('utf8') === contents?.finish();
    else if (table !== undefined) {
      const text = bytes.toString('utf8');
      const part = { table, rows: text.split('\n').length - 1, text };
      if (contents?.add(part) !== true) throw damaged(path);
      yield part;
    }
  }
  if (!isWhole) throw damaged(path);
}

/** Refuses a file that does not begin or does not end as a backup does. */
async function checkEnds(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const format = formatOf(await bytesAt(file, 0, HEADER.length));
    if (format === undefined) throw new BackupRefused(`“${path}” is not a backup of Coffer.`);
    if (format > BACKUP_FORMAT) {
      throw new BackupRefused(
        `“${path}” was written by a later release of Coffer (backup format ${format}; this one reads up to ` +
          `${BACKUP_FORMAT}). Restore it with that release.`,
      );
    }
    if (!isFooter(await bytesAt(file, Math.max(0, size - FOOTER_BYTES), FOOTER_BYTES))) {
      throw new BackupRefused(`“${path}” is not whole: its end is missing. Copy it again, or take another backup.`);
    }
  } finally {
    await file.close();
  }
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

async function checkDigest(path: string, onProgress: OnBytes): Promise<void> {
  const { size } = await stat(path);
  const digest = createHash('sha256');
  let read = 0;
  const end = size - FOOTER_BYTES - 1;
  for await (const chunk of createReadStream(path, { end, highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
    digest.update(chunk);
    read += chunk.length;
    onProgress(read, size);
  }
  const footer = await bytesOf(createReadStream(path, { start: end + 1 }));
  if (!footer.equals(footerOf(digest.digest()))) throw damaged(path);
}

const CHUNK_BYTES = 1024 * 1024;

async function manifestIn(path: string): Promise<BackupManifest> {
  for await (const { name, bytes } of entriesIn(path, () => undefined)) {
    if (name === MANIFEST_ENTRY) return manifestOf(path, bytes);
  }
  throw damaged(path);
}

function manifestOf(path: string, bytes: Buffer): BackupManifest {
  const manifest = readManifest(bytes.toString('utf8'));
  if (manifest === undefined) throw damaged(path);
  return manifest;
}

interface Entry {
  readonly name: string;
  readonly bytes: Buffer;
}

async function* entriesIn(path: string, onProgress: OnBytes): AsyncGenerator<Entry> {
  const archive = extract();
  // Whoever reads its entries gets the error.
  archive.on('error', () => undefined);
  const reading = decompressInto(archive, path, onProgress);
  // Its failure also ends the archive, and is reported below.
  reading.catch(() => undefined);
  try {
    for await (const entry of archive) yield { name: entry.header.name, bytes: await bytesOf(entry) };
    await reading;
  } catch (error) {
    throw readingFailure(path, error);
  } finally {
    archive.destroy(null);
    await reading.catch(() => undefined);
  }
}

async function decompressInto(archive: Extract, path: string, onProgress: OnBytes): Promise<void> {
  try {
    const { size } = await stat(path);
    const range = { start: HEADER.length, end: size - FOOTER_BYTES - 1 };
    const source = createReadStream(path, { ...range, highWaterMark: CHUNK_BYTES });
    source.on('data', () => onProgress(source.bytesRead, size));
    await pipeline(source, createZstdDecompress(), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        if (archive.destroyed) return;
        if (!archive.write(chunk)) await untilDrained(archive);
      }
      archive.end(null);
    });
  } catch (error) {
    archive.destroy(error instanceof Error ? error : null);
    throw error;
  }
}

/** Or until the archive is closed, because nobody reads on. */
function untilDrained(archive: Extract): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      archive.off('drain', done);
      archive.off('close', done);
      resolve();
    };
    archive.on('drain', done);
    archive.on('close', done);
  });
}

async function bytesOf(source: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The decompressor and the reader of archives have errors of their own for bytes that make no sense. */
function readingFailure(path: string, error: unknown): unknown {
  if (error instanceof BackupRefused) return error;
  const failure = fileFailure(error, path, 'read');
  return failure === error ? damaged(path, error) : failure;
}

function damaged(path: string, cause?: unknown): BackupRefused {
  return new BackupRefused(
    `“${path}” is damaged: its checksum is wrong. Copy it again, or restore another backup.`,
    cause === undefined ? undefined : { cause },
  );
}
