import { abandonedBackups, dailyBackupName, outdatedBackups } from '../../domain/backups/daily-backup.ts';
import type { LocalDate } from '../../domain/calendar.ts';
import { type BackupReport, type MakeBackupPorts, writeSnapshot } from './make-backup.ts';

export interface DailyBackupPlan {
  readonly directory: string;
  /** How many daily backups stay, the new one included. */
  readonly keep: number;
  readonly day: LocalDate;
}

/**
 * Makes the backup of a day unless it is there, and then removes old ones. Of several processes on one database one
 * does; the others return `undefined`. Throws what `MakeBackup` throws; no old backup is removed then.
 */
export function makeDailyBackup(ports: MakeBackupPorts) {
  const { backupFiles, snapshots } = ports;
  return async ({ directory, keep, day }: DailyBackupPlan): Promise<BackupReport | undefined> => {
    const name = dailyBackupName(day);
    const isMade = async () => (await backupFiles.list(directory)).includes(name);
    const remove = async (names: readonly string[]) => {
      for (const old of names) await backupFiles.remove(`${directory}/${old}`);
    };
    if (await isMade()) return undefined;
    return snapshots.takeAlone(async (snapshot) => {
      // Another process may have made it since.
      if (await isMade()) return undefined;
      await remove(abandonedBackups(await backupFiles.list(directory)));
      const report = await writeSnapshot(ports, snapshot, `${directory}/${name}`, () => undefined);
      await remove(outdatedBackups(await backupFiles.list(directory), keep));
      return report;
    });
  };
}
