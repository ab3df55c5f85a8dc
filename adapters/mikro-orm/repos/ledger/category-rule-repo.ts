import type { CategoryRule } from '../../../../domain/categorising/category-rule.ts';
import { notFound } from '../../../../domain/error.ts';
import type { CategoryRuleRepo } from '../../../../domain/ports/category-rule-repo.ts';
import type { Session } from '../../connection/session.ts';
import { CATEGORY_RULES } from '../../schema/ledger.ts';
import { storing } from '../../schema/table.ts';
import { holdUser } from '../hold-user.ts';
import { requireLiveUser } from '../live-user.ts';
import { changingDataOf } from '../owned-rows.ts';

export function createCategoryRuleRepo(session: Session): CategoryRuleRepo {
  return {
    put: (rule, limit) =>
      session.atomically(async (unit) => {
        const { userId } = rule;
        await requireLiveUser(unit, userId);
        // Rules that are put at once count each other.
        await holdUser(unit, userId);
        const values = [...STORING.valuesOf({ ...rule, id: 0 }), limit];
        const [stored] = await unit.rows<CategoryRule>(PUT, values);
        if (stored !== undefined) unit.changed.dataOf(userId);
        return stored;
      }),
    list: (userId) => session.rows<CategoryRule>(LIST, [userId]),
    page: (userId, beforeId, limit) => session.rows<CategoryRule>(PAGE, [userId, beforeId, limit]),
    remove: (userId, id) =>
      changingDataOf(session, userId, async (unit) => {
        // In the order of `put`: first the user, then the rule.
        await holdUser(unit, userId);
        if ((await unit.change(REMOVE, [userId, id])) === 0) throw notFound('category rule');
      }),
  };
}

const STORING = storing(CATEGORY_RULES);
const [USER, KEY, TYPE] = ['user_id', 'key', 'type'].map(STORING.parameterOf);

const PUT = {
  name: 'put_category_rule',
  text: `insert into category_rules (${STORING.names})
    select ${STORING.parameters}
    where (select count(*) from category_rules where user_id = ${USER}) < $${CATEGORY_RULES.columns.length}::bigint
      or exists (
        select from category_rules where user_id = ${USER} and key = ${KEY} and type is not distinct from ${TYPE}
      )
    on conflict (user_id, key, type) do update set ${STORING.replacing(['user_id', 'key', 'type', 'created_at'])}
    returning ${CATEGORY_RULES.select()}`,
};

const SELECT = `select ${CATEGORY_RULES.select()} from category_rules where user_id = $1`;
const LIST = { name: 'category_rules', text: `${SELECT} order by id` };
const PAGE = { name: 'category_rules_page', text: `${SELECT} and id < $2 order by id desc limit $3` };

const REMOVE = { text: 'delete from category_rules where user_id = $1 and id = $2' };
