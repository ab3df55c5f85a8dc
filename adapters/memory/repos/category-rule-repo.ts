import { type CategoryRule, RULE_ORIGINS } from '../../../domain/categorising/category-rule.ts';
import { notFound } from '../../../domain/error.ts';
import { TRANSACTION_TYPES } from '../../../domain/ledger/transaction.ts';
import type { CategoryRuleRepo } from '../../../domain/ports/category-rule-repo.ts';
import { integer, oneOf, orNull, textOf, timestamp } from '../columns.ts';
import type { Session } from '../database.ts';
import { requireCategory, requireLiveUser } from '../references.ts';

export function createCategoryRuleRepo(session: Session): CategoryRuleRepo {
  const rulesOf = (view: Pick<Session, 'rows'>, userId: number) =>
    [...view.rows('categoryRules').values()].filter((row) => row.userId === userId);
  return {
    put: (rule, limit) =>
      session.statement((writer) => {
        requireLiveUser(writer, rule.userId);
        const rules = rulesOf(writer, rule.userId);
        const known = rules.find(({ key, type }) => key === rule.key && type === rule.type);
        if (known === undefined && rules.length >= limit) return undefined;
        const id = known?.id ?? writer.nextId();
        const row = ruleRow({ ...rule, id, createdAt: known?.createdAt ?? rule.createdAt });
        writer.change('categoryRules').set(id, row);
        return row;
      }),
    list: async (userId) => rulesOf(session, userId),
    page: async (userId, beforeId, limit) =>
      rulesOf(session, userId)
        .filter(({ id }) => id < beforeId)
        .toReversed()
        .slice(0, limit),
    remove: (userId, id) =>
      session.statement((writer) => {
        if (writer.rows('categoryRules').get(id)?.userId !== userId) throw notFound('category rule');
        writer.change('categoryRules').delete(id);
      }),
  };
}

function ruleRow(rule: CategoryRule): CategoryRule {
  requireCategory(rule.categoryId);
  return Object.freeze({
    id: integer(rule.id),
    userId: integer(rule.userId),
    merchant: textOf(1, 255)(rule.merchant),
    key: textOf(1, 200)(rule.key),
    type: orNull(oneOf(TRANSACTION_TYPES), rule.type),
    categoryId: rule.categoryId,
    origin: oneOf(RULE_ORIGINS)(rule.origin),
    createdAt: timestamp(rule.createdAt),
    updatedAt: timestamp(rule.updatedAt),
  });
}
