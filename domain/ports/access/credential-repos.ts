import type { AccessToken, ApiKey } from '../../access/credential.ts';
import type { Holder } from '../../access/user.ts';
import type { Timestamp } from '../../calendar.ts';
import type { New } from '../../new.ts';

export interface HeldApiKey {
  readonly key: ApiKey;
  readonly holder: Holder;
}

export interface HeldAccessToken {
  readonly token: AccessToken;
  /** `undefined` for a user who has been deleted. */
  readonly holder: Holder | undefined;
}

export interface ApiKeyRepo {
  /** Throws `conflict` when the hash exists. */
  add(key: New<ApiKey>): Promise<ApiKey>;
  /** A single indexed look-up. Finds expired and revoked keys too, but none of deleted users. */
  findByHash(hash: string): Promise<HeldApiKey | undefined>;
  /** The user's keys by id, including revoked and expired ones. */
  list(userId: number): Promise<readonly ApiKey[]>;
  /**
   * Takes effect with the next look-up. Idempotent: the first time stays. Throws `not_found`, also for another user's
   * key.
   */
  revoke(userId: number, id: number, at: Timestamp): Promise<void>;
  /** Stores the time of the last use, unless the stored one is `at` or later. */
  touch(userId: number, id: number, at: Timestamp): Promise<void>;
}

export interface AccessTokenRepo {
  /** Throws `conflict` when the hash exists, or when the token rests on an approval that has ended. */
  add(token: New<AccessToken>): Promise<AccessToken>;
  /** A single indexed look-up. Finds expired and revoked tokens and those of deleted users too. */
  findByHash(hash: string): Promise<HeldAccessToken | undefined>;
  /** Takes effect with the next look-up. Idempotent: the first time stays. Does nothing for an unknown hash. */
  revoke(hash: string, at: Timestamp): Promise<void>;
  /** Revokes every token that rests on this approval. */
  revokeGrant(grantId: string, at: Timestamp): Promise<void>;
  /** Removes tokens that expired before `at`, of every user. Returns how many. */
  removeExpired(at: Timestamp): Promise<number>;
}
