import { REVISION_COLUMN } from './list-statements.ts';
import type { Statement } from './text-query.ts';
import { TotalsByGroup, type TransactionGroup } from './totals-by-group.ts';

/** From so many transactions on, counting all groups takes longer than a millisecond. */
const GROUPED_ROWS = 5_000;

/** Arrays as PostgreSQL prints them, `null` for a user without transactions. */
export type GroupsRow = [
  accounts: string | null,
  categories: string | null,
  incomes: string | null,
  expenses: string | null,
  revision: string,
];

/**
 * The groups of a user's newest transactions. One row, with an array for each column of the groups: a row for each
 * group would take four times as long to read.
 */
export const COUNT_GROUPS: Statement = {
  name: 'transactions_count_groups',
  isShort: true,
  text: `select array_agg(bank_account_id), array_agg(category_id), array_agg(income), array_agg(expense),
      ${REVISION_COLUMN}
    from (
      select bank_account_id, category_id,
        count(*) filter (where type = 'income') as income, count(*) filter (where type = 'expense') as expense
      from (
        select bank_account_id, category_id, type from transactions
        where user_id = $1 and deleted_at is null
        order by booked_at desc, id desc limit ${GROUPED_ROWS + 1}
      ) newest
      group by bank_account_id, category_id
    ) groups`,
};

/** `rows` are those of {@link COUNT_GROUPS}. `groups` is `undefined` for a user with too many transactions. */
export function toTotalsByGroup([row]: readonly GroupsRow[]): {
  readonly groups: TotalsByGroup | undefined;
  readonly revision: string;
} {
  const [accounts = null, categories = null, incomes = null, expenses = null, revision = ''] = row ?? [];
  const [categoryIds, income, expense] = [categories, incomes, expenses].map(numbersOf);
  const groups: readonly TransactionGroup[] = numbersOf(accounts).map((bankAccountId, nth) => ({
    bankAccountId,
    categoryId: categoryIds?.[nth] ?? 0,
    income: income?.[nth] ?? 0,
    expense: expense?.[nth] ?? 0,
  }));
  const counted = groups.reduce((sum, group) => sum + group.income + group.expense, 0);
  return { groups: counted > GROUPED_ROWS ? undefined : new TotalsByGroup(groups), revision };
}

function numbersOf(array: string | null): readonly number[] {
  return array === null ? [] : array.slice(1, -1).split(',').map(Number);
}
