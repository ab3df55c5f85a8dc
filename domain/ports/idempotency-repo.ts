import type { Timestamp } from '../calendar.ts';

/** An answer remembered under a user's idempotency key (contract 2.11). */
export interface IdempotencyRecord {
  readonly userId: number;
  readonly key: string;
  /** SHA-256 of method, path and body: what must come again for a replay. */
  readonly requestHash: string;
  /** The id of what the first request created. */
  readonly resultId: number;
  readonly createdAt: Timestamp;
}

export interface IdempotencyRepo {
  /**
   * Takes the key for this unit of work: while another one holds it, waits until that one has ended. Answers the record that a
   * committed unit of work left since `notBefore`, or `undefined` when the caller is the first and must now have the effect and `complete`.
   */
  claim(userId: number, key: string, notBefore: Timestamp): Promise<IdempotencyRecord | undefined>;
  /** Stores the answer, in the place of an older one under the same key. Commits and rolls back with the unit of work. */
  complete(record: IdempotencyRecord): Promise<void>;
  /** Forgets records made before `at`; answers how many. */
  forgetBefore(at: Timestamp): Promise<number>;
}
