import { FeedFailure } from '../../../domain/feeds/feed-problem.ts';
import { type JsonObject, parsedObject } from '../json.ts';
import { type AddressGuardOptions, createAddressGuard, REFUSED_ADDRESS_CODE } from './address-guard.ts';
import { BodyTooLong, type ExchangeRequest, type ExchangeResponse, exchange } from './http-exchange.ts';
import { type HttpFailures, httpFailures } from './http-failures.ts';
import { isTransient, isUnsent, retryAfterSeconds, systemWait, type Wait, waitBefore } from './retries.ts';

export interface ProviderHttpOptions extends AddressGuardOptions {
  /** What failures call the provider: `SimpleFIN`. */
  readonly provider: string;
  /** Limit for all requests of one call of the port, with their retries. A minute, as the port promises. */
  readonly totalMillis?: number;
  /** Limit for one request. */
  readonly timeoutMillis?: number;
  /** Limit for an unpacked body. */
  readonly maxBytes?: number;
  readonly wait?: Wait;
}

export interface ProviderRequest {
  readonly method?: ExchangeRequest['method'];
  /** A user name and a password in it are not sent: put them into `headers`. */
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether doing it twice is doing it once. GET, PUT and DELETE are, unless the request says otherwise. */
  readonly isRepeatable?: boolean;
  /** A response that is not tried again although its status says so, such as the end of a daily allowance. */
  readonly isFinal?: (response: ProviderResponse) => boolean;
}

/** With any status but a redirection that was followed: what it means is the provider's matter. */
export interface ProviderResponse extends ExchangeResponse {
  /** What `Retry-After` says. */
  readonly retryAfterSeconds: number | null;
}

/** The requests of one call of the port. */
export interface ProviderCalls {
  /**
   * Sends one request. Connection failures, 429 and 5xx are tried again, up to three times in all, if the request is
   * repeatable; a connection that was not made is tried again in any case. Throws `FeedFailure`, and `RefusedAddress`
   * for an address that is not a public one.
   */
  send(request: ProviderRequest): Promise<ProviderResponse>;
  /** How much of the time for all requests is left. */
  remainingMillis(): number;
}

/** How adapters of bank feeds talk to their providers. */
export interface ProviderHttp {
  readonly failures: HttpFailures;
  /** Begins a call of the port, and its time. */
  open(): ProviderCalls;
  /** Whether an address may be asked, as far as it says by itself. */
  allows(url: URL): boolean;
  /** The object of JSON that the body is, with the text of each number. Throws the failure `nonsense` without one. */
  readObject(response: Pick<ProviderResponse, 'text'>): JsonObject;
}

const DEFAULTS = {
  totalMillis: 55_000,
  timeoutMillis: 30_000,
  maxBytes: 20 * 1024 * 1024,
  wait: systemWait,
};
const REDIRECTIONS_MAX = 3;

export function createProviderHttp(options: ProviderHttpOptions): ProviderHttp {
  const failures = httpFailures(options.provider);
  const settings = {
    ...DEFAULTS,
    ...options,
    wait: options.wait ?? DEFAULTS.wait,
    guard: createAddressGuard(options),
    failures,
  };
  return {
    failures,
    allows: (url) => settings.guard.allows(url),
    open: () => {
      const end = performance.now() + settings.totalMillis;
      const total = AbortSignal.timeout(settings.totalMillis);
      return {
        send: (request) => sendWithRetries(request, settings, total),
        remainingMillis: () => Math.max(0, end - performance.now()),
      };
    },
    readObject: ({ text }) => {
      const object = parsedObject(text);
      if (object === undefined) throw failures.nonsense();
      return object;
    },
  };
}

type Settings = typeof DEFAULTS & {
  readonly guard: ReturnType<typeof createAddressGuard>;
  readonly failures: HttpFailures;
};

async function sendWithRetries(
  request: ProviderRequest,
  settings: Settings,
  total: AbortSignal,
): Promise<ProviderResponse> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await attemptOf(request, settings, total);
    const { response } = outcome;
    const pause = response?.retryAfterSeconds ?? null;
    const wait = isWorthRetrying(outcome, request) ? waitBefore(attempt, pause, Math.random()) : undefined;
    if (wait !== undefined && (await hasWaited(wait, settings, total))) continue;
    if (response === undefined) throw outcome.failure;
    return response;
  }
}

