import type { TransactionFilter } from '../../domain/ports/transaction-reader.ts';
import { textCondition } from './search-text.ts';

/**
 * The conditions of a statement on `transactions`, and their values in the order of the parameters. `$1` is the user.
 */
export interface Conditions {
  readonly sql: string;
  readonly values: readonly unknown[];
  /** The same for statements with the same conditions; `undefined` where the best plan depends on the values. */
  readonly shape: string | undefined;
}

type Condition = readonly [shape: string, sql: (parameter: string) => string, value: unknown];

/**
 * Selects the live transactions of a user that match `filter`. Every value is a parameter. An integer in the text would
 * be an int4, and the trigram index, whose first column is a bigint, could not use the user's id.
 */
export function conditionsOf(userId: number, filter: TransactionFilter): Conditions {
  const conditions = [...columnConditions(filter), ...dayConditions(filter), ...textConditions(filter)];
  const sql = conditions.map(([, condition], index) => ` and ${condition(`$${index + 2}`)}`);
  return {
    sql: `user_id = $1 and deleted_at is null${sql.join('')}`,
    values: [userId, ...conditions.map(([, , value]) => value)],
    shape: filter.text === undefined ? conditions.map(([shape]) => shape).join('') : undefined,
  };
}

function* columnConditions(filter: TransactionFilter): Iterable<Condition> {
  const { bankAccountId, type, categoryIds, exceptCategoryIds, exceptBankAccountIds } = filter;
  if (bankAccountId !== undefined) yield ['a', (value) => `bank_account_id = ${value}`, bankAccountId];
  if (type !== undefined) yield ['t', (value) => `type = ${value}`, type];
  // A single category is compared for equality, so that the category's index yields the rows in the order of the list.
  if (categoryIds?.length === 1) yield ['c', (value) => `category_id = ${value}`, categoryIds[0]];
  else if (categoryIds !== undefined) yield ['C', (value) => `category_id = any(${value}::bigint[])`, categoryIds];
  if (exceptCategoryIds !== undefined) {
    yield ['k', (value) => `category_id <> all(${value}::bigint[])`, exceptCategoryIds];
  }
  if (exceptBankAccountIds !== undefined) {
    yield ['x', (value) => `bank_account_id <> all(${value}::bigint[])`, exceptBankAccountIds];
  }
}

function* dayConditions({ from, to }: TransactionFilter): Iterable<Condition> {
  const midnight = (date: string) => `(${date})::timestamp at time zone 'UTC'`;
  if (from !== undefined) yield ['f', (value) => `booked_at >= ${midnight(`${value}::date`)}`, from];
  if (to !== undefined) yield ['u', (value) => `booked_at < ${midnight(`${value}::date + 1`)}`, to];
}

function* textConditions({ text }: TransactionFilter): Iterable<Condition> {
  if (text === undefined) return;
  const condition = textCondition(text);
  if (condition.kind === 'like') yield ['', (value) => `search_text like ${value}`, condition.pattern];
  if (condition.kind === 'part') yield ['', (value) => `strpos(search_text, ${value}) > 0`, condition.part];
  if (condition.kind === 'none') yield ['', (value) => `${value}::boolean`, false];
}
