import type { Category } from '../ledger/category.ts';

/**
 * The categories of all users. They change only with a release, so an adapter may keep them for the life of the
 * process.
 */
export interface CategoryRepo {
  /** By id. */
  list(): Promise<readonly Category[]>;
}
