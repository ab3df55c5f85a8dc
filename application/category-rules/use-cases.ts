import type { Ports } from '../ports.ts';
import { createCategoryRule, listCategoryRules, removeCategoryRule } from './category-rules.ts';

/** The rules by which imports are categorised. */
export function categoryRuleUseCases(ports: Ports) {
  return {
    createCategoryRule: createCategoryRule(ports),
    listCategoryRules: listCategoryRules(ports),
    removeCategoryRule: removeCategoryRule(ports),
  };
}
