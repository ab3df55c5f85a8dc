/**
 * Rows of one user as a table `given` in a statement: the user is its first parameter and a column of each row; the
 * columns are the arrays that follow. Join `user_id` to that of the other table, and do not compare that with the
 * parameter: of a user whom its statistics do not know PostgreSQL expects a single row, and it would look for each of
 * many thousands in the whole list of the given ones. `offset 0` keeps it from seeing that all have one user.
 */
export function givenRows(...columns: readonly (readonly [name: string, type: string, ...unknown[]])[]): string {
  const arrays = columns.map(([, type], index) => `$${index + 2}::${type}[]`).join(', ');
  const names = columns.map(([name]) => name).join(', ');
  return `(select $1::bigint as user_id, * from unnest(${arrays}) as lists (${names}) offset 0) as given`;
}
