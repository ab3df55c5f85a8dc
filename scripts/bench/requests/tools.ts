import { type Random, seededRandom } from '../../../adapters/demo/random.ts';
import type { BenchUser } from '../data/users.ts';
import type { LoadRequest } from '../measuring/load.ts';

export interface ToolKind {
  readonly name: string;
  /** Arguments that differ from call to call, as assistants choose them. */
  readonly varied: (user: BenchUser, random: Random) => object;
}

export const TOOL_KINDS: readonly ToolKind[] = [
  { name: 'get_transactions', varied: transactionArguments },
  {
    name: 'get_spending_by_category',
    varied: (_, random) => ({ top: random.integer(1, 20), date_from: dayBefore(random.integer(7, 60)) }),
  },
  { name: 'get_account_balances', varied: (_, random) => ({ include_hidden: random.chance(0.5) }) },
  {
    name: 'get_recurring_bills',
    varied: (_, random) => ({ status: random.pick(['active', 'all']), include_next_instance: random.chance(0.5) }),
  },
];

/** No searches: Coffer and the peer find texts by different statements. */
function transactionArguments({ accountIds }: BenchUser, random: Random): object {
  return random.pick([
    { limit: random.integer(5, 20) },
    { limit: random.integer(5, 20), type: random.pick(['income', 'expense']) },
    { bank_account_id: random.pick(accountIds), date_from: dayBefore(random.integer(7, 60)) },
  ]);
}

function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

/** More than are sent in a round. */
const REQUESTS = 4_000;

/** Pings of random users. */
export function pings(users: readonly BenchUser[]): readonly LoadRequest[] {
  return requestsOf(users, (user) => mcpRequest(user, { method: 'ping' }));
}

/** Calls of random users, each with other arguments. */
export function variedCalls({ name, varied }: ToolKind, users: readonly BenchUser[]): readonly LoadRequest[] {
  return requestsOf(users, (user, random) => toolCall(user, name, varied(user, random)));
}

/** The same requests in every run of the same day. */
function requestsOf(
  users: readonly BenchUser[],
  request: (user: BenchUser, random: Random) => LoadRequest,
): readonly LoadRequest[] {
  const random = seededRandom(REQUESTS);
  return Array.from({ length: REQUESTS }, () => request(random.pick(users), random));
}

export function toolCall(user: BenchUser, name: string, args: object): LoadRequest {
  return mcpRequest(user, { method: 'tools/call', params: { name, arguments: args } });
}

function mcpRequest({ accessToken }: BenchUser, message: object): LoadRequest {
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
