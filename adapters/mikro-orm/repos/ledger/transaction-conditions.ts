import type { TransactionFilter } from '../../../../domain/ports/transaction-reader.ts';
import { type Alternatives, searchPatterns } from '../../../../domain/searching/search-patterns.ts';
import type { Statement } from '../../connection/statement.ts';

/**
 * The conditions of a statement on `transactions`, and their values in the order of the parameters. `$1` is the user.
 */
export interface Conditions {
  readonly sql: string;
  /** What to select from. */
  readonly source: string;
  readonly values: readonly unknown[];
  /**
   * A statement with these conditions, which stays prepared unless a text is searched: what such a statement looks for,
   * and so its own text, follows from the words.
   */
  readonly statement: (kind: string, text: string) => Statement;
  /** Whether a text is searched. */
  readonly text: boolean;
}

type Condition = readonly [shape: string, sql: (parameter: string) => string, value: unknown];

/** Each half has an index in the order of lists. That of the first contains the texts; long ones fit into none. */
const BY_TEXT_LENGTH = `(
    select * from transactions where octet_length(search_text) <= 2000
    union all select * from transactions where octet_length(search_text) > 2000
  ) transactions`;

/**
 * Selects the live transactions of a user that match `filter`. Every value is a parameter.
 */
export function conditionsOf(userId: number, filter: TransactionFilter): Conditions {
  const conditions = [...dayConditions(filter), ...columnConditions(filter), ...textConditions(filter)];
  const sql = conditions.map(([, condition], index) => ` and ${condition(`$${index + 2}`)}`);
  const [visible, v] = filter.visibleAccountsOnly ? [VISIBLE, 'v'] : ['', ''];
  const shape = conditions.map(([letter]) => letter).join('') + v;
  return {
    source: filter.text === undefined ? 'transactions' : BY_TEXT_LENGTH,
    sql: `user_id = $1 and deleted_at is null${sql.join('')}${visible}`,
    values: [userId, ...conditions.map(([, , value]) => value)],
    statement: (kind, text) => (filter.text === undefined ? { name: `transactions_${kind}_${shape}`, text } : { text }),
    text: filter.text !== undefined,
  };
}

/** PostgreSQL reads the hidden accounts once for each statement, before the transactions. */
const VISIBLE = ` and bank_account_id <> all(array(
    select a.id from bank_accounts a where a.user_id = $1 and a.hidden and a.deleted_at is null
  ))`;

function* columnConditions(filter: TransactionFilter): Iterable<Condition> {
  const { bankAccountId, type, categoryIds } = filter;
  if (bankAccountId !== undefined) yield ['a', (value) => `bank_account_id = ${value}`, bankAccountId];
  if (type !== undefined) yield ['t', (value) => `type = ${value}`, type];
  // A single category is compared for equality, so that the category's index yields the rows in the order of the list.
  if (categoryIds?.length === 1) yield ['c', (value) => `category_id = ${value}`, categoryIds[0]];
  else if (categoryIds !== undefined) yield ['C', (value) => `category_id = any(${value}::bigint[])`, categoryIds];
}

function* dayConditions({ from, to }: TransactionFilter): Iterable<Condition> {
  const midnight = (date: string) => `(${date})::timestamp at time zone 'UTC'`;
  if (from !== undefined) yield ['f', (value) => `booked_at >= ${midnight(`${value}::date`)}`, from];
  if (to !== undefined) yield ['u', (value) => `booked_at < ${midnight(`${value}::date + 1`)}`, to];
}

/**
 * One array of all patterns, because how many there are follows from the text. PostgreSQL looks for a whole word among
 * all of the user's texts once, when the first of them has a part; for longer words it need not.
 */
function* textConditions({ text }: TransactionFilter): Iterable<Condition> {
  if (text === undefined) return;
  const values: string[] = [];
  const has = (alternatives: Alternatives, value: string) => {
    const each = alternatives.map((parts) =>
      parts.map((part) => `strpos(search_text, (${value}::text[])[${values.push(part)}]) > 0`).join(' and '),
    );
    return each.length === 0 ? `cardinality(${value}::text[]) > 0` : `(${each.join(' or ')})`;
  };
  const { parts, whole, words } = searchPatterns(text);
  const isSame = JSON.stringify(parts) === JSON.stringify(words);
  const rest = (value: string) => ` and (${has(words, value)} or not exists (
    select from ${BY_TEXT_LENGTH} where user_id = $1 and deleted_at is null and ${has(whole, value)}))`;
  const sql = (value: string) => has(parts, value) + (isSame ? '' : rest(value));
  yield ['s', sql, values];
}
