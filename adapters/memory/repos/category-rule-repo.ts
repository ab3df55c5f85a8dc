import { type CategoryRule, RULE_ORIGINS } from '../../../domain/categorising/category-rule.ts';
import { TRANSACTION_TYPES } from '../../../domain/ledger/transaction.ts';
import type { CategoryRuleRepo } from '../../../domain/ports/category-rule-repo.ts';
import { integer, nullable, oneOf, textOf, timestamp } from '../columns.ts';
import type { Session } from '../database.ts';
import { ownedTable } from '../owned-table.ts';
import { category, requireLiveUser } from '../references.ts';

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
  id: integer,
  userId: integer,
  merchant: textOf(1, 255),
  key: textOf(1, 200),
  type: nullable(oneOf(TRANSACTION_TYPES)),
  categoryId: category,
  origin: oneOf(RULE_ORIGINS),
  createdAt: timestamp,
  updatedAt: timestamp,
});
