import type { TransactionFilter } from '../../domain/ports/transaction-reader.ts';
import { type TextCondition, textCondition } from './search-text.ts';

/**
 * The conditions of a statement on `transactions`, and their values in the order of the parameters. `$1` is the user.
 */
export interface Conditions {
  readonly sql: string;
  /** Those of them that say in which days; empty, or begins with `and`. */
  readonly days: string;
  /** Conditions that divide the table into parts, each with an index of its own. */
  readonly parts: readonly string[];
  readonly values: readonly unknown[];
  /** The same for statements with the same conditions; `undefined` where the best plan depends on the values. */
  readonly shape: string | undefined;
}

type Condition = readonly [shape: string, sql: (parameter: string) => string, value: unknown];

const UNDIVIDED = ['true'];

/** An index contains the search texts, except for long ones. */
const BY_TEXT_LENGTH = ['octet_length(search_text) <= 2000', 'octet_length(search_text) > 2000'];

/** What to select from for a sum over all parts. */
export function sourceOf({ parts }: Pick<Conditions, 'parts'>): string {
  if (parts.length === 1) return 'transactions';
  return `(${parts.map((part) => `select * from transactions where ${part}`).join(' union all ')}) transactions`;
}

/**
 * Selects the live transactions of a user that match `filter`; `isLargeUser` says which way to search their texts.
 * Every value is a parameter. An integer in the text would be an int4, and the trigram index, whose first column is a
 * bigint, could not use the user's id.
 */
export function conditionsOf(userId: number, filter: TransactionFilter, isLargeUser = false): Conditions {
  const text = filter.text === undefined ? undefined : textCondition(filter.text, isLargeUser);
  const conditions = [...columnConditions(filter), ...dayConditions(filter), ...textConditions(text)];
  const sql = conditions.map(([, condition], index) => ` and ${condition(`$${index + 2}`)}`);
  const days = sql.filter((_, index) => DAY_SHAPES.has(conditions[index]?.[0]));
  const [visible, v] = filter.visibleAccountsOnly ? [VISIBLE, 'v'] : ['', ''];
  return {
    parts: text?.kind === 'part' ? BY_TEXT_LENGTH : UNDIVIDED,
    sql: `user_id = $1 and deleted_at is null${sql.join('')}${visible}`,
    days: days.join(''),
    values: [userId, ...conditions.map(([, , value]) => value)],
    shape: text?.kind === 'like' ? undefined : conditions.map(([shape]) => shape).join('') + v,
  };
}

/** PostgreSQL reads the hidden accounts once for each statement, before the transactions. */
const VISIBLE = ` and bank_account_id <> all(array(
    select a.id from bank_accounts a where a.user_id = $1 and a.hidden and a.deleted_at is null
  ))`;

function* columnConditions(filter: TransactionFilter): Iterable<Condition> {
  const { bankAccountId, type, categoryIds, exceptCategoryIds } = filter;
  if (bankAccountId !== undefined) yield ['a', (value) => `bank_account_id = ${value}`, bankAccountId];
  if (type !== undefined) yield ['t', (value) => `type = ${value}`, type];
  // A single category is compared for equality, so that the category's index yields the rows in the order of the list.
  if (categoryIds?.length === 1) yield ['c', (value) => `category_id = ${value}`, categoryIds[0]];
  else if (categoryIds !== undefined) yield ['C', (value) => `category_id = any(${value}::bigint[])`, categoryIds];
  if (exceptCategoryIds !== undefined) {
    yield ['k', (value) => `category_id <> all(${value}::bigint[])`, exceptCategoryIds];
  }
}

const DAY_SHAPES: ReadonlySet<string | undefined> = new Set(['f', 'u']);

function* dayConditions({ from, to }: TransactionFilter): Iterable<Condition> {
  const midnight = (date: string) => `(${date})::timestamp at time zone 'UTC'`;
  if (from !== undefined) yield ['f', (value) => `booked_at >= ${midnight(`${value}::date`)}`, from];
  if (to !== undefined) yield ['u', (value) => `booked_at < ${midnight(`${value}::date + 1`)}`, to];
}

function* textConditions(text: TextCondition | undefined): Iterable<Condition> {
  if (text?.kind === 'like') yield ['', (value) => `search_text like ${value}`, text.pattern];
  if (text?.kind === 'like' || text?.kind === 'part') {
    yield ['s', (value) => `strpos(search_text, ${value}) > 0`, text.part];
  }
  if (text?.kind === 'none') yield ['n', (value) => `${value}::boolean`, false];
}
