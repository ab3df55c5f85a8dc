import type { ProviderCalls, ProviderHttp, ProviderResponse } from '../http/provider-http.ts';
import { isJsonObject, type JsonObject, readJsonObject } from '../http/response-json.ts';
import { tokenOf } from '../json-members.ts';
import { type PlaidError, refusalOf } from './problems.ts';

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

/** The requests of one call of the port. Each throws `FeedFailure`, and `PlaidRefusal` if it is refused. */
export interface PlaidCalls {
  /** Numbers of the response are texts, so that amounts stay exact. */
  send(path: keyof typeof CALLS, body: JsonObject): Promise<JsonObject>;
}

export interface PlaidApi {
  open(): PlaidCalls;
}

export interface PlaidApiOptions {
  readonly http: ProviderHttp;
  readonly keys: PlaidKeys;
  readonly url: string;
}

export function plaidApi(options: PlaidApiOptions): PlaidApi {
  return {
    open: () => {
      const calls = options.http.open();
      return { send: (path, body) => send(options, calls, path, body) };
    },
  };
}

async function send(
  { http, keys, url }: PlaidApiOptions,
  calls: ProviderCalls,
  path: keyof typeof CALLS,
  body: JsonObject,
): Promise<JsonObject> {
  const response = await calls.send({
    method: 'POST',
    url: new URL(`${url}${path}`),
    headers: {
      'Content-Type': 'application/json',
      'Plaid-Version': VERSION,
      'PLAID-CLIENT-ID': keys.clientId,
      'PLAID-SECRET': keys.secret,
    },
    body: JSON.stringify(body),
    isRepeatable: CALLS[path],
    isFinal: (answer) => answer.status < 500 && errorIn(answer).code !== null,
  });
  if (response.status !== 200) throw refusalOf(errorIn(response), response.status, response.retryAfterSeconds);
  return readJsonObject(response, http.failures, { numbers: 'text' });
}

function errorIn({ text }: ProviderResponse): PlaidError {
  try {
    const body: unknown = JSON.parse(text);
    return readError(isJsonObject(body) ? body : undefined);
  } catch {
    return readError(undefined);
  }
}

export function readError(error: JsonObject | undefined): PlaidError {
  return {
    type: tokenOf(error, 'error_type'),
    code: tokenOf(error, 'error_code'),
    reason: tokenOf(error, 'error_code_reason'),
  };
}
