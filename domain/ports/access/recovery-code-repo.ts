import type { Timestamp } from '../../calendar.ts';

/** Hashes of codes that nobody has used yet. */
export interface RecoveryCodeRepo {
  /** Puts these in the place of all that the user has. Refuses deleted users. */
  replaceAll(userId: number, hashes: readonly string[], at: Timestamp): Promise<void>;
  count(userId: number): Promise<number>;
  /** Uses up a code. Returns whether the user had it: once only, under concurrency too. */
  spend(userId: number, hash: string): Promise<boolean>;
}
