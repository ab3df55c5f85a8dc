import type { CategoryRule } from '../../../../domain/categorising/category-rule.ts';
import { notFound } from '../../../../domain/error.ts';
import type { CategoryRuleRepo } from '../../../../domain/ports/category-rule-repo.ts';
import type { Session } from '../../connection/session.ts';
import { CATEGORY_RULES } from '../../schema/ledger.ts';
import { holdUser } from '../hold-user.ts';
import { requireLiveUser } from '../live-user.ts';

export function createCategoryRuleRepo(session: Session): CategoryRuleRepo {
  return {
    put: (rule, limit) =>
      session.atomically(async (unit) => {
        const { userId, merchant, key, type, categoryId, origin, createdAt, updatedAt } = rule;
        await requireLiveUser(unit, userId);
        // Rules that are put at once count each other.
        await holdUser(unit, userId);
        const values = [userId, merchant, key, type, categoryId, origin, createdAt, updatedAt, limit];
        const [stored] = await unit.rows<CategoryRule>(PUT, values);
        if (stored !== undefined) unit.changed.dataOf(userId);
        return stored;
      }),
    list: (userId) => session.rows<CategoryRule>(LIST, [userId]),
    page: (userId, beforeId, limit) => session.rows<CategoryRule>(PAGE, [userId, beforeId, limit]),
    remove: (userId, id) =>
      session.atomically(async (unit) => {
        // In the order of `put`: first the user, then the rule.
        await holdUser(unit, userId);
        const removed = await unit.change(REMOVE, [userId, id]);
        if (removed === 0) throw notFound('category rule');
        unit.changed.dataOf(userId);
      }),
  };
}

const PUT = {
  name: 'put_category_rule',
  text: `insert into category_rules (user_id, merchant, key, type, category_id, origin, created_at, updated_at)
    select $1::bigint, $2, $3, $4, $5::bigint, $6, $7::timestamptz, $8::timestamptz
    where (select count(*) from category_rules where user_id = $1) < $9::bigint
      or exists (select from category_rules where user_id = $1 and key = $3 and type is not distinct from $4)
    on conflict (user_id, key, type) do update set merchant = excluded.merchant, category_id = excluded.category_id,
      origin = excluded.origin, updated_at = excluded.updated_at
    returning ${CATEGORY_RULES.select()}`,
};

const SELECT = `select ${CATEGORY_RULES.select()} from category_rules where user_id = $1`;
const LIST = { name: 'category_rules', text: `${SELECT} order by id` };
const PAGE = { name: 'category_rules_page', text: `${SELECT} and id < $2 order by id desc limit $3` };

const REMOVE = { text: 'delete from category_rules where user_id = $1 and id = $2' };
