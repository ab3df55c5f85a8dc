import { LRUCache } from 'lru-cache';
import type { TransactionFilter } from '../../domain/ports/transaction-reader.ts';
import { TotalsByGroup } from './totals-by-group.ts';

/** Remembers how many transactions of a user match a filter, as long as the user's transactions do not change. */
export interface Totals {
  /** The total that was remembered at this revision, if any. */
  at(revision: string, userId: number, filter: TransactionFilter): number | undefined;
  keep(revision: string, userId: number, filter: TransactionFilter, total: number): void;
  /** Remembers the totals of all filters that the groups cover; `undefined` if the user has too many transactions. */
  keepGroups(revision: string, userId: number, groups: TotalsByGroup | undefined): void;
  /** Whether the user's groups may be counted: `false` if there were too many transactions the last time. */
  mayCountGroups(userId: number): boolean;
  /** The last total that was remembered, and its revision, which need not be the present one. */
  latest(userId: number, filter: TransactionFilter): RememberedTotal | undefined;
}

export interface RememberedTotal {
  readonly revision: string;
  readonly total: number;
}

interface RememberedGroups {
  readonly revision: string;
  readonly groups: TotalsByGroup | undefined;
}

/** About 1 MB. A total that was dropped is counted again. */
const MAX_TOTALS = 10_000;

/** Of the groups of all users. */
const MAX_GROUP_BYTES = 4_000_000;

/** What the cache itself needs for the groups of a user, roughly. */
const ENTRY_BYTES = 200;

/**
 * Remembers the groups of a user, or one total for each user and filter. Every committed change of a user's
 * transactions, in any process, increases the revision (`UserRepo.transactionRevision`), so a total stays correct for
 * its revision. Only for committed revisions: a unit of work may be rolled back, and its revision used again.
 */
export function rememberedTotals(): Totals {
  const single = new LRUCache<string, RememberedTotal>({ max: MAX_TOTALS });
  const grouped = new LRUCache<number, RememberedGroups>({
    maxSize: MAX_GROUP_BYTES,
    sizeCalculation: ({ groups }) => (groups?.size ?? 0) + ENTRY_BYTES,
  });
  const inGroups = (userId: number, filter: TransactionFilter): RememberedTotal | undefined => {
    const { revision = '', groups } = grouped.get(userId) ?? {};
    return groups !== undefined && TotalsByGroup.cover(filter)
      ? { revision, total: groups.totalOf(filter) }
      : undefined;
  };
  return {
    at(revision, userId, filter) {
      const known = inGroups(userId, filter);
      if (known?.revision === revision) return known.total;
      const alone = single.get(keyOf(userId, filter));
      return alone?.revision === revision ? alone.total : undefined;
    },
    keep(revision, userId, filter, total) {
      single.set(keyOf(userId, filter), { revision, total });
      const known = grouped.get(userId);
      if (known?.groups !== undefined && known.revision !== revision) grouped.delete(userId);
    },
    keepGroups: (revision, userId, groups) => void grouped.set(userId, { revision, groups }),
    mayCountGroups(userId) {
      const known = grouped.get(userId);
      return known === undefined || known.groups !== undefined;
    },
    latest: (userId, filter) => inGroups(userId, filter) ?? single.get(keyOf(userId, filter)),
  };
}

/** For units of work. */
export const NO_TOTALS: Totals = {
  at: () => undefined,
  keep: () => undefined,
  keepGroups: () => undefined,
  mayCountGroups: () => false,
  latest: () => undefined,
};

function keyOf(userId: number, filter: TransactionFilter): string {
  return `${userId} ${JSON.stringify(filter)}`;
}
