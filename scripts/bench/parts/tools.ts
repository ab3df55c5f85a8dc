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
  for (const { name, rows, total, varied } of TOOLS) {
    const again = readers.map((user) => toolCall(user, name, {}));
    const first = requestsOf(bench, readers, (user, random) => toolCall(user, name, varied(user, random)));
    for (const [when, server, requests, atLeast] of [
      ['again', coffer, again, 2],
      ['first time', forgetful, first, 1],
    ] as const) {
      await requireSameResponses(server, peer, requests.slice(0, CHECKED), figuresOf(rows, total));
      const title = `${name}, ${when}`;
      const rounds = await compare(bench, title, { server, requests }, { server: peer, requests });
      results.push(ratioResult(title, 'throughput', rounds, { atLeast }));
    }
  }
  const pings = requestsOf(bench, readers, (user) => mcpRequest(user, { method: 'ping' }));
  const list = { server: forgetful, requests: requestsOf(bench, readers, plainList) };
  const rounds = await compare(bench, 'ping beside a list', { server: forgetful, requests: pings }, list);
  return [...results, ratioResult('ping beside a plain list of Coffer', 'CPU per request', rounds, { atMost: 0.6 })];
}

interface Money {
  readonly amount: number;
}

/** The ids and amounts of the rows in the structured content, and their total. */
function figuresOf(rows: string, total: string): (json: unknown) => unknown {
  return (json) => {
    const { structuredContent } = (json as { readonly result: { readonly structuredContent: Content } }).result;
    const list = structuredContent[rows] as readonly Row[];
    const amounts = list.map(({ id, amount, balance }) => [id, (amount ?? balance)?.amount]);
    return { amounts, total: (structuredContent[total] as Money).amount };
  };
}

type Content = Readonly<Record<string, unknown>>;

interface Row {
  readonly id: number;
  readonly amount?: Money;
  readonly balance?: Money;
}

interface ComparedTool {
  readonly name: string;
  /** Members of the structured content. */
  readonly rows: string;
  readonly total: string;
  /** Arguments that differ from call to call, as assistants choose them. */
  readonly varied: (user: BenchUser, random: Random) => object;
}

const TOOLS: readonly ComparedTool[] = [
  {
    name: 'get_transactions',
    rows: 'transactions',
    total: 'total',
    // No searches: Coffer and the peer find texts by different statements.
    varied: ({ accountIds }, random) =>
      random.pick([
        { limit: random.integer(5, 20) },
        { limit: random.integer(5, 20), type: random.pick(['income', 'expense']) },
        { bank_account_id: random.pick(accountIds), date_from: dayBefore(random.integer(7, 60)) },
      ]),
  },
  {
    name: 'get_spending_by_category',
    rows: 'categories',
    total: 'total',
    varied: (_, random) => ({ top: random.integer(1, 20), date_from: dayBefore(random.integer(7, 60)) }),
  },
  {
    name: 'get_account_balances',
    rows: 'accounts',
    total: 'net_worth',
    varied: (_, random) => ({ include_hidden: random.chance(0.5) }),
  },
  {
    name: 'get_recurring_bills',
    rows: 'bills',
    total: 'monthly_total',
    varied: (_, random) => ({
      status: random.pick(['active', 'all']),
      include_next_instance: random.chance(0.5),
    }),
  },
];

function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
