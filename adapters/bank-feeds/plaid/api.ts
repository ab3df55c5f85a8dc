import type { ProviderHttp, ProviderResponse } from '../http/provider-http.ts';
import { type JsonObject, parsedObject, tokenOf } from '../json.ts';
import { type PlaidError, refusalOf } from './problems.ts';

/** Each has keys and people of its own: those of the sandbox are made up. */
export const PLAID_ENVIRONMENTS = ['sandbox', 'production'] as const;
export type PlaidEnvironment = (typeof PLAID_ENVIRONMENTS)[number];

export interface PlaidKeys {
  readonly clientId: string;
  readonly secret: string;
}

const VERSION = '2020-09-14';

/** What Coffer uses of Plaid, and whether doing it twice is doing it once. */
const CALLS = {
  '/link/token/create': false,
  '/link/token/get': true,
  '/item/public_token/exchange': false,
  '/accounts/get': true,
  '/transactions/sync': true,
  '/item/remove': true,
  '/webhook_verification_key/get': true,
} as const satisfies Readonly<Record<string, boolean>>;

/** Sends a request. Throws `FeedFailure`, and `ProviderRefusal` if it is refused. */
export type AskPlaid = (path: keyof typeof CALLS, body: JsonObject) => Promise<JsonObject>;

/** Returns what begins a call of the port, with the time for all its requests. */
export function plaidApi(http: ProviderHttp, { clientId, secret }: PlaidKeys, base: string) {
  return (): AskPlaid => {
    const calls = http.open();
    return async (path, body) => {
      const response = await calls.send({
        method: 'POST',
        url: new URL(`${base}${path}`),
        headers: {
          'Content-Type': 'application/json',
          'Plaid-Version': VERSION,
          'PLAID-CLIENT-ID': clientId,
          'PLAID-SECRET': secret,
        },
        body: JSON.stringify(body),
        isRepeatable: CALLS[path],
        isFinal: (answer) => answer.status < 500 && errorIn(answer).code !== null,
      });
      if (response.status !== 200) throw refusalOf(errorIn(response), response.status, response.retryAfterSeconds);
      return http.readObject(response);
    };
  };
}

function errorIn({ text }: ProviderResponse): PlaidError {
  return readError(parsedObject(text));
}

export function readError(error: JsonObject | undefined): PlaidError {
  return {
    type: tokenOf(error, 'error_type'),
    code: tokenOf(error, 'error_code'),
    reason: tokenOf(error, 'error_code_reason'),
  };
}
