/** How long a client may keep a list or a view. A new release of the service changes them. */
const FRESH_MS = 300_000;

/** Results that say how long they hold. Those of the tools do not: they rest on data that changes at any time. */
const CACHEABLE: ReadonlySet<string> = new Set([
  'server/discover',
  'tools/list',
  'resources/list',
  'resources/templates/list',
  'resources/read',
]);

/**
 * JSON text of a result with the members that version 2026-07-28 adds to every one (specification 4.10).
 *
 * @param result JSON text of an object with at least one member
 */
export function statelessResult(method: string, result: string, serverInfo: object): string {
  const added = JSON.stringify({
    resultType: 'complete',
    _meta: { 'io.modelcontextprotocol/serverInfo': serverInfo },
    // Lists depend on what the client can show, so no cache may share them between clients.
    ...(CACHEABLE.has(method) ? { ttlMs: FRESH_MS, cacheScope: 'private' } : {}),
  });
  return `${added.slice(0, -1)},${result.slice(1)}`;
}
