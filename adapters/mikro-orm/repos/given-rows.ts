/**
 * Rows of one user as a table `given` in a statement, whose first parameter is the user: the arrays that follow are the
 * columns.
 */
export function givenRows(...columns: readonly (readonly [name: string, type: string, ...unknown[]])[]): string {
  const arrays = columns.map(([, type], index) => `$${index + 2}::${type}[]`).join(', ');
  return `unnest(${arrays}) as given (${columns.map(([name]) => name).join(', ')})`;
}
