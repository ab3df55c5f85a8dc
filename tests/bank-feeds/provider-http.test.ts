import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Resolve } from '../../adapters/bank-feeds/http/address-guard.ts';
import { RefusedAddress } from '../../adapters/bank-feeds/http/http-failures.ts';
import {
  createProviderHttp,
  type ProviderHttpOptions,
  type ProviderRequest,
  type ProviderResponse,
} from '../../adapters/bank-feeds/http/provider-http.ts';
import { startLoopbackServer } from '../../adapters/demo/feed/loopback-server.ts';
import { FeedFailure } from '../../domain/feeds/feed-problem.ts';

type Step = (response: ServerResponse, request: IncomingMessage) => void;

interface Outcome {
  readonly response?: ProviderResponse;
  readonly failure?: unknown;
  readonly requests: readonly IncomingMessage[];
  readonly waits: readonly number[];
}

/** Sends one request to a server that answers its n-th request with the n-th step, and the last step from then on. */
async function send(
  steps: readonly Step[],
  request: Omit<ProviderRequest, 'url'> & { readonly path?: string } = {},
  options: Partial<ProviderHttpOptions> = {},
): Promise<Outcome> {
  const requests: IncomingMessage[] = [];
  const waits: number[] = [];
  const server = await startLoopbackServer((incoming, response) => {
    requests.push(incoming);
    (steps[requests.length - 1] ?? steps.at(-1))?.(response, incoming);
  });
  const wait = async (millis: number) => waits.push(millis);
  const allowedOrigins = [server.origin];
  const http = createProviderHttp({ provider: 'Test', allowedOrigins, wait, ...options });
  try {
    const url = new URL(request.path ?? '/accounts', server.origin);
    return { response: await http.open().send({ ...request, url }), requests, waits };
  } catch (failure) {
    return { failure, requests, waits };
  } finally {
    await server.close();
  }
}

function status(code: number, headers: Readonly<Record<string, string>> = {}): Step {
  return (response) => response.writeHead(code, headers).end('{}');
}

const ok = status(200);
const cut: Step = (response) => response.destroy();
const silent: Step = () => undefined;

function messageOf({ failure }: Outcome): string {
  assert.instance(failure, FeedFailure);
  return (failure as FeedFailure).message;
}

const http = suite('requests to providers');

http('the response has its status, its headers and its text', async () => {
  const { response } = await send([status(418, { 'X-Kind': 'teapot' })]);
  assert.is(response?.status, 418);
  assert.is(response?.headers['x-kind'], 'teapot');
  assert.is(response?.text, '{}');
});

for (const code of [429, 500, 502, 503, 504]) {
  http(`GET is tried again after ${code}, up to three times in all`, async () => {
    const { response, requests, waits } = await send([status(code)]);
    assert.is(response?.status, code);
    assert.is(requests.length, 3);
    assert.ok(waits.every((millis, index) => millis >= 500 * 2 ** index && millis <= 1_000 * 2 ** index));
  });
}

http('a request succeeds after a failure of the connection and one of the provider', async () => {
  const { response, requests } = await send([cut, status(503), ok]);
  assert.is(response?.status, 200);
  assert.is(requests.length, 3);
});

http('other statuses are final', async () => {
  for (const code of [400, 401, 402, 403, 404, 501]) assert.is((await send([status(code)])).requests.length, 1);
});

http('Retry-After says how long to wait, in seconds or as a date', async () => {
  assert.equal((await send([status(429, { 'Retry-After': '7' }), ok])).waits, [7_000]);
  const past = 'Wed, 21 Oct 2015 07:28:00 GMT';
  assert.equal((await send([status(503, { 'Retry-After': past }), ok])).waits, [0]);
});

http('a longer pause than twenty seconds is reported and not waited for', async () => {
  const { response, requests } = await send([status(429, { 'Retry-After': '3600' })]);
  assert.is(requests.length, 1);
  assert.is(response?.retryAfterSeconds, 3_600);
});

http('POST is sent once, unless it is repeatable', async () => {
  assert.is((await send([status(503)], { method: 'POST' })).requests.length, 1);
  assert.is((await send([cut], { method: 'POST' })).requests.length, 1);
  assert.is((await send([status(503)], { method: 'POST', isRepeatable: true })).requests.length, 3);
});

http('a POST whose connection was refused is tried again', async () => {
  const server = await startLoopbackServer(() => undefined);
  await server.close();
  const waits: number[] = [];
  const wait = async (millis: number) => waits.push(millis);
  const closed = createProviderHttp({ provider: 'Test', allowedOrigins: [server.origin], wait });
  const failure = await closed
    .open()
    .send({ method: 'POST', url: new URL(server.origin) })
    .catch((error: unknown) => error);
  assert.is((failure as FeedFailure).message, 'Test cannot be reached (ECONNREFUSED). Coffer tries again later.');
  assert.is(waits.length, 2);
});

http('a response that the caller calls final is not tried again', async () => {
  const { requests } = await send([status(429)], { isFinal: ({ status: code }) => code === 429 });
  assert.is(requests.length, 1);
});

http('a provider that does not respond is given up', async () => {
  const outcome = await send([silent], {}, { timeoutMillis: 30 });
  assert.is(messageOf(outcome), 'Test did not respond in time. Coffer tries again later.');
  assert.is(outcome.requests.length, 3);
});

http('a body that never ends is given up', async () => {
  const drip: Step = (response) => response.writeHead(200).write('{');
  assert.match(messageOf(await send([drip], {}, { timeoutMillis: 30 })), /did not respond in time/);
});

