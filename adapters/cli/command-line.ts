import type { RestoreInput, RestoreReport } from '../../application/backups/restore-backup.ts';
import type { UseCases } from '../../application/use-cases.ts';
import type { Timestamp } from '../../domain/calendar.ts';
import type { Terminal } from './terminal.ts';

/** What an administrator may do. */
export interface AdminUseCases extends UseCases {
  /** Where the browser comes back to, in the service that this configuration describes. */
  readonly returnUrl: string;
  /** Throws `not_found`. */
  readonly signInAddress: (email: string) => Promise<{ readonly address: string; readonly expiresAt: Timestamp }>;
  /** Makes new keys of the service and seals all of them again. Throws `SealBroken`. */
  readonly rotateKeys: () => Promise<void>;
  /** Brings the database up to this version and returns the names of the migrations that it applied. */
  readonly migrate: () => Promise<readonly string[]>;
}

/** What commands work with. */
export interface CommandLine {
  /** Opens the data on first use. Whoever made the command line closes it. */
  readonly open: () => Promise<AdminUseCases>;
  /**
   * Writes to standard output: the result, and nothing else. Throws `OutputClosedError` when nobody reads it any more.
   */
  readonly out: (text: string) => void;
  /** Writes to standard error: progress, remarks and refusals. Never throws. */
  readonly err: (text: string) => void;
  /** The person at the terminal; `undefined` when a script runs the command. */
  readonly terminal: Terminal | undefined;
  /** Loads a backup into the database of the settings. Throws `RefusedError` and `BackupRefused`. */
  readonly restore: (request: RestoreRequest) => Promise<RestoreReport>;
  /** Plays a bank feed in memory; `say` gets each line. */
  readonly playDemoFeed: (say: (line: string) => void) => Promise<void>;
  /** Everything that standard input holds. */
  readonly readInput: () => Promise<string>;
}

/** What a command says about a restore; the rest is in the settings. */
export type RestoreRequest = Omit<RestoreInput, 'keyNames'>;

/** The use-cases, and the id of the user whom a command names. Throws `not_found`. */
export async function openFor({ open }: CommandLine, email: string): Promise<AdminUseCases & { userId: number }> {
  const useCases = await open();
  return { ...useCases, userId: await useCases.users.findUserId(email) };
}
