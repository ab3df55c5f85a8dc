import type { Category } from '../../domain/ledger/category.ts';
import type { CategoryRepo } from '../../domain/ports/category-repo.ts';

/** Returns every category, ordered by id (contract 3.5). */
export type ListCategories = () => Promise<readonly Category[]>;

export function listCategories({ categories }: { categories: CategoryRepo }): ListCategories {
  return () => categories.list();
}
