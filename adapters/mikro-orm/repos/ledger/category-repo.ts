import type { Category } from '../../../../domain/ledger/category.ts';
import type { CategoryRepo } from '../../../../domain/ports/category-repo.ts';
import type { Session } from '../../connection/session.ts';
import { CATEGORIES } from '../../schema/ledger.ts';

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
  const rows = await CATEGORIES.list(session, {});
  return Object.freeze(rows.map((row) => Object.freeze({ ...row, parentId: row.parentId ?? 0 })));
}
