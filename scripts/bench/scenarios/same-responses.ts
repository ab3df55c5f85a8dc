import { isDeepStrictEqual } from 'node:util';
import type { LoadRequest } from '../processes/load.ts';
import type { NodeServer } from '../processes/node-server.ts';

/** Throws when the servers return different JSON: comparing them would then mean nothing. */
export async function requireSameResponses(
  ours: NodeServer,
  theirs: NodeServer,
  requests: readonly LoadRequest[],
): Promise<void> {
  for (const request of requests) {
    const [our, their] = await Promise.all([jsonOf(ours, request), jsonOf(theirs, request)]);
    const difference = differenceOf(our, their, '');
    if (difference !== undefined) {
      throw new Error(`The responses to ${request.path} ${request.body ?? ''} differ: ${difference}`);
    }
  }
}

export async function jsonOf(server: NodeServer, { method, path, headers, body }: LoadRequest): Promise<unknown> {
  const response = await fetch(`${server.url}${path}`, { method, headers, body });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${server.url}${path} returned ${response.status}: ${text}`);
  return JSON.parse(text);
}

/** Names the first field in which two JSON values differ; `undefined` if they are equal. */
export function differenceOf(ours: unknown, theirs: unknown, place: string): string | undefined {
  if (isDeepStrictEqual(ours, theirs)) return undefined;
  if (isTree(ours) && isTree(theirs)) {
    for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
      const difference = differenceOf(ours[key], theirs[key], `${place}.${key}`);
      if (difference !== undefined) return difference;
    }
  }
  const [our = '', their = ''] = [ours, theirs].map((value) => JSON.stringify(value) ?? 'absent');
  const start = Math.max(0, firstDifference(our, their) - SHOWN / 2);
  return `${place} is ${our.slice(start, start + SHOWN)} and ${their.slice(start, start + SHOWN)}`;
}

/** Characters of each value that a complaint shows. */
const SHOWN = 80;

function firstDifference(a: string, b: string): number {
  let place = 0;
  while (place < a.length && a[place] === b[place]) place += 1;
  return place;
}

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
