import { CATEGORY_TREE } from './category-tree.ts';

const BY_SLUG: ReadonlyMap<string, number> = new Map(CATEGORY_TREE.map(({ slug, id }) => [slug, id]));

/** The id of the built-in category. Throws for a slug that does not exist. */
export function categoryId(slug: string): number {
  const id = BY_SLUG.get(slug);
  if (id === undefined) throw new TypeError(`There is no category ${slug}.`);
  return id;
}

const PARENTS: ReadonlyMap<number, number> = new Map(CATEGORY_TREE.map(({ id, parentId }) => [id, parentId]));

/** The category above; 0 on the first level. */
export function parentOf(id: number): number {
  return PARENTS.get(id) ?? 0;
}
