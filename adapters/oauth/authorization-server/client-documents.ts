import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Reads the documents in which clients describe themselves (OAuth client ID metadata documents). */
export interface ClientDocuments {
  /** Whether the document at this address may be fetched at all. */
  allows(url: URL): Promise<boolean>;
  /**
   * As the global `fetch`. The authorization server passes a dispatcher that hangs up on addresses of private networks
   * before it sends anything; whoever drops the options drops this guard.
   */
  readonly fetch: typeof fetch;
}

/** All addresses of a host. */
type Resolve = (hostname: string) => Promise<readonly string[]>;

/**
 * Anybody can make this service fetch a document, so it only goes where everybody can go: to the web's usual port,
 * under a real name, all of whose addresses are public. A name that changes its address afterwards meets the guard of
 * the dispatcher.
 */
export function publicClientDocuments(resolve: Resolve = addressesOf): ClientDocuments {
  return {
    allows: async ({ protocol, hostname, port }) => {
      if (protocol !== 'https:' || port !== '' || !/\.[a-z][a-z\d-]*$/i.test(hostname)) return false;
      const addresses = await resolve(hostname).catch(() => []);
      return addresses.length > 0 && addresses.every(isPublicAddress);
    },
    fetch: (input, init) => fetch(input, init),
  };
}

async function addressesOf(hostname: string): Promise<readonly string[]> {
  return (await lookup(hostname, { all: true })).map(({ address }) => address);
}

/** Whether an address belongs to the public Internet (the registries of RFC 6890, and multicast). */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !SPECIAL.check(address, 'ipv4');
  // Only these are assigned to the public; all transition and local ranges lie outside, or are listed.
  return family === 6 && GLOBAL_UNICAST.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6');
}

const GLOBAL_UNICAST = new BlockList();
GLOBAL_UNICAST.addSubnet('2000::', 3, 'ipv6');

const SPECIAL_IPV4: readonly (readonly [net: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

const SPECIAL_IPV6: readonly (readonly [net: string, prefix: number])[] = [
  // Protocol assignments with Teredo, documentation, 6to4, and the direct delegation AS112 service.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const SPECIAL = new BlockList();
for (const [net, prefix] of SPECIAL_IPV4) SPECIAL.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of SPECIAL_IPV6) SPECIAL.addSubnet(net, prefix, 'ipv6');
