import { LRUCache } from 'lru-cache';
import type { TransactionFilter } from '../../domain/ports/transaction-reader.ts';

/** Remembers how many transactions of a user match a filter, as long as the user's transactions do not change. */
export interface Totals {
  /** The total that was remembered at this revision, if any. */
  at(revision: string, userId: number, filter: TransactionFilter): number | undefined;
  keep(revision: string, userId: number, filter: TransactionFilter, total: number): void;
  /** The last total that was remembered, and its revision, which need not be the present one. */
  latest(userId: number, filter: TransactionFilter): RememberedTotal | undefined;
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
  const kept = new LRUCache<string, RememberedTotal>({ max: MAX_TOTALS });
  return {
    at(revision, userId, filter) {
      const known = kept.get(keyOf(userId, filter));
      return known?.revision === revision ? known.total : undefined;
    },
    keep(revision, userId, filter, total) {
      kept.set(keyOf(userId, filter), { revision, total });
    },
    latest: (userId, filter) => kept.get(keyOf(userId, filter)),
  };
}

/** For units of work. */
export const NO_TOTALS: Totals = { at: () => undefined, keep: () => undefined, latest: () => undefined };

function keyOf(userId: number, filter: TransactionFilter): string {
  return `${userId} ${JSON.stringify(filter)}`;
}
