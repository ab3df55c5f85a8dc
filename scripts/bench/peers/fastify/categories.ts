import type { Database } from './database.ts';

export interface Category {
  readonly id: number;
  readonly parent_id: number;
}

/** The categories by id. They never change while the service runs. */
export async function loadCategories(database: Database): Promise<ReadonlyMap<number, Category>> {
  const { rows } = await database.query<Category>(
    `select id, coalesce(parent_id, 0) as parent_id, type, level, accountable, slug, icon, name, description, created_at, updated_at
     from categories order by id`,
  );
  return new Map(rows.map((category) => [category.id, category]));
}

/** The category and its sub-categories. */
export function withChildren(categories: ReadonlyMap<number, Category>, id: number): readonly number[] {
  return [id, ...[...categories.values()].filter((category) => category.parent_id === id).map((child) => child.id)];
}
