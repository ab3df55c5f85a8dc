import type { Random } from '../../../adapters/demo/random.ts';
import type { Bench } from '../bench.ts';
import type { BenchUser } from '../data/users.ts';
import { requireSameResponses } from '../measuring/ask.ts';
import { compare } from '../measuring/compare.ts';
import { type Result, ratioResult } from '../report.ts';
import { mcpRequest, plainList, requestsOf, toolCall } from '../requests.ts';
import { WITHOUT_CACHE } from '../servers.ts';

const CHECKED = 20;

/**
 * The tools beside a server on the official SDK: the same call of each user again and again, with the default settings,
 * and ever other calls, with nothing remembered. A ping is set against a list of the same service.
 */
export async function measureTools(bench: Bench): Promise<readonly Result[]> {
  const { readers } = bench.database.users;
  const coffer = await bench.servers.coffer();
  const forgetful = await bench.servers.coffer(WITHOUT_CACHE);
  const peer = await bench.servers.sdkPeer();
  const results: Result[] = [];
  for (const [name, varied] of Object.entries(VARIED_ARGUMENTS)) {
    const again = readers.map((user) => toolCall(user, name, {}));
    const first = requestsOf(readers, (user, random) => toolCall(user, name, varied(user, random)));
    for (const [when, server, requests, atLeast] of [
      ['again', coffer, again, 2],
      ['first time', forgetful, first, 1],
    ] as const) {
      await requireSameResponses(server, peer, requests.slice(0, CHECKED), structuredContent);
      const title = `${name}, ${when}`;
      const rounds = await compare(bench, title, { server, requests }, { server: peer, requests });
      results.push(ratioResult(title, 'throughput', rounds, { atLeast }));
    }
  }
  const pings = requestsOf(readers, (user) => mcpRequest(user, { method: 'ping' }));
  const list = { server: forgetful, requests: requestsOf(readers, plainList) };
  const rounds = await compare(bench, 'ping beside a list', { server: forgetful, requests: pings }, list);
  return [...results, ratioResult('ping beside a plain list of Coffer', 'CPU per request', rounds, { atMost: 0.6 })];
}

/** The texts differ: the peer's is the structured content once more. */
function structuredContent(json: unknown): unknown {
  return (json as { readonly result: { readonly structuredContent: unknown } }).result.structuredContent;
}

/** For each tool arguments that differ from call to call, as assistants choose them. */
const VARIED_ARGUMENTS: Readonly<Record<string, (user: BenchUser, random: Random) => object>> = {
  // No searches: Coffer and the peer find texts by different statements.
  get_transactions: ({ accountIds }, random) =>
    random.pick([
      { limit: random.integer(5, 20) },
      { limit: random.integer(5, 20), type: random.pick(['income', 'expense']) },
      { bank_account_id: random.pick(accountIds), date_from: dayBefore(random.integer(7, 60)) },
    ]),
  get_spending_by_category: (_, random) => ({
    top: random.integer(1, 20),
    date_from: dayBefore(random.integer(7, 60)),
  }),
  get_account_balances: (_, random) => ({ include_hidden: random.chance(0.5) }),
  get_recurring_bills: (_, random) => ({
    status: random.pick(['active', 'all']),
    include_next_instance: random.chance(0.5),
  }),
};

function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
