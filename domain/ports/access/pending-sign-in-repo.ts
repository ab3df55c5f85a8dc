import type { PendingSignIn } from '../../access/second-factor/pending-sign-in.ts';
import type { Timestamp } from '../../calendar.ts';
import type { New } from '../../new.ts';

export interface PendingSignInRepo {
  /** Throws `conflict` when the hash exists. Refuses deleted users. */
  add(pending: New<PendingSignIn>): Promise<PendingSignIn>;
  /** A single indexed look-up; expired ones too. */
  findByHash(hash: string): Promise<PendingSignIn | undefined>;
  /** Ends one. Returns whether it was there: true once only, under concurrency too. */
  remove(userId: number, id: number): Promise<boolean>;
  /** Ends all of the user's, as when the password changes. */
  removeAll(userId: number): Promise<void>;
  /** Removes those that expired before `at`, of every user. Returns how many. */
  removeExpired(at: Timestamp): Promise<number>;
}
