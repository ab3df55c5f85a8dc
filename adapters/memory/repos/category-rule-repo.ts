import type { CategoryRule } from '../../../domain/categorising/category-rule.ts';
import type { CategoryRuleRepo } from '../../../domain/ports/category-rule-repo.ts';
import type { Session } from '../database.ts';
import { requireCharacters } from '../frozen.ts';
import { ownedTable } from '../owned-table.ts';
import { requireCategory, requireLiveUser } from '../references.ts';

export function createCategoryRuleRepo(session: Session): CategoryRuleRepo {
  return {
    put: (rule, limit) =>
      session.statement((writer) => {
        requireLiveUser(writer, rule.userId);
        const rules = CATEGORY_RULES.of(writer, rule.userId);
        const known = rules.find(({ key, type }) => key === rule.key && type === rule.type);
        if (known === undefined && rules.length >= limit) return undefined;
        const { id = writer.nextId(), createdAt = rule.createdAt } = known ?? {};
        return CATEGORY_RULES.put(writer, { ...rule, id, createdAt });
      }),
    list: async (userId) => CATEGORY_RULES.of(session, userId),
    page: async (userId, beforeId, limit) =>
      CATEGORY_RULES.of(session, userId)
        .filter(({ id }) => id < beforeId)
        .toReversed()
        .slice(0, limit),
    remove: (userId, id) =>
      session.statement((writer) => void CATEGORY_RULES.remove(writer, { userId, id, noun: 'category rule' })),
  };
}

const CATEGORY_RULES = ownedTable<CategoryRule>('categoryRules', {
  check: (_, { merchant, key, categoryId }) => {
    requireCategory(categoryId);
    requireCharacters(merchant, 255);
    requireCharacters(key, 200);
  },
});
