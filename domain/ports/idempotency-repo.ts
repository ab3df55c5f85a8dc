import type { Timestamp } from '../calendar.ts';

/** The result of a request, remembered under the user's idempotency key (contract 2.11). */
export interface IdempotencyRecord {
  readonly userId: number;
  readonly key: string;
  /** SHA-256 of method, path and body. A replay must have the same hash. */
  readonly requestHash: string;
  /** The id of what the first request created. */
  readonly resultId: number;
  readonly createdAt: Timestamp;
}

export interface IdempotencyRepo {
  /**
   * Claims the key for this unit of work. While another unit of work holds it, waits until that one has ended. Returns
   * the record that a committed unit of work has left since `notBefore`, or `undefined` if there is none: then the
   * caller must have the effect and `complete`.
   */
  claim(userId: number, key: string, notBefore: Timestamp): Promise<IdempotencyRecord | undefined>;
  /** Stores the record and replaces an older one under the same key. Commits and rolls back with the unit of work. */
  complete(record: IdempotencyRecord): Promise<void>;
  /** Removes records created before `at`. Returns how many. */
  forgetBefore(at: Timestamp): Promise<number>;
}
