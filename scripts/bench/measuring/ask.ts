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

/** Does the work `count` times in each of three rounds, one after the other. Returns a figure of each round. */
export async function inRounds(
  count: number,
  figureOf: (millis: readonly number[]) => number,
  work: (nth: number) => Promise<unknown>,
): Promise<readonly number[]> {
  const figures: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const millis: number[] = [];
    for (let nth = 0; nth < count; nth += 1) millis.push(await millisOf(() => work(round * count + nth)));
    figures.push(figureOf(millis));
  }
  return figures;
}

const ROUNDS = 3;

/**
 * Throws when the servers find different figures: comparing them would then mean nothing. `figuresOf` reads the ids and
 * amounts of all rows, and the totals. The rest of the answers may differ, so that each can change alone.
 */
export async function requireSameResponses(
  ours: Server,
  theirs: Server,
  requests: readonly LoadRequest[],
  figuresOf: (json: unknown) => unknown,
): Promise<void> {
  for (const request of requests) {
    const [our, their] = await Promise.all([ask(ours, request), ask(theirs, request)]);
    try {
      deepStrictEqual(figuresOf(JSON.parse(their.text)), figuresOf(JSON.parse(our.text)));
    } catch (cause) {
      throw new Error(`The responses to ${request.path} ${request.body ?? ''} differ.`, { cause });
    }
  }
}
