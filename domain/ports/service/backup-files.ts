import type { Timestamp } from '../../calendar.ts';
import type { SnapshotOutline, SnapshotPart } from './snapshots.ts';

/** What a backup says about itself. It holds no secret. */
export interface BackupManifest extends SnapshotOutline {
  /** The release of Coffer that made it, such as `0.1.0`. */
  readonly release: string;
  readonly madeAt: Timestamp;
  /** Names of the keys that sealed its secrets (`Sealer.keyNames`). The keys are not part of a backup. */
  readonly keyNames: readonly string[];
}

/** Keeps backups as files. */
export interface BackupFiles {
  /**
   * Writes a new file and returns its size in bytes. The file gets its name once all of it is on the disk; after a
   * failure there is none. Needs no more memory for more parts. Throws `BackupRefused`, also when there is a file of
   * that name, and what `parts` throws.
   */
  write(path: string, manifest: BackupManifest, parts: AsyncIterable<SnapshotPart>): Promise<number>;
  /**
   * Reads the whole file and compares its checksum. Returns what the backup says about itself. Throws `BackupRefused`
   * for a file that is cut off, damaged, of a later format, or no backup at all.
   */
  verify(path: string, onProgress: OnBytes): Promise<BackupManifest>;
  /**
   * The rows of a backup, table after table. Throws `BackupRefused` while they are read, at the latest behind the last
   * one, unless they are exactly what was written.
   */
  parts(path: string, onProgress: OnBytes): AsyncIterable<SnapshotPart>;
  /** The names in `directory`. Throws `BackupRefused` when it cannot be read. */
  list(directory: string): Promise<readonly string[]>;
  /** Does nothing when there is no such file. */
  remove(path: string): Promise<void>;
}

/** Gets how many bytes of how many have been read. */
export type OnBytes = (bytes: number, size: number) => void;

/** A file cannot be written, or is no backup that can be restored. The message is a sentence for an administrator. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