http('all attempts together end at the total limit', async () => {
  const outcome = await send([silent], {}, { totalMillis: 200 });
  assert.match(messageOf(outcome), /did not respond in time/);
  assert.is(outcome.waits.length, 0);
});

http('waiting ends at the total limit, with what came last', async () => {
  const { response, requests } = await send([status(503)], {}, { totalMillis: 300, wait: undefined });
  assert.is(response?.status, 503);
  assert.is(requests.length, 1);
});

http('a body above the limit is refused, and so is one that unpacks to more', async () => {
  const long = 'x'.repeat(2 * 1024 * 1024 + 1);
  const plain: Step = (response) => response.end(long);
  const packed: Step = (response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(long));
  for (const step of [plain, packed]) {
    const outcome = await send([step], {}, { maxBytes: 2 * 1024 * 1024 });
    assert.is(messageOf(outcome), 'Test sent more than 2 MiB.');
    assert.is(outcome.requests.length, 1);
  }
});

http('a packed body is unpacked, and a broken one fails', async () => {
  const packed: Step = (response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('{"a":1}'));
  assert.is((await send([packed])).response?.text, '{"a":1}');
  const broken: Step = (response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('not gzip');
  assert.match(messageOf(await send([broken])), /^Test cannot be reached/);
});

const AUTHORIZATION = { Authorization: 'Basic c2VjcmV0' };

http('a redirection within the origin is followed with the credentials', async () => {
  const { response, requests } = await send([status(302, { Location: '/v2/accounts' }), ok], {
    headers: AUTHORIZATION,
  });
  assert.is(response?.status, 200);
  assert.is(requests[1]?.url, '/v2/accounts');
  assert.is(requests[1]?.headers.authorization, 'Basic c2VjcmV0');
});

http('a redirection to another origin goes without the credentials', async () => {
  const seen: IncomingMessage[] = [];
  const other = await startLoopbackServer((request, response) => {
    seen.push(request);
    response.end('{}');
  });
  const first = await startLoopbackServer((_, response) => response.writeHead(307, { Location: other.origin }).end());
  const both = createProviderHttp({ provider: 'Test', allowedOrigins: [first.origin, other.origin] });
  await both.open().send({ url: new URL(first.origin), headers: AUTHORIZATION });
  await Promise.all([first.close(), other.close()]);
  assert.is(seen.length, 1);
  assert.is(seen[0]?.headers.authorization, undefined);
});

http('5, low: what another host says of credentials that it did not get means nothing', async () => {
  const other = await startLoopbackServer((_, response) => response.writeHead(401).end());
  const first = await startLoopbackServer((_, response) => response.writeHead(307, { Location: other.origin }).end());
  const both = createProviderHttp({ provider: 'Test', allowedOrigins: [first.origin, other.origin] });
  const sent = both.open().send({ url: new URL(first.origin), headers: AUTHORIZATION });
  const failure = await sent.catch((error: unknown) => error);
  await Promise.all([first.close(), other.close()]);
  assert.is(failure instanceof FeedFailure && failure.problem.code, 'provider_unavailable');
});

for (const location of [
  'http://127.0.0.1:9/',
  'https://localhost/',
  'https://169.254.169.254/',
  'http://example.com/',
]) {
  http(`a redirection to ${location} is refused`, async () => {
    const outcome = await send([status(302, { Location: location })]);
    assert.instance(outcome.failure, RefusedAddress);
    assert.is(outcome.requests.length, 1);
  });
}

http('a redirection of a POST, one without an address and a fourth in a row are nonsense', async () => {
  const away = status(302, { Location: '/again' });
  assert.match(messageOf(await send([away], { method: 'POST' })), /cannot read/);
  assert.match(messageOf(await send([status(302)])), /cannot read/);
  const endless = await send([away]);
  assert.match(messageOf(endless), /cannot read/);
  assert.is(endless.requests.length, 4);
});

http('a name that resolves to this machine is refused, and is resolved once', async () => {
  const server = await startLoopbackServer((_, response) => response.end('{}'));
  let times = 0;
  const resolve: Resolve = (_hostname, _options, found) => {
    times += 1;
    found(null, [{ address: '127.0.0.1', family: 4 }]);
  };
  const url = new URL(`https://rebinding.example:${new URL(server.origin).port}/`);
  const failure = await createProviderHttp({ provider: 'Test', resolve })
    .open()
    .send({ url })
    .catch((error: unknown) => error);
  await server.close();
  assert.instance(failure, RefusedAddress);
  assert.is(times, 1);
});

http('credentials in an address are neither sent nor in a failure', async () => {
  const server = await startLoopbackServer((request, response) =>
    response.end(request.headers.authorization ?? 'none'),
  );
  const url = new URL(server.origin);
  url.username = 'ada';
  url.password = 'secret';
  const response = await createProviderHttp({ provider: 'Test', allowedOrigins: [server.origin] })
    .open()
    .send({ url });
  await server.close();
  assert.is(response.text, 'none');
});

const json = suite('JSON of providers');
const provider = createProviderHttp({ provider: 'Test' });

json('numbers stay exact as text', () => {
  assert.equal(provider.readObject({ text: '{"amount":9007199254740993.10,"list":[1e3,-0.10]}' }), {
    amount: '9007199254740993.10',
    list: ['1e3', '-0.10'],
  });
});

json('what is not one object is nonsense, and its text is not in the failure', () => {
  for (const text of ['', '[]', 'null', '"secret"', '<html>secret', '{"secret":', '['.repeat(100_000)]) {
    try {
      provider.readObject({ text });
      assert.unreachable(text.slice(0, 20));
    } catch (error) {
      assert.instance(error, FeedFailure);
      assert.not.match(String(error), /secret/);
    }
  }
});

http.run();
json.run();
