import type { AttemptKind } from '../../access/attempt-limits.ts';

/** Counts attempts against `ATTEMPT_LIMITS`, over all processes that share the adapter's store. */
export interface AttemptLimiter {
  /**
   * Counts one attempt, under concurrency too. Returns 0 while it is within the limit of its kind, and otherwise after
   * how many whole seconds (at least 1) the window ends: refused attempts do not prolong it. `subject` is at most 200
   * characters; give a hash of what names a person.
   */
  count(kind: AttemptKind, subject: string): Promise<number>;
  /** Begins at 0 again, as after a success. */
  forget(kind: AttemptKind, subject: string): Promise<void>;
}
