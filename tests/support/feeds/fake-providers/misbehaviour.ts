import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a provider does with a request instead of what its documents say. */
export type Misbehaviour = (request: IncomingMessage, response: ServerResponse) => void;

export function respondWith(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Misbehaviour {
  return (_, response) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(text);
  };
}

export const nonsense = respondWith(200, '<html>Service Temporarily Unavailable</html>', {
  'Content-Type': 'text/html',
});
export const aList = respondWith(200, '[1, 2, 3]');
/** Nested more deeply than a reader can follow. */
export const nested = respondWith(200, `{"a":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`);
export const cutOff: Misbehaviour = (_, response) => response.destroy();
export const silent: Misbehaviour = () => undefined;

/** Longer than any limit of ours, and sent only as far as the client reads. */
export const huge: Misbehaviour = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  const chunk = `"${'x'.repeat(1_000_000)}",`;
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  response.write('{"a":[');
  more();
};

/** To an address that nobody may make the service call. */
export function redirectTo(address: string): Misbehaviour {
  return (_, response) => response.writeHead(302, { Location: address }).end();
}

/** Misbehaves with the next requests whose path matches, once for each entry, in order. */
export class Misbehaviours {
  readonly #next: { readonly path: RegExp; readonly how: Misbehaviour; times: number }[] = [];

  add(path: RegExp, how: Misbehaviour, times = 1): void {
    this.#next.push({ path, how, times });
  }

  clear(): void {
    this.#next.length = 0;
  }

  /** Whether it has dealt with the request. */
  takes(request: IncomingMessage, response: ServerResponse): boolean {
    const found = this.#next.find(({ path, times }) => times > 0 && path.test(request.url ?? ''));
    if (found === undefined) return false;
    found.times -= 1;
    found.how(request, response);
    return true;
  }
}
