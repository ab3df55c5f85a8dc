import { lookup } from 'node:dns/promises';
import { isPublicAddress } from '../../http/public-address.ts';

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
