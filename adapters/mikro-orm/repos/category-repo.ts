import type { Category } from '../../../domain/ledger/category.ts';
import type { CategoryRepo } from '../../../domain/ports/category-repo.ts';
import { CategoryRow, toCategory } from '../rows/category-row.ts';
import type { Session } from '../session.ts';

/** The categories that this process has read. They change only with a release. */
export interface CategoryCache {
  categories?: readonly Category[];
}

export function createCategoryRepo(session: Session, cache: CategoryCache): CategoryRepo {
  return {
    async list() {
      cache.categories ??= await read(session);
      return cache.categories;
    },
  };
}

async function read(session: Session): Promise<readonly Category[]> {
  const options = { orderBy: { id: 'asc' }, disableIdentityMap: true } as const;
  const rows = await session.orm((em) => em.findAll(CategoryRow, options));
  return Object.freeze(rows.map((row) => Object.freeze(toCategory(row))));
}
