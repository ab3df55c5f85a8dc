import { backupFileStore } from '../adapters/backup/backup-file-store.ts';
import type { RestoreRequest } from '../adapters/cli/command-line.ts';
import { aesSealer } from '../adapters/system/aes-sealer.ts';
import { type RestoreReport, restoreBackup } from '../application/backups/restore-backup.ts';
import { createLogger } from './observability/log.ts';
import { type OpenTarget, openSnapshotTarget } from './persistence.ts';
import { type Config, readConfig } from './settings/env.ts';
import { presentSecretKeys } from './settings/secret-keys.ts';

/**
 * Restores a backup into the database that the environment names, for the command line. Throws `ConfigError`, what
 * opening the database throws, and `BackupRefused`.
 */
export async function restoreFrom(
  env: Readonly<Record<string, string | undefined>>,
  request: RestoreRequest,
  log: (sentence: string) => void,
): Promise<RestoreReport> {
  const config = readConfig(env);
  let opened: OpenTarget | undefined;
  const openTarget = async () => {
    opened = await openSnapshotTarget(config.store, { log, logger: createLogger('silent') });
    return opened.target;
  };
  try {
    return await restoreBackup(
      { backupFiles: backupFileStore, openTarget },
      { ...request, keyNames: presentKeyNames(config) },
    );
  } finally {
    await opened?.close();
  }
}

/** A new installation has no key yet, and must not make one: the next start would take it for the right one. */
function presentKeyNames({ store, secretKeys }: Config): readonly string[] {
  const keys = store.kind === 'memory' ? undefined : presentSecretKeys(secretKeys, store.dataDir);
  return keys === undefined ? [] : aesSealer(keys).keyNames;
}
