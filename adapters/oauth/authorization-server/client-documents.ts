import { Resolver } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { isPublicAddress } from '../../http/public-address.ts';

/** Whether somebody here has approved the client: what others make the service do takes no place away from it. */
export type Standing = 'known' | 'unknown';

/** Reads the documents in which clients describe themselves (OAuth client ID metadata documents). */
export interface ClientDocuments {
  /** Whether the document at this address may be fetched at all. */
  allows(url: URL, standing: Standing): Promise<boolean>;
  /** As the global `fetch`, for hosts that were allowed a moment ago. Follows no redirect. */
  readonly fetch: typeof fetch;
}

/** All addresses of a host. */
type Resolve = (hostname: string) => Promise<readonly string[]>;

/** Look-ups and requests that run at once, for clients of either standing. */
const AT_ONCE_MAX = 64;
const LOOKUP_MAX_MS = 3_000;
/** The library fetches at once. */
const ALLOWED_FOR_MS = 10_000;
const ALLOWED_HOSTS_MAX = 1_000;

/**
 * Anybody can make this service fetch a document, so it only goes where everybody can go: to the web's usual port,
 * under a real name, all of whose addresses are public. The connection goes to the address that was checked, so no
 * second look-up leads elsewhere, and none occupies the few threads that look up the database.
 */
export function publicClientDocuments(
  resolve: Resolve = resolveBy(),
  isAllowed: (address: string) => boolean = isPublicAddress,
): ClientDocuments {
  const rooms: Readonly<Record<Standing, Room>> = { known: room(), unknown: room() };
  const allowed = new LRUCache<string, { readonly addresses: readonly string[]; readonly standing: Standing }>({
    max: ALLOWED_HOSTS_MAX,
    ttl: ALLOWED_FOR_MS,
  });
  return {
    async allows({ protocol, hostname, port }, standing) {
      if (protocol !== 'https:' || port !== '' || !/\.[a-z][a-z\d-]*$/i.test(hostname)) return false;
      const addresses = await rooms[standing](() => resolve(hostname)).catch(() => []);
      if (addresses.length === 0 || !addresses.every(isAllowed)) return false;
      allowed.set(hostname, { addresses, standing });
      return true;
    },
    async fetch(input, init) {
      const url = new URL(input instanceof Request ? input.url : input);
      const host = allowed.get(url.hostname);
      if (host === undefined) throw new Error('The host was not allowed before.');
      return rooms[host.standing](() => get(url, host.addresses, init));
    },
  };
}

type Room = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Turns away whoever comes when it is full: waiting would make the others late, too. */
function room(): Room {
  let taken = 0;
  return async (work) => {
    if (taken >= AT_ONCE_MAX) throw new Error('Too many documents are fetched at once.');
    taken += 1;
    try {
      return await work();
    } finally {
      taken -= 1;
    }
  };
}

/** Asks the name servers themselves: the system's look-up would occupy a thread for as long as they do not answer. */
export function resolveBy(servers: readonly string[] = []): Resolve {
  return async (hostname) => {
    const resolver = new Resolver({ timeout: 1_000, tries: 2 });
    if (servers.length > 0) resolver.setServers(servers);
    const late = setTimeout(() => resolver.cancel(), LOOKUP_MAX_MS);
    const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    clearTimeout(late);
    return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  };
}

/** Node's own client, because the global `fetch` cannot be told the address that it shall connect to. */
async function get(url: URL, addresses: readonly string[], init: RequestInit | undefined): Promise<Response> {
  const known = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  const lookup: LookupFunction = (_hostname, { all }, callback) => {
    if (all === true) callback(null, known);
    else callback(null, known[0]?.address ?? '', known[0]?.family);
  };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = { Accept: 'application/json' };
  request(url, { agent: false, headers, lookup, signal: init?.signal ?? undefined }, resolve)
    .on('error', reject)
    .end();
  const answer = await promise;
  const body = answer.statusCode === 200 ? (Readable.toWeb(answer) as ReadableStream) : null;
  if (body === null) answer.destroy();
  const { 'cache-control': control, expires } = answer.headers;
  const kept = { ...(control && { 'Cache-Control': control }), ...(expires && { Expires: expires }) };
  // A host may answer with a status that no response can have, such as 600: this throws, and the document is refused.
  return new Response(body, { status: answer.statusCode ?? 500, headers: kept });
}
