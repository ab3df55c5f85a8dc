import { deepStrictEqual } from 'node:assert/strict';
import type { LoadRequest } from '../requests.ts';
import type { Server } from '../servers.ts';

/** Asks a server once, and returns the response with its text. Throws for a status that is no success. */
export async function ask(
  { url }: Pick<Server, 'url'>,
  { method, path, headers, body }: Omit<LoadRequest, 'method'> & { readonly method?: string },
): Promise<{ readonly headers: Headers; readonly text: string }> {
  const response = await fetch(`${url}${path}`, { method, headers, body });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}${path} returned ${response.status}: ${text}`);
  return { headers: response.headers, text };
}

/** Milliseconds that the work takes. */
export async function millisOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/**
 * Throws when the servers return different JSON: comparing them would then mean nothing. `relevant` chooses what must
 * be the same; everything, if left out.
 */
export async function requireSameResponses(
  ours: Server,
  theirs: Server,
  requests: readonly LoadRequest[],
  relevant: (json: unknown) => unknown = (json) => json,
): Promise<void> {
  for (const request of requests) {
    const [our, their] = await Promise.all([ask(ours, request), ask(theirs, request)]);
    try {
      deepStrictEqual(relevant(JSON.parse(their.text)), relevant(JSON.parse(our.text)));
    } catch (cause) {
      throw new Error(`The responses to ${request.path} ${request.body ?? ''} differ.`, { cause });
    }
  }
}
