import { type FinanceError, invalidField } from '../../../domain/error.ts';
import { FeedFailure } from '../../../domain/feeds/feed-problem.ts';
import type { FeedLink } from '../../../domain/ports/feeds/bank-feed-port.ts';
import { RefusedAddress } from '../http/http-failures.ts';
import type { ProviderHttp, ProviderResponse } from '../http/provider-http.ts';
import { feedProblem } from '../problem.ts';

/** Where a connection's data are, and what opens them. */
export interface Access {
  /** With a slash at the end. */
  readonly root: URL;
  readonly headers: { readonly Authorization: string };
}

/**
 * Exchanges a setup token, which can be done once, for the address that holds the credentials. Throws `invalid` naming
 * `setup_token` for a text that is not such a token, and for one that is refused.
 */
export async function claim(http: ProviderHttp, setupToken: string | undefined): Promise<FeedLink> {
  const response = await http
    .open()
    .send({ method: 'POST', url: claimUrlOf(setupToken) })
    .catch(refuseAddress);
  if (response.status === 403 || response.status === 404) throw refusedToken(USED);
  if (response.status !== 200) throw statusFailure(response);
  const credentials = response.text.trim();
  const access = accessOf(credentials);
  if (access === undefined) throw http.failures.nonsense();
  if (!http.allows(access.root)) throw refusedToken(NOT_PUBLIC);
  return { credentials, providerKey: null, accounts: [], consentExpiresAt: null };
}

const NOT_PUBLIC =
  'This setup token leads to an address that is not a public https address. The administrator of this server can ' +
  'allow one of their own network with FEED_ALLOWED_ORIGINS.';

const USED =
  'SimpleFIN does not accept this setup token: it was used before, or does not exist. If you have not used it ' +
  'yourself, somebody else may be reading your data: disable it on your SimpleFIN page. Then create a new one.';
const TOKEN_MAX_CHARACTERS = 4_000;

/** The address that a setup token holds in base64. */
function claimUrlOf(token: string | undefined): URL {
  const compact = (token ?? '').replace(/\s/g, '');
  if (compact === '') throw refusedToken('Copy the setup token from your SimpleFIN page.');
  const isToken = compact.length <= TOKEN_MAX_CHARACTERS && /^[\w+/-]+={0,2}$/.test(compact);
  const url = isToken ? URL.parse(Buffer.from(compact, 'base64').toString('utf8')) : null;
  if (url !== null && /^https?:$/.test(url.protocol)) return url;
  throw refusedToken('This is not a setup token. Copy the whole text that SimpleFIN shows, and nothing else.');
}

function refuseAddress(error: unknown): never {
  if (!(error instanceof RefusedAddress)) throw error;
  throw refusedToken(NOT_PUBLIC);
}

function refusedToken(sentence: string): FinanceError {
  return invalidField('setup_token', sentence);
}

/** Reads `https://user:password@bridge.example/simplefin`. `undefined` for anything else. */
export function accessOf(text: string): Access | undefined {
  const url = URL.parse(text.trim());
  if (url === null || url.username === '' || url.search !== '') return undefined;
  const root = new URL(url.pathname.replace(/\/*$/, '/'), url.origin);
  try {
    const pair = decodeURIComponent(`${url.username}:${url.password}`);
    return { root, headers: { Authorization: `Basic ${Buffer.from(pair).toString('base64')}` } };
  } catch {
    return undefined;
  }
}

/** What a status other than 200 means. */
export function statusFailure({ status, retryAfterSeconds }: ProviderResponse): FeedFailure {
  if (status === 402)
    return new FeedFailure(feedProblem('payment_required', 'Your SimpleFIN subscription has ended. Pay it to go on.'));
  if (status === 401 || status === 403) return new FeedFailure(feedProblem('revoked', REVOKED));
  if (status === 429) {
    const message = 'SimpleFIN wants fewer requests for a while.';
    return new FeedFailure(feedProblem('rate_limited', message, retryAfterSeconds));
  }
  const message = 'SimpleFIN is out of order. Coffer tries again later.';
  return new FeedFailure(feedProblem('provider_unavailable', message, retryAfterSeconds));
}

const REVOKED =
  'SimpleFIN no longer accepts this connection: its access was disabled. Create a setup token there and renew it.';
