import type { ProviderCalls, ProviderHttp, ProviderResponse } from '../http/provider-http.ts';
import { isJsonObject, type JsonObject, readJsonObject } from '../http/response-json.ts';
import { tokenOf } from '../json-members.ts';
import { refusalOf } from './problems.ts';

export const ENABLE_BANKING_URL = 'https://api.enablebanking.com';

export interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** Each is one segment of the path. */
  readonly path: readonly string[];
  /** Members that are `undefined` are left out. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: JsonObject;
  /** `false`: whoever asks has something better to do than to try again. */
  readonly isRepeatable?: boolean;
}

/** The requests of one call of the port. Each throws `FeedFailure`, and `EnableBankingRefusal` if it is refused. */
export interface EnableBankingCalls {
  /** Numbers of the response are texts. */
  send(request: ApiRequest): Promise<JsonObject>;
}

export interface EnableBankingApi {
  open(): EnableBankingCalls;
}

export interface ApiOptions {
  readonly http: ProviderHttp;
  readonly token: () => Promise<string>;
  readonly url: string;
}

export function enableBankingApi(options: ApiOptions): EnableBankingApi {
  return {
    open: () => {
      const calls = options.http.open();
      return { send: (request) => send(options, calls, request) };
    },
  };
}

async function send({ http, token, url }: ApiOptions, calls: ProviderCalls, request: ApiRequest): Promise<JsonObject> {
  const { method = 'GET', body } = request;
  const response = await calls.send({
    method,
    url: addressOf(url, request),
    headers: {
      Authorization: `Bearer ${await token()}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    isRepeatable: request.isRepeatable ?? method !== 'POST',
    // The bank was asked, and counts its requests: the scheduler knows better when to ask again.
    isFinal: (answer) => errorOf(answer) !== null,
  });
  if (response.status < 200 || response.status > 299) {
    throw refusalOf(errorOf(response), response.status, response.retryAfterSeconds);
  }
  return readJsonObject(response, http.failures, { numbers: 'text' });
}

function addressOf(base: string, { path, query = {} }: ApiRequest): URL {
  const url = new URL(`${base}/${path.map(encodeURIComponent).join('/')}`);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
  return url;
}

function errorOf({ text }: ProviderResponse): string | null {
  try {
    const body: unknown = JSON.parse(text);
    const error = isJsonObject(body) ? tokenOf(body, 'error') : null;
    return error !== null && /^[A-Z_]{1,60}$/.test(error) ? error : null;
  } catch {
    return null;
  }
}
