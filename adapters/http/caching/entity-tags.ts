/**
 * The entity tags of an `If-None-Match` header; `*` stands for itself. Uses the weak comparison (RFC 9110, 13.1.2).
 * Koa's `ctx.fresh` is not usable here: it sends a full response whenever the request has `Cache-Control: no-cache`,
 * and `fetch` adds that to every If-None-Match.
 */
export function namedTags(ifNoneMatch: string | undefined): readonly string[] {
  if (ifNoneMatch === undefined) return [];
  return ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}

export function isNamedIn(ifNoneMatch: string | undefined, entityTag: string): boolean {
  const tags = namedTags(ifNoneMatch);
  return tags.includes(entityTag) || (tags.length === 1 && tags[0] === '*');
}
