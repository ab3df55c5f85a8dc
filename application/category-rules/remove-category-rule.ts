import type { CategoryRuleRepo } from '../../domain/ports/category-rule-repo.ts';

/** Transactions stay as they are, and corrections from before teach nothing again. Throws `not_found`. */
export type RemoveCategoryRule = (userId: number, id: number) => Promise<void>;

export function removeCategoryRule({ categoryRules }: { categoryRules: CategoryRuleRepo }): RemoveCategoryRule {
  return (userId, id) => categoryRules.remove(userId, id);
}
