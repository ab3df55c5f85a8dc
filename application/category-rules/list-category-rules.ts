import type { CategoryRule } from '../../domain/categorising/category-rule.ts';
import type { Ports } from '../ports.ts';

export interface CategoryRulesPage {
  /** Rules with smaller ids only. */
  readonly beforeId?: number | undefined;
  readonly limit: number;
}

/** Newest first. */
export function listCategoryRules({ categoryRules }: Pick<Ports, 'categoryRules'>) {
  return (
    userId: number,
    { beforeId = Number.MAX_SAFE_INTEGER, limit }: CategoryRulesPage,
  ): Promise<readonly CategoryRule[]> => categoryRules.page(userId, beforeId, limit);
}
