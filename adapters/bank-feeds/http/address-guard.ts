import dns, { type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopbackAddress } from '../../http/loopback.ts';
import { isPublicAddress } from '../../http/public-address.ts';

/** Resolves a name to all of its addresses. */
export type Resolve = (
  hostname: string,
  options: LookupOptions & { readonly all: true },
  found: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export interface AddressGuardOptions {
  /**
   * Origins of this machine that are allowed besides, also without TLS: `http://127.0.0.1:4711`. For tests and the
   * demonstration alone: no setting may lead here.
   */
  readonly loopbackOrigins?: readonly string[];
  /** Node's own resolver, unless a test says otherwise. */
  readonly resolve?: Resolve;
}

/** Requests go to hosts of the public Internet alone, over TLS: some addresses come from users or from redirections. */
export interface AddressGuard {
  /** Whether the URL may be requested, as far as it says by itself. Its host's addresses are checked by `lookup`. */
  allows(url: URL): boolean;
  /**
   * Resolves a host for a connection, and gives it allowed addresses alone. The connection uses what is returned, so no
   * second resolution can lead elsewhere. Fails with the code `EREFUSEDADDRESS` if no address is allowed.
   */
  readonly lookup: LookupFunction;
}

export const REFUSED_ADDRESS_CODE = 'EREFUSEDADDRESS';

export function createAddressGuard({
  loopbackOrigins = [],
  resolve = systemResolve,
}: AddressGuardOptions = {}): AddressGuard {
  return {
    allows: (url) => {
      const host = url.hostname.replace(/^\[|\]$/g, '');
      if (loopbackOrigins.includes(url.origin) && isLoopbackAddress(host)) return true;
      if (url.protocol !== 'https:') return false;
      // `localhost` and all names below it (RFC 6761) are of this machine.
      return isIP(host) === 0 ? !/(?:^|\.)localhost\.?$/i.test(host) : isPublicAddress(host);
    },
    lookup: (hostname, options, callback) => {
      resolve(hostname, { ...options, all: true }, (error, found) => {
        const allowed = error === null ? found.filter(({ address }) => isPublicAddress(address)) : [];
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
