import { type Random, seededRandom } from '../../../adapters/demo/random.ts';
import type { BenchUser } from '../data/bench-user.ts';
import { FIRST_NAMES } from '../data/names.ts';
import type { LoadRequest } from '../processes/load.ts';

/** A call that both tool endpoints are asked for. */
export interface ToolKind {
  /** `ping`, or the name of a tool. */
  readonly title: string;
  /** The message without its id. */
  readonly message: (user: BenchUser, random: Random) => object;
}

export const TOOL_KINDS: readonly ToolKind[] = [
  { title: 'ping', message: () => ({ method: 'ping' }) },
  {
    title: 'get_transactions',
    message: (user, random) => call('get_transactions', transactionArguments(user, random)),
  },
  {
    title: 'get_spending_by_category',
    message: (_, random) => call('get_spending_by_category', { top: random.integer(1, 20) }),
  },
  { title: 'get_account_balances', message: () => call('get_account_balances', {}) },
  { title: 'get_recurring_bills', message: () => call('get_recurring_bills', {}) },
];

function call(name: string, args: object): object {
  return { method: 'tools/call', params: { name, arguments: args } };
}

/** What assistants ask: mostly the newest, sometimes an account, a type or a payee. */
function transactionArguments({ accountIds }: BenchUser, random: Random): object {
  return random.pick([
    { limit: random.integer(5, 20) },
    { limit: random.integer(5, 20), type: random.pick(['income', 'expense']) },
    { bank_account_id: random.pick(accountIds) },
    { search: random.pick(FIRST_NAMES) },
  ]);
}

/** `count` calls of random users; the same ones in every run on the same data. */
export function toolRequests(
  { message }: ToolKind,
  users: readonly BenchUser[],
  count: number,
): readonly LoadRequest[] {
  const random = seededRandom(count);
  return Array.from({ length: count }, (_, id) => {
    const user = random.pick(users);
    return toolRequest(user, { jsonrpc: '2.0', id, ...message(user, random) });
  });
}

export function toolRequest({ accessToken }: BenchUser, message: object): LoadRequest {
  return {
    method: 'POST',
    path: '/mcp',
    headers: {
      authorization: `Bearer ${accessToken}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      'mcp-protocol-version': '2025-11-25',
    },
    body: JSON.stringify(message),
  };
}
