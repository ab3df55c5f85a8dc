import type { Timestamp } from '../../calendar.ts';

/** Remembers which challenges were answered, for as long as they could be answered again. */
export interface SpentChallengeRepo {
  /** Returns whether the challenge was unspent: true once only, under concurrency too. `hash` is its SHA-256. */
  spend(hash: string, expiresAt: Timestamp): Promise<boolean>;
  /** Forgets those that expired before `at`. Returns how many. */
  removeExpired(at: Timestamp): Promise<number>;
}
