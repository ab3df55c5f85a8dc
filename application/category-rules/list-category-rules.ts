import type { CategoryRule } from '../../domain/categorising/category-rule.ts';
import type { Ports } from '../ports.ts';

export interface CategoryRulesPage {
  /** Rules with smaller ids only. */
  readonly beforeId?: number | undefined;
  readonly limit: number;
}

/** Newest first. */
export type ListCategoryRules = (userId: number, page: CategoryRulesPage) => Promise<readonly CategoryRule[]>;

export function listCategoryRules({ categoryRules }: Pick<Ports, 'categoryRules'>): ListCategoryRules {
  return (userId, { beforeId = Number.MAX_SAFE_INTEGER, limit }) => categoryRules.page(userId, beforeId, limit);
}
