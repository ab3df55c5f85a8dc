import type { Sealer } from '../../domain/ports/access/sealer.ts';
import type { Snapshot, SnapshotPart } from '../../domain/ports/service/snapshots.ts';
import type { Ports } from '../ports.ts';

export interface BackupReport {
  readonly path: string;
  /** Of the file. */
  readonly bytes: number;
  /** How many rows of each table it holds. */
  readonly rows: Readonly<Record<string, number>>;
}

/** Gets how much has been read of how much there roughly is, in bytes. */
export type OnBackupProgress = (bytes: number, approximateBytes: number) => void;

/**
 * Writes everything that the store holds at one moment to a new file at `path`, while the service goes on. Throws
 * `BackupRefused` and `unavailable`; there is no file then.
 */
export type MakeBackup = (path: string, onProgress?: OnBackupProgress) => Promise<BackupReport>;

export type MakeBackupPorts = Pick<Ports, 'snapshots' | 'backupFiles' | 'clock' | 'release'> & {
  readonly sealer: Pick<Sealer, 'keyNames'>;
};

export function makeBackup(ports: MakeBackupPorts): MakeBackup {
  return (path, onProgress = () => undefined) =>
    ports.snapshots.take((snapshot) => writeSnapshot(ports, snapshot, path, onProgress));
}

/** Writes one snapshot; throws what `MakeBackup` throws. */
export async function writeSnapshot(
  { backupFiles, sealer, clock, release }: Omit<MakeBackupPorts, 'snapshots'>,
  snapshot: Snapshot,
  path: string,
  onProgress: OnBackupProgress,
): Promise<BackupReport> {
  const { migrations, tables, sequences, approximateBytes } = snapshot;
  const { keyNames } = sealer;
  const manifest = { release, madeAt: clock.now(), keyNames, migrations, tables, sequences };
  const rows: Record<string, number> = Object.fromEntries(tables.map(({ name }) => [name, 0]));
  let read = 0;
  const parts = counted(snapshot.parts(), (part) => {
    rows[part.table] = (rows[part.table] ?? 0) + part.rows;
    read += part.text.length;
    onProgress(read, Math.max(read, approximateBytes));
  });
  return { path, bytes: await backupFiles.write(path, manifest, parts), rows };
}

/** Calls `count` for each part after it has been taken. */
export async function* counted(
  parts: AsyncIterable<SnapshotPart>,
  count: (part: SnapshotPart) => void,
): AsyncGenerator<SnapshotPart> {
  for await (const part of parts) {
    yield part;
    count(part);
  }
}
