import type { PossibleDuplicate } from '../imports/possible-duplicate.ts';

/** Which pairs are wanted. */
export interface WantedDuplicates {
  /** Those that a person has settled, or those that nobody has. */
  readonly isSettled: boolean;
  readonly beforeId: number;
  readonly limit: number;
}

/**
 * Pairs of transactions of one user that may be one payment. A pair is there as long as its transactions are live and
 * on one account, or, of those that have become one, the kept one is live.
 */
export interface PossibleDuplicateRepo {
  /** Stores them, each in place of an earlier one of the same transaction. The transactions must be the user's. */
  putAll(userId: number, pairs: readonly PossibleDuplicate[]): Promise<void>;
  get(userId: number, id: number): Promise<PossibleDuplicate | undefined>;
  /** Those below an id, the newest first. */
  page(userId: number, wanted: WantedDuplicates): Promise<readonly PossibleDuplicate[]>;
  /** How many nobody has settled. */
  count(userId: number): Promise<number>;
  /** Pairs that are not one, and of which one of these transactions was there. It need not be live. */
  naming(userId: number, ids: readonly number[]): Promise<readonly PossibleDuplicate[]>;
  /** Pairs that have become one, and of which the import made or showed one side, by id. */
  unitedBy(userId: number, importId: number): Promise<readonly PossibleDuplicate[]>;
}
