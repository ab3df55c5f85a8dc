import type { Middleware } from 'koa';
import { isPublicAddress } from '../../adapters/http/public-address.ts';
import type { ReadinessProbe } from '../../domain/ports/service/readiness-probe.ts';

/** Notices a proxy that `TRUSTED_PROXIES` does not count: everybody then shares its address, and its limits. */
export interface ProxyWatch {
  readonly notice: Middleware;
  /** Reported on `/ready`, which stays 200. */
  readonly probe: ReadinessProbe;
}

const UNCOUNTED =
  'Requests come through a proxy that is not counted, so all people share its address, and one of them can use up ' +
  'the limits of all. Set TRUSTED_PROXIES to the number of proxies in front of Coffer.';

/**
 * `warn` hears of it once. Only what a neighbour in the private network forwards counts: a client on the Internet may
 * write the same headers.
 */
export function proxyWatch(trustedProxies: number, warn: (sentence: string) => void): ProxyWatch {
  let isUncounted = false;
  return {
    notice: ({ req: { headers, socket } }, next) => {
      const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers;
      if (!isUncounted && trustedProxies === 0 && isForwarded && !isPublicAddress(socket.remoteAddress ?? '')) {
        isUncounted = true;
        warn(UNCOUNTED);
      }
      return next();
    },
    probe: {
      name: 'proxies',
      required: false,
      check: async () => (isUncounted ? { ok: false, detail: UNCOUNTED } : { ok: true }),
    },
  };
}
