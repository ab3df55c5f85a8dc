/**
 * Where a person goes after signing in or confirming. Only paths of our own: anything else could lead to a look-alike.
 */
export function nextPath(next: string | undefined): string {
  const isOwn = next !== undefined && /^\/(?![/\\])[\x21-\x7e]*$/.test(next) && !next.includes('\\');
  return isOwn ? next : '/account';
}
