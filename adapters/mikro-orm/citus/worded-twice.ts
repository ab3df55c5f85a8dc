import type { Statement } from '../connection/statement.ts';

/**
 * Both texts of a statement whose tables get their user from each other, as PostgreSQL plans it best. Citus finds the
 * node of a table only by a condition of its own: `ofUser` makes it, for a table or its alias. `$1` is the user.
 */
export function wordedTwice(
  text: (ofUser: (table: string) => string) => string,
): Pick<Statement, 'text' | 'distributed'> {
  return { text: text(() => ''), distributed: text((table) => ` and ${table}.user_id = $1`) };
}