type Outcome =
  | { readonly response: ProviderResponse }
  | {
      readonly response?: never;
      readonly failure: FeedFailure;
      /** Whether trying again may help: never a refused address, a body that is too long, or the end of all time. */
      readonly isTransient: boolean;
      readonly isUnsent: boolean;
    };

function isWorthRetrying(outcome: Outcome, request: ProviderRequest): boolean {
  const isRepeatable = request.isRepeatable ?? (request.method ?? 'GET') !== 'POST';
  if (outcome.response === undefined) return outcome.isUnsent || (isRepeatable && outcome.isTransient);
  return isRepeatable && isTransient(outcome.response.status) && request.isFinal?.(outcome.response) !== true;
}

async function hasWaited(millis: number, { wait }: Settings, total: AbortSignal): Promise<boolean> {
  try {
    await wait(millis, total);
  } catch (error) {
    if (!total.aborted) throw error;
  }
  return !total.aborted;
}

async function attemptOf(request: ProviderRequest, settings: Settings, total: AbortSignal): Promise<Outcome> {
  const signal = AbortSignal.any([total, AbortSignal.timeout(settings.timeoutMillis)]);
  try {
    const response = await follow(request, settings, signal);
    const pause = retryAfterSeconds(response.headers['retry-after'], Date.now());
    return { response: { ...response, retryAfterSeconds: pause } };
  } catch (error) {
    return failureOf(error, settings, signal, total);
  }
}

function failureOf(error: unknown, settings: Settings, signal: AbortSignal, total: AbortSignal): Outcome {
  const { failures, maxBytes } = settings;
  const final = (failure: FeedFailure) => ({ failure, isTransient: false, isUnsent: false });
  if (error instanceof FeedFailure) return final(error);
  if (error instanceof BodyTooLong) return final(failures.tooLong(maxBytes));
  if (signal.aborted) return { ...final(failures.tooSlow()), isTransient: !total.aborted };
  const code = codeOf(error);
  if (code === REFUSED_ADDRESS_CODE) return final(failures.refusedAddress());
  return { ...final(failures.unreachable(code)), isTransient: true, isUnsent: isUnsent(code) };
}

/** Of an attempt to reach all addresses of a host, that of the first. */
function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError && !('code' in error)) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

async function follow(request: ProviderRequest, settings: Settings, signal: AbortSignal): Promise<ExchangeResponse> {
  const { guard, failures, maxBytes } = settings;
  const { method = 'GET', headers, body } = request;
  let current: Omit<ExchangeRequest, 'lookup'> = {
    method,
    url: withoutCredentials(request.url),
    headers: { Accept: 'application/json', ...headers },
    body,
    maxBytes,
    signal,
  };
  for (let followed = 0; ; followed += 1) {
    if (!guard.allows(current.url)) throw failures.refusedAddress();
    const response = await exchange({ ...current, lookup: guard.lookupOf(current.url) });
    // Another host got no credentials, so what it says of them means nothing.
    const isElsewhere = current.url.origin !== request.url.origin;
    if (isElsewhere && [401, 403].includes(response.status)) throw failures.nonsense();
    if (![301, 302, 303, 307, 308].includes(response.status)) return response;
    const to = URL.parse(response.headers.location ?? '', current.url.href);
    if (method !== 'GET' || to === null || followed === REDIRECTIONS_MAX) throw failures.nonsense();
    current = redirected(current, to);
  }
}

/** Another host gets none of the headers, among which are the credentials. */
function redirected(request: Omit<ExchangeRequest, 'lookup'>, to: URL): Omit<ExchangeRequest, 'lookup'> {
  const headers = to.origin === request.url.origin ? request.headers : { Accept: 'application/json' };
  return { ...request, url: withoutCredentials(to), headers };
}

function withoutCredentials(url: URL): URL {
  const copy = new URL(url);
  copy.username = '';
  copy.password = '';
  return copy;
}
