import type { Random } from '../../../adapters/demo/random.ts';
import type { Bench } from '../bench.ts';
import { FIRST_NAMES, SECOND_NAMES } from '../data/names.ts';
import type { BenchUser } from '../data/users.ts';
import { ask, requireSameResponses } from '../measuring/ask.ts';
import { compare } from '../measuring/compare.ts';
import { type Result, ratioResult } from '../report.ts';
import { getRequest, type LoadRequest, lastPage, plainList, requestsOf } from '../requests.ts';
import { type Server, WITHOUT_CACHE } from '../servers.ts';

const CHECKED = 40;

/** Lists that nobody remembers, beside the Fastify peer. */
export async function measureLists(bench: Bench): Promise<readonly Result[]> {
  const coffer = await bench.servers.coffer(WITHOUT_CACHE);
  const peer = await bench.servers.fastifyPeer();
  const results: Result[] = [];
  for (const [title, make] of Object.entries(KINDS)) {
    const requests = requestsOf(bench, bench.database.users.readers, make);
    await requireSameResponses(coffer, peer, requests.slice(0, CHECKED), figuresOf);
    const rounds = await compare(bench, title, { server: coffer, requests }, { server: peer, requests });
    results.push(
      ratioResult(title, 'throughput', rounds, { atLeast: 2 }),
      ratioResult(title, 'p99', rounds, { atMost: 1 }),
      ratioResult(title, 'CPU per request', rounds, { atMost: 0.55 }),
    );
  }
  return results;
}

/** The kinds of list that both servers are asked for, by what the table calls them. */
const KINDS: Readonly<Record<string, (user: BenchUser, random: Random) => LoadRequest>> = {
  'plain list': plainList,
  'list with category and account': (user, random) => {
    const { path, headers } = plainList(user, random);
    return { path: path.replace('?', '?include=category,bankAccount&'), headers };
  },
  'filtered list': (user, random) => transactionList(user, random.pick(FILTERS)(user, random)),
  'text search': (user, random) => transactionList(user, `filter[text]=${encodeURIComponent(words(random))}`),
  'deep page': (user, random) => transactionList(user, `page=${random.integer(1, lastPage(user))}`),
  'bank accounts': (user) => getRequest(user, '/v1/bank-accounts'),
};

function transactionList(user: BenchUser, query: string): LoadRequest {
  return getRequest(user, `/v1/transactions?${query}`);
}

/** The built-in categories of expenses that have sub-categories, and some that have none. */
const CATEGORIES = [100, 101, 102, 110, 120, 130, 140, 160];

const FILTERS: readonly ((user: BenchUser, random: Random) => string)[] = [
  ({ accountIds }, random) => `filter[bank_account_id]=${random.pick(accountIds)}`,
  (_, random) => `filter[type]=${random.pick(['income', 'expense'])}`,
  (_, random) => `filter[category]=${random.pick(CATEGORIES)}`,
  ({ accountIds }, random) => `filter[bank_account_id]=${random.pick(accountIds)}&filter[type]=expense`,
];

/** A made-up merchant, or the first of its names. */
function words(random: Random): string {
  const first = random.pick(FIRST_NAMES);
  return random.chance(0.5) ? first : `${first} ${random.pick(SECOND_NAMES)}`;
}

interface Row {
  readonly id: number;
  readonly amount?: number;
  readonly balance?: number;
  readonly category?: { readonly id: number };
  readonly bank_account?: { readonly id: number };
}

/** Of a page of transactions, or of a list of accounts. */
function figuresOf(json: unknown): unknown {
  const list = json as readonly Row[] | { readonly data: readonly Row[]; readonly total: number };
  const { data, total } = 'data' in list ? list : { data: list, total: list.length };
  const rows = data.map((row) => [row.id, row.amount ?? row.balance, row.category?.id, row.bank_account?.id]);
  return { rows, total };
}

const AGAIN = { atLeast: 4.5 };

/** Lists that are asked for again and again, beside the Fastify peer, which remembers nothing. */
export async function measureRepeated(bench: Bench): Promise<readonly Result[]> {
  const server = await bench.servers.coffer();
  const requests = bench.database.users.readers.map((user) => transactionList(user, 'include=category'));
  const peer = { server: await bench.servers.fastifyPeer(), requests };
  await requireSameResponses(server, peer.server, requests, figuresOf);
  const remembered = await compare(bench, 'remembered lists', { server, requests }, peer);
  const unchanged = { server, requests: await withEntityTags(server, requests), status: 304 };
  const notModified = await compare(bench, 'lists that are not modified', unchanged, peer);
  return [
    ratioResult('remembered list (200)', 'throughput', remembered, AGAIN),
    ratioResult('list not modified (304)', 'throughput', notModified, AGAIN),
  ];
}

/** The same requests from a client that has each answer already. */
async function withEntityTags(server: Server, requests: readonly LoadRequest[]): Promise<readonly LoadRequest[]> {
  const conditional: LoadRequest[] = [];
  for (const { path, headers } of requests) {
    // The load generator asks for no compression, and each form of an answer has its own tag.
    const answer = await ask(server, { path, headers: { ...headers, 'accept-encoding': 'identity' } });
    conditional.push({ path, headers: { ...headers, 'if-none-match': answer.headers.get('etag') ?? '' } });
  }
  return conditional;
}
