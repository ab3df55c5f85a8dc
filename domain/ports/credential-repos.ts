import type { Timestamp } from '../calendar.ts';
import type { AccessToken, ApiKey } from '../credential.ts';
import type { New } from '../new.ts';

export interface ApiKeyRepo {
  /** Throws `conflict` when the hash exists. */
  add(key: New<ApiKey>): Promise<ApiKey>;
  /** A single indexed look-up; keys of any state, but none of deleted users. */
  findByHash(hash: string): Promise<ApiKey | undefined>;
  /** The user's keys by id, revoked and expired ones too. */
  list(userId: number): Promise<readonly ApiKey[]>;
  /** Holds from the next look-up on. Idempotent: the first time stays. Throws `not_found`, also for another user's key. */
  revoke(userId: number, id: number, at: Timestamp): Promise<void>;
  /** Notes the use, unless one at `at` or later is noted. */
  touch(userId: number, id: number, at: Timestamp): Promise<void>;
}

export interface AccessTokenRepo {
  /** Throws `conflict` when the hash exists. */
  add(token: New<AccessToken>): Promise<AccessToken>;
  /** A single indexed look-up; tokens of any state, those of deleted users too. */
  findByHash(hash: string): Promise<AccessToken | undefined>;
  /** Holds from the next look-up on. Idempotent: the first time stays. Does nothing for an unknown hash. */
  revoke(hash: string, at: Timestamp): Promise<void>;
  /** Revokes every token that rests on this approval. */
  revokeGrant(grantId: string, at: Timestamp): Promise<void>;
  /** Removes tokens that expired before `at`, of every user. Returns how many. */
  removeExpired(at: Timestamp): Promise<number>;
}
