import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { type BackupManifest, BackupRefused } from '../../domain/ports/service/backup-files.ts';
import type { SnapshotPart } from '../../domain/ports/service/snapshots.ts';
import { CONTENTS_ENTRY, Contents, MANIFEST_ENTRY, partEntry } from './entries.ts';
import { fileFailure } from './file-failure.ts';
import { footerOf, HEADER } from './frame.ts';
import { manifestText } from './manifest.ts';

/** Backups hold what people earn and spend. */
const OWNER_ONLY = 0o600;

/** Of files that are being written, or were when their process was killed. */
export const PARTIAL_SUFFIX = '.partial';

/** `BackupFiles.write`. */
export async function writeBackup(
  path: string,
  manifest: BackupManifest,
  parts: AsyncIterable<SnapshotPart>,
): Promise<number> {
  if (existsSync(path)) throw new BackupRefused(`“${path}” exists already. Choose another name, or remove it.`);
  const partial = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}${PARTIAL_SUFFIX}`);
  try {
    await writePartial(partial, manifest, parts);
    const { size } = await stat(partial);
    await rename(partial, path);
    await flushDirectory(dirname(path));
    return size;
  } catch (error) {
    await rm(partial, { force: true });
    throw fileFailure(error, path, 'written');
  }
}

async function writePartial(path: string, manifest: BackupManifest, parts: AsyncIterable<SnapshotPart>): Promise<void> {
  const file = await open(path, 'wx', OWNER_ONLY);
  try {
    const archive = pack();
    // Whoever reads it or fills it gets the error.
    archive.on('error', () => undefined);
    const [written, filled] = await Promise.allSettled([compressInto(file, archive), fill(archive, manifest, parts)]);
    for (const outcome of [filled, written]) if (outcome.status === 'rejected') throw outcome.reason;
    await file.sync();
  } finally {
    await file.close();
  }
}

async function compressInto(file: FileHandle, archive: Pack): Promise<void> {
  const digest = createHash('sha256');
  const write = async (bytes: Buffer) => {
    digest.update(bytes);
    await file.writeFile(bytes);
  };
  await write(HEADER);
  const params = { [constants.ZSTD_c_checksumFlag]: 1 };
  await pipeline(chunksOf(archive), createZstdCompress({ params }), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) await write(chunk);
  });
  await file.writeFile(footerOf(digest.digest()));
}

/** The streams of the archive are not quite those of Node. */
async function* chunksOf(archive: Pack): AsyncGenerator<Buffer> {
  for await (const chunk of archive) yield chunk as Buffer;
}

async function fill(archive: Pack, manifest: BackupManifest, parts: AsyncIterable<SnapshotPart>): Promise<void> {
  try {
    const contents = new Contents(manifest);
    const numbers = new Map<string, number>();
    await add(archive, MANIFEST_ENTRY, Buffer.from(manifestText(manifest)));
    for await (const part of parts) {
      const { table, text } = part;
      if (!contents.add(part)) throw new TypeError(`The manifest does not name the table ${table}.`);
      const number = (numbers.get(table) ?? 0) + 1;
      numbers.set(table, number);
      await add(archive, partEntry(table, number), Buffer.from(text));
    }
    await add(archive, CONTENTS_ENTRY, Buffer.from(contents.finish()));
    archive.finalize();
  } catch (error) {
    // The file cannot be written, which is reported where that happens.
    if (archive.destroying) return;
    archive.destroy(error instanceof Error ? error : new Error('Filling the archive failed.', { cause: error }));
    throw error;
  }
}

/** Resolves once the archive has taken the bytes, so that no more than one part waits in memory. */
function add(archive: Pack, name: string, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, mode: OWNER_ONLY }, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), (error) =>
      error ? reject(error) : resolve(),
    );
  });
}

/** Makes a rename survive a power failure. */
async function flushDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
