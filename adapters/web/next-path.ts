/**
 * Where a person goes after signing in or confirming. Only paths of our own: anything else could lead to a look-alike,
 * and dot segments to a neighbour of the base path on the same host.
 */
export function nextPath(next: string | undefined): string {
  const isOwn = next !== undefined && /^\/(?![/\\])[\x21-\x7e]*$/.test(next) && !next.includes('\\');
  return isOwn && !DOT_SEGMENT.test(next) ? next : '/overview';
}

/** Browsers read `%2e` as a dot. Query and fragment do not count. */
const DOT_SEGMENT = /^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;
