import type { CategoryRule } from '../categorising/category-rule.ts';
import type { New } from '../new.ts';

export interface CategoryRuleRepo {
  /**
   * Stores the rule. If the user has one with the same key and type, it is replaced: id and `createdAt` stay. Of two at
   * once, the later one wins. Returns `undefined`, and stores nothing, if the user has `limit` other rules, also under
   * concurrency. Holds the user until the unit of work ends. Refuses deleted users.
   */
  put(rule: New<CategoryRule>, limit: number): Promise<CategoryRule | undefined>;
  /** All of them, by id. One statement, for an import. */
  list(userId: number): Promise<readonly CategoryRule[]>;
  /** Rules with smaller ids than `beforeId`, newest first. */
  page(userId: number, beforeId: number, limit: number): Promise<readonly CategoryRule[]>;
  /** Throws `not_found`, also for another user's. */
  remove(userId: number, id: number): Promise<void>;
}
