import { type CategoryRule, RULES_MAX, type RuleEntry, ruleByHand } from '../../domain/categorising/category-rule.ts';
import { invalidField, refuseInvalid } from '../../domain/error.ts';
import { type Created, type IdempotentRequest, once } from '../idempotency/idempotent.ts';
import type { Ports } from '../ports.ts';
import { unknownCategory } from '../transactions/transaction-references.ts';

/**
 * Makes a rule, in place of the one that the user has for the merchant and the type (contract 8.6). Throws `invalid`
 * naming `merchant` or `category_id`, `idempotency_mismatch`.
 */
export function createCategoryRule({
  categories,
  unitOfWork,
  clock,
}: Pick<Ports, 'categories' | 'unitOfWork' | 'clock'>) {
  return async (userId: number, entry: RuleEntry, idempotent?: IdempotentRequest): Promise<Created> => {
    refuseInvalid(await unknownCategory(categories, entry.categoryId));
    const at = clock.now();
    const rule = ruleByHand(userId, entry, at);
    return unitOfWork.run(({ idempotency, categoryRules }) =>
      once(idempotency, { userId, at }, idempotent, async () => {
        const stored = await categoryRules.put(rule, RULES_MAX);
        if (stored === undefined) throw invalidField('merchant', `You have ${RULES_MAX} rules. Remove some first.`);
        return stored.id;
      }),
    );
  };
}

interface CategoryRulesPage {
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

/** Transactions stay as they are, and corrections from before teach nothing again. Throws `not_found`. */
export function removeCategoryRule({ categoryRules }: Pick<Ports, 'categoryRules'>) {
  return (userId: number, id: number): Promise<void> => categoryRules.remove(userId, id);
}
