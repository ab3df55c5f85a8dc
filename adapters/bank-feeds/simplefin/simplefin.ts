import type { BankFeedPort } from '../../../domain/ports/feeds/bank-feed-port.ts';
import { createProviderHttp, type ProviderHttpOptions } from '../http/provider-http.ts';
import { claim } from './claim.ts';
import { fetchFeed } from './fetch-feed.ts';

/** Of the 24 requests a day that SimpleFIN allows, a fetch takes four at most. */
const FETCHES_PER_DAY = 6;

/**
 * SimpleFIN, versions 1 and 2 of its protocol (https://www.simplefin.org/protocol.html). The person brings a setup
 * token, so that there is no consent to wait for and nothing to configure. A connection is renewed with a new token. It
 * cannot be ended from here: the person disables it on their SimpleFIN page.
 */
export function createSimpleFin(options: Omit<ProviderHttpOptions, 'provider'> = {}): BankFeedPort {
  const http = createProviderHttp({ ...options, provider: 'SimpleFIN' });
  return {
    provider: 'simplefin',
    hasTrustedIds: true,
    fetchesPerDay: FETCHES_PER_DAY,
    banks: async () => [],
    begin: async ({ setupToken }) => ({ kind: 'linked', link: await claim(http, setupToken) }),
    complete: async () => undefined,
    renew: async (_credentials, { setupToken }) => ({ kind: 'linked', link: await claim(http, setupToken) }),
    fetch: (request) => fetchFeed(http, request),
    revoke: async () => false,
  };
}
