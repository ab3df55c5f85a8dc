import type { FeedLink } from '../../../domain/ports/feeds/bank-feed-port.ts';
import { RefusedAddress } from '../http/http-failures.ts';
import type { ProviderHttp, ProviderResponse } from '../http/provider-http.ts';
import { accessOf } from './access-url.ts';
import { statusFailure } from './failures.ts';
import { claimUrlOf, refusedToken } from './setup-token.ts';

/** Exchanges a setup token, which can be done once, for the address that holds the credentials. */
export async function claim(http: ProviderHttp, setupToken: string | undefined): Promise<FeedLink> {
  const response = await post(http, claimUrlOf(setupToken));
  const credentials = response.text.trim();
  if (accessOf(credentials) === undefined) throw http.failures.nonsense();
  return { credentials, providerKey: null, accounts: [], consentExpiresAt: null };
}

async function post(http: ProviderHttp, url: URL): Promise<ProviderResponse> {
  const response = await http.open().send({ method: 'POST', url }).catch(refuseAddress);
  if (response.status === 200) return response;
  if (response.status === 403 || response.status === 404) throw refusedToken(USED);
  throw statusFailure(response);
}

const USED =
  'SimpleFIN does not accept this setup token: it was used before, or does not exist. If you have not used it ' +
  'yourself, somebody else may be reading your data: disable it on your SimpleFIN page. Then create a new one.';

function refuseAddress(error: unknown): never {
  if (!(error instanceof RefusedAddress)) throw error;
  throw refusedToken('This setup token leads to an address that is not a public https address.');
}
