import { readdir, rm } from 'node:fs/promises';
import type { BackupFiles } from '../../domain/ports/service/backup-files.ts';
import { fileFailure } from './file-failure.ts';
import { backupParts, verifyBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

/** Backups as files of this machine (`frame.ts`, `entries.ts`). */
export const backupFileStore: BackupFiles = {
  write: writeBackup,
  verify: verifyBackup,
  parts: backupParts,
  async list(directory) {
    try {
      return await readdir(directory);
    } catch (error) {
      throw fileFailure(error, directory, 'read');
    }
  },
  remove: (path) => rm(path, { force: true }),
};
