import type { CategoryRule } from '../../domain/categorising/category-rule.ts';
import type { CategoryRuleRepo } from '../../domain/ports/category-rule-repo.ts';

export interface CategoryRulesPage {
  /** Rules with smaller ids only. */
  readonly beforeId?: number | undefined;
  readonly limit: number;
}

/** Newest first. */
export type ListCategoryRules = (userId: number, page: CategoryRulesPage) => Promise<readonly CategoryRule[]>;

export function listCategoryRules({ categoryRules }: { categoryRules: CategoryRuleRepo }): ListCategoryRules {
  return (userId, { beforeId = Number.MAX_SAFE_INTEGER, limit }) => categoryRules.page(userId, beforeId, limit);
}
