import dns, { type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '../../http/public-address.ts';

/** Resolves a name to all of its addresses. */
export type Resolve = (
  hostname: string,
  options: LookupOptions & { readonly all: true },
  found: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export interface AddressGuardOptions {
  /**
   * Origins that are allowed besides, also on private networks and without TLS: `http://nas.home:4711`. The
   * administrator names them, each with its port.
   */
  readonly allowedOrigins?: readonly string[];
  /** Node's own resolver, unless a test says otherwise. */
  readonly resolve?: Resolve;
}

/** Requests go to hosts of the public Internet alone, over TLS: some addresses come from users or from redirections. */
export interface AddressGuard {
  /** Whether the URL may be requested, as far as it says by itself. Its host's addresses are checked by `lookup`. */
  allows(url: URL): boolean;
  /**
   * What resolves the URL's host for its connection, and gives allowed addresses alone. The connection uses what is
   * returned, so no second resolution can lead elsewhere. It fails with the code `EREFUSEDADDRESS` if no address is
   * allowed.
   */
  lookupOf(url: URL): LookupFunction;
}

export const REFUSED_ADDRESS_CODE = 'EREFUSEDADDRESS';

export function createAddressGuard({
  allowedOrigins = [],
  resolve = systemResolve,
}: AddressGuardOptions = {}): AddressGuard {
  return {
    allows: (url) => {
      if (allowedOrigins.includes(url.origin)) return true;
      const host = url.hostname.replace(/^\[|\]$/g, '');
      if (url.protocol !== 'https:') return false;
      // `localhost` and all names below it (RFC 6761) are of this machine.
      return isIP(host) === 0 ? !/(?:^|\.)localhost\.?$/i.test(host) : isPublicAddress(host);
    },
    lookupOf: (url) => (hostname, options, callback) => {
      const isNamed = allowedOrigins.includes(url.origin);
      resolve(hostname, { ...options, all: true }, (error, found) => {
        const allowed = error === null ? found.filter(({ address }) => isNamed || isPublicAddress(address)) : [];
        const [first] = allowed;
        if (first === undefined) callback(error ?? refusedAddress(), '');
        else if (options.all === true) callback(null, allowed);
        else callback(null, first.address, first.family);
      });
    },
  };
}

const systemResolve: Resolve = (hostname, options, found) => dns.lookup(hostname, options, found);

function refusedAddress(): NodeJS.ErrnoException {
  return Object.assign(new Error('The host has no public address.'), { code: REFUSED_ADDRESS_CODE });
}
