import { CATEGORY_TREE } from '../../../domain/ledger/category-tree.ts';
import type { CategoryRepo } from '../../../domain/ports/category-repo.ts';

export function createCategoryRepo(): CategoryRepo {
  const categories = Object.freeze(CATEGORY_TREE.map((category) => Object.freeze({ ...category })));
  return { list: async () => categories };
}
