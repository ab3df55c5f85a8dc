import { deepStrictEqual } from 'node:assert/strict';
import type { Server } from '../servers/servers.ts';
import { ask } from './ask.ts';
import type { LoadRequest } from './load.ts';

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
