import { loggableError } from '../../adapters/http/errors/loggable-error.ts';
import type { BackupReport } from '../../application/backups/make-backup.ts';
import type { UseCases } from '../../application/use-cases.ts';
import { type LocalDate, localDateFrom, millisOf } from '../../domain/calendar.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import { BackupRefused } from '../../domain/ports/service/backup-files.ts';
import type { App } from '../create-app.ts';
import { ports, useCases } from '../tokens.ts';

/** From this hour on, in the time zone of the machine, when few people are about. */
const QUIET_HOUR = 3;

/** A backup that failed is tried again as soon. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

export interface DailyBackupNeeds {
  readonly directory: string;
  readonly keep: number;
  readonly backups: Pick<UseCases['backups'], 'makeDailyBackup'>;
  readonly clock: Clock;
  readonly onMade: (report: BackupReport) => void;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Makes the backup of the day if its hour has come, and nothing otherwise. Never throws: the service goes on, and the
 * next hour tries again.
 */
export async function backUpIfDue(needs: DailyBackupNeeds): Promise<void> {
  const { directory, keep, backups, clock, onMade, onFailure } = needs;
  const { day, hour } = localTime(clock);
  if (hour < QUIET_HOUR) return;
  try {
    const report = await backups.makeDailyBackup({ directory, keep, day });
    if (report !== undefined) onMade(report);
  } catch (error) {
    onFailure(error);
  }
}

/**
 * Keeps daily backups in `BACKUP_DIR`, from now on and every hour. Returns a function that stops it without waiting for
 * a backup that runs: what it has written so far is no backup, and is removed by the next one.
 */
export function startDailyBackups(app: App): () => void {
  const { backupDir: directory, backupKeep: keep } = app.config;
  if (directory === undefined) return () => undefined;
  let stopped = false;
  const run = () =>
    backUpIfDue({
      directory,
      keep,
      backups: app.get(useCases.backups),
      clock: app.get(ports.clock),
      onMade: ({ path, bytes }) => {
        app.metrics?.backgroundRun('backup', true);
        app.logger.info({ path, bytes }, 'backup made');
      },
      onFailure: (error) => {
        if (stopped) return;
        app.metrics?.backgroundRun('backup', false);
        app.logger.error(factsOf(error), 'backup not made');
      },
    });
  void run();
  const timer = setInterval(() => void run(), LOOK_EVERY_MS);
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}

/** A full disk is expected now and then, so it is logged without a stack. */
function factsOf(error: unknown): object {
  return error instanceof BackupRefused ? { reason: error.message } : { error: loggableError(error) };
}

function localTime(clock: Clock): { readonly day: LocalDate; readonly hour: number } {
  const now = new Date(millisOf(clock.now()));
  const day = localDateFrom({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
  return { day, hour: now.getHours() };
}
