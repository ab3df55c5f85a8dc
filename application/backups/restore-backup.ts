import { type BackupManifest, BackupRefused, type OnBytes } from '../../domain/ports/service/backup-files.ts';
import { SnapshotRefused, type SnapshotTarget } from '../../domain/ports/service/snapshots.ts';
import type { Ports } from '../ports.ts';
import { counted } from './make-backup.ts';

export interface RestoreInput {
  readonly path: string;
  /** Names of the secret keys that this installation has (`Sealer.keyNames`). */
  readonly keyNames: readonly string[];
  /** Restores although the key that sealed the backup’s secrets is missing. */
  readonly withoutKey: boolean;
  /** The file is read twice: it is checked, and then loaded. */
  readonly onProgress: OnBytes;
}

export interface RestoreReport {
  readonly manifest: BackupManifest;
  readonly rows: Readonly<Record<string, number>>;
  /** Whether a key is missing that may have sealed stored secrets. */
  readonly isKeyMissing: boolean;
}

/**
 * Loads a backup into an empty database: all of it or nothing. The whole file is checked before anything changes.
 * Throws `BackupRefused` and what opening the database throws.
 */
export async function restoreBackup(
  ports: Pick<Ports, 'backupFiles'> & { readonly openTarget: () => Promise<SnapshotTarget> },
  input: RestoreInput,
): Promise<RestoreReport> {
  const { path, keyNames, withoutKey, onProgress } = input;
  const manifest = await ports.backupFiles.verify(path, (bytes, size) => onProgress(bytes, 2 * size));
  const isKeyMissing = !manifest.keyNames.every((name) => keyNames.includes(name));
  if (isKeyMissing && !withoutKey) throw new BackupRefused(KEY_MISSING);
  const target = await ports.openTarget();
  const obstacle = await target.obstacle();
  if (obstacle !== undefined) throw new BackupRefused(`The database is not empty. ${obstacle} ${EMPTY_NEEDED}`);
  const rows: Record<string, number> = Object.fromEntries(manifest.tables.map(({ name }) => [name, 0]));
  const loading = ports.backupFiles.parts(path, (bytes, size) => onProgress(size + bytes, 2 * size));
  const parts = counted(loading, (part) => {
    rows[part.table] = (rows[part.table] ?? 0) + part.rows;
  });
  try {
    await target.load(manifest, parts, keyNames);
  } catch (error) {
    if (!(error instanceof SnapshotRefused)) throw error;
    throw new BackupRefused(`“${path}” cannot be restored. ${error.message}`, { cause: error });
  }
  return { manifest, rows, isKeyMissing };
}

const EMPTY_NEEDED = 'Restore into a new database: another DATABASE_URL, or another DATA_DIR.';

const KEY_MISSING =
  'The secret key that belongs to this backup is missing. Set SECRETS_KEY to what it was, or put the old secrets.key ' +
  'into DATA_DIR. If the key is lost, add --without-key: connections to banks must then be renewed, codes of ' +
  'authenticator apps no longer work (recovery codes and passkeys do), everybody signs in again, and AI clients are ' +
  'connected again.';
