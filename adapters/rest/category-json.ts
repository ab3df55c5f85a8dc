import type { Category } from '../../domain/ledger/category.ts';

/**
 * JSON text of a category (specification 2.2). It is made once per category, because categories change only with a
 * release.
 */
export function categoryJson(category: Category): string {
  const known = texts.get(category);
  if (known !== undefined) return known;
  const text = JSON.stringify({
    id: category.id,
    parent_id: category.parentId,
    type: category.type,
    level: category.level,
    accountable: category.accountable,
    slug: category.slug,
    icon: category.icon,
    name: category.name,
    description: category.description,
    created_at: category.createdAt,
    updated_at: category.updatedAt,
  });
  texts.set(category, text);
  return text;
}

const texts = new WeakMap<Category, string>();
