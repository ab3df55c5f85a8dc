import type { CategoryRule } from '../../domain/categorising/category-rule.ts';
import type { New } from '../../domain/new.ts';
import { MADE_AT } from './fixtures.ts';

/** A rule by hand for the coffee of Blue Bottle. */
export function newCategoryRule(userId: number, given: Partial<New<CategoryRule>> = {}): New<CategoryRule> {
  return {
    userId,
    merchant: 'Blue Bottle',
    key: 'BLUE BOTTLE',
    type: null,
    categoryId: 103,
    origin: 'manual',
    createdAt: MADE_AT,
    updatedAt: MADE_AT,
    ...given,
  };
}
