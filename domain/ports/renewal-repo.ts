import type { Timestamp } from '../calendar.ts';
import type { Renewal } from '../categorising/renewal.ts';

/** How many live transactions of a user were renewed, and when the latest. */
export interface RenewalSummary {
  readonly count: number;
  readonly latest: Timestamp | null;
}

/** What later releases worked out anew of one user's transactions. That of deleted transactions does not exist here. */
export interface RenewalRepo {
  /** Stores them, each in place of an earlier one of the same transaction. Refuses transactions of other users. */
  putAll(userId: number, renewals: readonly Renewal[]): Promise<void>;
  summary(userId: number): Promise<RenewalSummary>;
  /** Those below an id, of the newest transactions first. */
  page(userId: number, beforeId: number, limit: number): Promise<readonly Renewal[]>;
  remove(userId: number, ids: readonly number[]): Promise<void>;
}
