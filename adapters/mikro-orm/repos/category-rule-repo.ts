import type { CategoryRule, RuleOrigin } from '../../../domain/categorising/category-rule.ts';
import { notFound } from '../../../domain/error.ts';
import type { TransactionType } from '../../../domain/ledger/transaction.ts';
import type { CategoryRuleRepo } from '../../../domain/ports/category-rule-repo.ts';
import { holdUser } from '../hold-user.ts';
import { requireLiveUser } from '../live-user.ts';
import type { Session } from '../session.ts';
import { timestampFromPostgres } from '../timestamp-text.ts';

export function createCategoryRuleRepo(session: Session): CategoryRuleRepo {
  return {
    put: (rule, limit) =>
      session.atomically(async (unit) => {
        const { userId, merchant, key, type, categoryId, origin, createdAt, updatedAt } = rule;
        await requireLiveUser(unit, userId);
        // Rules that are put at once count each other.
        await holdUser(unit, userId);
        const values = [userId, merchant, key, type, categoryId, origin, createdAt, updatedAt, limit];
        const { rows } = await unit.query<RuleColumns>(PUT, values);
        if (rows.length > 0) unit.changed.dataOf(userId);
        return rows.map(ruleFrom)[0];
      }),
    async list(userId) {
      return (await session.query<RuleColumns>(LIST, [userId])).rows.map(ruleFrom);
    },
    async page(userId, beforeId, limit) {
      return (await session.query<RuleColumns>(PAGE, [userId, beforeId, limit])).rows.map(ruleFrom);
    },
    remove: (userId, id) =>
      session.atomically(async (unit) => {
        // In the order of `put`: first the user, then the rule.
        await holdUser(unit, userId);
        const { count } = await unit.query(REMOVE, [userId, id]);
        if (count === 0) throw notFound('category rule');
        unit.changed.dataOf(userId);
      }),
  };
}

const COLUMNS = 'id, user_id, merchant, key, type, category_id, origin, created_at, updated_at';

const PUT = {
  name: 'put_category_rule',
  text: `insert into category_rules (user_id, merchant, key, type, category_id, origin, created_at, updated_at)
    select $1::bigint, $2, $3, $4, $5::bigint, $6, $7::timestamptz, $8::timestamptz
    where (select count(*) from category_rules where user_id = $1) < $9::bigint
      or exists (select from category_rules where user_id = $1 and key = $3 and type is not distinct from $4)
    on conflict (user_id, key, type) do update set merchant = excluded.merchant, category_id = excluded.category_id,
      origin = excluded.origin, updated_at = excluded.updated_at
    returning ${COLUMNS}`,
};

const LIST = { name: 'category_rules', text: `select ${COLUMNS} from category_rules where user_id = $1 order by id` };

const PAGE = {
  name: 'category_rules_page',
  text: `select ${COLUMNS} from category_rules where user_id = $1 and id < $2 order by id desc limit $3`,
};

const REMOVE = { text: 'delete from category_rules where user_id = $1 and id = $2' };

type RuleColumns = [
  id: string,
  userId: string,
  merchant: string,
  key: string,
  type: TransactionType | null,
  categoryId: string,
  origin: RuleOrigin,
  createdAt: string,
  updatedAt: string,
];

function ruleFrom([id, userId, merchant, key, type, categoryId, origin, ...times]: RuleColumns): CategoryRule {
  const [createdAt, updatedAt] = times;
  return {
    id: Number(id),
    userId: Number(userId),
    merchant,
    key,
    type,
    categoryId: Number(categoryId),
    origin,
    createdAt: timestampFromPostgres(createdAt),
    updatedAt: timestampFromPostgres(updatedAt),
  };
}
