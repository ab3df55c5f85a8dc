import type { Ports } from '../ports.ts';
import { createCategoryRule } from './create-category-rule.ts';
import { listCategoryRules } from './list-category-rules.ts';
import { removeCategoryRule } from './remove-category-rule.ts';

/** The rules by which imports are categorised. */
export function categoryRuleUseCases(ports: Ports) {
  return {
    createCategoryRule: createCategoryRule(ports),
    listCategoryRules: listCategoryRules(ports),
    removeCategoryRule: removeCategoryRule(ports),
  };
}

export type CategoryRuleUseCases = ReturnType<typeof categoryRuleUseCases>;
