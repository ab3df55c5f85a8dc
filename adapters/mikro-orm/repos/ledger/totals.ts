import { LRUCache } from 'lru-cache';
import type { TransactionFilter } from '../../../../domain/ports/transaction-reader.ts';

/** How many transactions of a user match a filter, at a revision of the user's transactions. */
export interface Totals {
  get(userId: number, filter: TransactionFilter): RememberedTotal | undefined;
  set(userId: number, filter: TransactionFilter, total: RememberedTotal): void;
}

export interface RememberedTotal {
  readonly revision: string;
  readonly total: number;
}

/** About 1 MB. A total that was dropped is counted again. */
const MAX_TOTALS = 10_000;

/**
 * Remembers one total for each user and filter. Every committed change of a user's transactions, in any process,
 * increases the revision (`UserRepo.transactionRevision`), so a total stays correct for its revision. Only for
 * committed revisions: a unit of work may be rolled back, and its revision used again.
 */
export function rememberedTotals(): Totals {
  const totals = new LRUCache<string, RememberedTotal>({ max: MAX_TOTALS });
  return {
    get: (userId, filter) => totals.get(keyOf(userId, filter)),
    set: (userId, filter, total) => void totals.set(keyOf(userId, filter), total),
  };
}

/** For units of work. */
export const NO_TOTALS: Totals = { get: () => undefined, set: () => undefined };

function keyOf(userId: number, filter: TransactionFilter): string {
  return `${userId} ${JSON.stringify(filter)}`;
}
