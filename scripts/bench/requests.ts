import { type Random, seededRandom } from '../../adapters/demo/random.ts';
import type { Bench } from './bench.ts';
import type { BenchUser } from './data/users.ts';

/** A request as the load generator sends it. */
export interface LoadRequest {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Requests of random users; the same ones in every run of the same day. */
export function requestsOf(
  { effort }: Pick<Bench, 'effort'>,
  users: readonly BenchUser[],
  make: (user: BenchUser, random: Random) => LoadRequest,
): readonly LoadRequest[] {
  const random = seededRandom(effort.requests);
  return Array.from({ length: effort.requests }, () => make(random.pick(users), random));
}

/** One of the first pages of transactions. */
export function plainList(user: BenchUser, random: Random): LoadRequest {
  return getRequest(user, `/v1/transactions?page=${random.integer(1, Math.min(3, lastPage(user)))}`);
}

export function lastPage({ size }: BenchUser): number {
  return Math.ceil(size / 30);
}

export function getRequest({ apiKey }: BenchUser, path: string): LoadRequest {
  return { path, headers: { authorization: `Bearer ${apiKey}`, accept: 'application/json' } };
}

export function toolCall(user: BenchUser, name: string, args: object): LoadRequest {
  return mcpRequest(user, { method: 'tools/call', params: { name, arguments: args } });
}

export function mcpRequest({ accessToken }: BenchUser, message: object): LoadRequest {
  return {
    method: 'POST',
    path: '/mcp',
    headers: {
      authorization: `Bearer ${accessToken}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      'mcp-protocol-version': '2025-11-25',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
  };
}
