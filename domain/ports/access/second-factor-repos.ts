import type { Passkey } from '../../access/second-factor/passkey.ts';
import type { TotpFactor } from '../../access/second-factor/totp-factor.ts';
import type { Timestamp } from '../../calendar.ts';
import type { New } from '../../new.ts';

export interface TotpFactorRepo {
  get(userId: number): Promise<TotpFactor | undefined>;
  /**
   * Stores the factor in the place of one that nobody has confirmed. Throws `conflict` when the user has a confirmed
   * one. Refuses deleted users.
   */
  put(factor: TotpFactor): Promise<void>;
  /** Stores what `change` makes of the factor, which is locked meanwhile. Throws `not_found`. */
  update(userId: number, change: (factor: TotpFactor) => TotpFactor): Promise<TotpFactor>;
  /** Nothing happens when there is none. */
  remove(userId: number): Promise<void>;
}

/** Hashes of codes that nobody has used yet. */
export interface RecoveryCodeRepo {
  /** Puts these in the place of all that the user has. Refuses deleted users. */
  replaceAll(userId: number, hashes: readonly string[], at: Timestamp): Promise<void>;
  count(userId: number): Promise<number>;
  /** Uses up a code. Returns whether the user had it: once only, under concurrency too. */
  spend(userId: number, hash: string): Promise<boolean>;
}

export interface PasskeyRepo {
  /** Throws `conflict` when somebody has this credential already. Refuses deleted users. */
  add(passkey: New<Passkey>): Promise<Passkey>;
  /** The user's passkeys by id. */
  list(userId: number): Promise<readonly Passkey[]>;
  /** A single indexed look-up, over all users. */
  findByCredentialId(credentialId: string): Promise<Passkey | undefined>;
  /**
   * Stores what `change` makes of the passkey, which is locked meanwhile. Throws `not_found`, also for another user's.
   */
  update(userId: number, id: number, change: (passkey: Passkey) => Passkey): Promise<Passkey>;
  /** Throws `not_found`, also for another user's. */
  remove(userId: number, id: number): Promise<void>;
}

/** Remembers which challenges were answered, for as long as they could be answered again. */
export interface SpentChallengeRepo {
  /** Returns whether the challenge was unspent: true once only, under concurrency too. `hash` is its SHA-256. */
  spend(hash: string, expiresAt: Timestamp): Promise<boolean>;
  /** Forgets those that expired before `at`. Returns how many. */
  removeExpired(at: Timestamp): Promise<number>;
}
