import type { Ports } from '../ports.ts';
import { makeBackup } from './make-backup.ts';
import { makeDailyBackup } from './make-daily-backup.ts';

/** Copies of everything, in files. */
export function backupUseCases(ports: Ports) {
  return {
    makeBackup: makeBackup(ports),
    makeDailyBackup: makeDailyBackup(ports),
  };
}
