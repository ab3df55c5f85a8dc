import type { ProviderHttp, ProviderResponse } from '../http/provider-http.ts';
import { type JsonObject, parsedObject, tokenOf } from '../json.ts';
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

/** Sends a request. Throws `FeedFailure`, and `ProviderRefusal` if it is refused. */
export type AskEnableBanking = (request: ApiRequest) => Promise<JsonObject>;

/** Returns what begins a call of the port, with the time for all its requests. */
export function enableBankingApi(http: ProviderHttp, token: () => Promise<string>, base: string) {
  return (): AskEnableBanking => {
    const calls = http.open();
    return async (request) => {
      const { method = 'GET', body } = request;
      const response = await calls.send({
        method,
        url: addressOf(base, request),
        headers: {
          Authorization: `Bearer ${await token()}`,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        isRepeatable: request.isRepeatable ?? method !== 'POST',
        // The bank was asked, and counts its requests: the scheduler knows better when to ask again.
        isFinal: (answer) => errorOf(answer) !== null,
      });
      const { status, retryAfterSeconds } = response;
      if (status < 200 || status > 299) throw refusalOf(errorOf(response), status, retryAfterSeconds);
      return http.readObject(response);
    };
  };
}

function addressOf(base: string, { path, query = {} }: ApiRequest): URL {
  const url = new URL(`${base}/${path.map(encodeURIComponent).join('/')}`);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
  return url;
}

function errorOf({ text }: ProviderResponse): string | null {
  const error = tokenOf(parsedObject(text), 'error');
  return error !== null && /^[A-Z_]{1,60}$/.test(error) ? error : null;
}
