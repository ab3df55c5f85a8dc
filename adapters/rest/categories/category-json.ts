import type { Category } from '../../../domain/ledger/category.ts';

/** A category as the interface shows it (specification 2.2). */
export function categoryJson(category: Category): object {
  return {
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
  };
}
