import { type FinanceError, invalidField } from '../../../domain/error.ts';

/** The member of the request that holds it. */
const FIELD = 'setup_token';
const MAX_CHARACTERS = 4_000;

/**
 * The address at which a setup token is exchanged, which the token holds in base64. Throws `invalid` naming
 * `setup_token` for a text that is not such a token.
 */
export function claimUrlOf(token: string | undefined): URL {
  const compact = (token ?? '').replace(/\s/g, '');
  if (compact === '') throw refusedToken('Copy the setup token from your SimpleFIN page.');
  if (compact.length > MAX_CHARACTERS || !/^[\w+/-]+={0,2}$/.test(compact)) throw notAToken();
  const url = URL.parse(Buffer.from(compact, 'base64').toString('utf8'));
  if (url === null || !/^https?:$/.test(url.protocol)) throw notAToken();
  return url;
}

export function refusedToken(sentence: string): FinanceError {
  return invalidField(FIELD, sentence);
}

function notAToken(): FinanceError {
  return refusedToken('This is not a setup token. Copy the whole text that SimpleFIN shows, and nothing else.');
}
