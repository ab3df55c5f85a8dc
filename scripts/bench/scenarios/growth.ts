import { type Random, seededRandom } from '../../../adapters/demo/random.ts';
import type { BenchUser } from '../data/bench-user.ts';
import { FIRST_NAMES, SECOND_NAMES } from '../data/names.ts';
import { LARGEST } from '../data/user-sizes.ts';
import { quantile, ratiosOf } from '../measuring/statistics.ts';
import type { LoadRequest } from '../processes/load.ts';
import type { NodeServer } from '../processes/node-server.ts';
import { cpuOf, type Figure, type PartResult, spreadNote } from '../report/results.ts';
import type { Bench } from './bench.ts';
import { compare } from './compare.ts';
import { restHeaders } from './list-requests.ts';
import { startCoffer, WITHOUT_CACHE, withServers } from './servers.ts';
import { toolCall, toolRequest } from './tool-requests.ts';

const SMALL = 2_000;

const TEXT =
  `What a user with ${LARGEST} transactions pays beside one with ${SMALL}, one request at a time, on a warm service that ` +
  'does not remember answers (`CACHE_MEGABYTES=0`; it does remember how many transactions match a filter). The last pages ' +
  'and searches are those of the largest user, who has seen the first page before, with Coffer’s default settings. Each ' +
  'search is for another text, so that no answer is remembered; the texts of this user are, from the first search on.';

/** How much more the largest user costs, and how long its slowest questions take. */
export function measureGrowth(bench: Bench): Promise<Omit<PartResult, 'title'>> {
  return withServers(async (start) => {
    const coffer = await start(startCoffer(bench, WITHOUT_CACHE));
    const remembering = await start(startCoffer(bench));
    const large = userOf(bench.users, LARGEST);
    const small = userOf(bench.users, SMALL);
    const figures: Figure[] = [];
    for (const question of QUESTIONS) figures.push(...(await growthOf(bench, coffer, question, large, small)));
    for (const search of SEARCHES) {
      figures.push(await bench.progress.step(search.title, () => slowness(remembering, large, search)));
    }
    figures.push(await bench.progress.step(UNREMEMBERED.title, () => slowness(coffer, large, UNREMEMBERED)));
    return { text: TEXT, comparisons: [], figures };
  });
}

function userOf(users: readonly BenchUser[], size: number): BenchUser {
  const user = users.find((each) => each.size === size);
  if (user === undefined) throw new Error(`There is no user with ${size} transactions.`);
  return user;
}

interface Question {
  readonly title: string;
  readonly requests: (user: BenchUser) => readonly LoadRequest[];
}

const QUESTIONS: readonly Question[] = [
  { title: 'first page with total', requests: (user) => [get(user, '/v1/transactions')] },
  {
    title: 'filtered page',
    requests: (user) => [
      ...user.accountIds.map((id) => get(user, `/v1/transactions?filter[bank_account_id]=${id}`)),
      get(user, '/v1/transactions?filter[type]=income'),
      get(user, '/v1/transactions?filter[category]=101'),
      get(user, '/v1/transactions?filter[category]=100'),
    ],
  },
  { title: 'spending of 30 days', requests: (user) => [spending(user)] },
];

function get(user: BenchUser, path: string): LoadRequest {
  return { path, headers: restHeaders(user) };
}

function spending(user: BenchUser): LoadRequest {
  return toolRequest(user, { jsonrpc: '2.0', id: 1, ...toolCall('get_spending_by_category', {}) });
}

const TIMES_AT_MOST = 2;

async function growthOf(
  bench: Bench,
  server: NodeServer,
  { title, requests }: Question,
  large: BenchUser,
  small: BenchUser,
): Promise<readonly Figure[]> {
  const alone = { ...bench, pace: { ...bench.pace, connections: 1, seconds: bench.pace.seconds / 3 } };
  const measured = await compare(alone, title, {
    large: { server, requests: requests(large) },
    small: { server, requests: requests(small) },
  });
  const figure = (what: string, value: (round: (typeof measured.large)[number]) => number, unit: string): Figure => {
    const ratio = ratiosOf(measured.large.map(value), measured.small.map(value));
    const [ofLarge, ofSmall] = [measured.large, measured.small].map((rounds) => quantile(rounds.map(value), 0.5));
    const note = `${spreadNote(ratio)}; ${ofLarge?.toFixed(2)} and ${ofSmall?.toFixed(2)} ${unit}`;
    return { title: `${title}, ${what}`, value: ratio.median, unit: 'times', note, target: { atMost: TIMES_AT_MOST } };
  };
  return [figure('time', ({ latency }) => latency.p50, 'ms'), figure('CPU', cpuOf, 'ms')];
}

interface Search {
  readonly title: string;
  readonly path: (random: Random, nth: number) => string;
  readonly count: number;
  readonly atMostMs?: number;
}

const TEXT_SEARCHES = {
  path: (random: Random, nth: number) => `/v1/transactions?filter[text]=${encodeURIComponent(searchText(random, nth))}`,
  count: 60,
};

const SEARCHES: readonly Search[] = [
  {
    title: 'last page, p95',
    // Each is another page, the last one first.
    path: (_, nth) => `/v1/transactions?page=${LARGEST / 30 - nth}`,
    count: 30,
    atMostMs: 60,
  },
  { title: 'text search, p95', ...TEXT_SEARCHES, atMostMs: 50 },
  {
    title: 'search for one or two letters, p95',
    path: (_, nth) => `/v1/transactions?filter[text]=${['a', 'zq', 'qx', 'e', '7', 'jj', 'ca', 'xw', 'b', 'vz'][nth]}`,
    count: 10,
    atMostMs: 500,
  },
];

/** For comparison. Each text is looked for in the database. */
const UNREMEMBERED: Search = { title: 'text search with `CACHE_MEGABYTES=0`, p95', ...TEXT_SEARCHES };

/** One name, both names of a merchant, a reference that hardly any transaction has, and a text that none has. */
function searchText(random: Random, nth: number): string {
  // Each first name is used once, and then second names.
  const name = [...FIRST_NAMES, ...SECOND_NAMES][nth] ?? '';
  const both = `${FIRST_NAMES[nth % FIRST_NAMES.length]} ${random.pick(SECOND_NAMES)}`;
  const kinds = [name, both, random.integer(1e5, 9e5).toString(16), `${name}zzz`];
  return kinds[nth % kinds.length] ?? '';
}

/** Milliseconds that 95 % of the requests stay below, one after the other. */
async function slowness(
  server: NodeServer,
  user: BenchUser,
  { title, path, count, atMostMs }: Search,
): Promise<Figure> {
  const random = seededRandom(count);
  await seeFirstPage(server, user);
  const millis: number[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const url = `${server.url}${path(random, nth)}`;
    const started = performance.now();
    await requireAnswer(url, user);
    millis.push(performance.now() - started);
  }
  const note = `median ${quantile(millis, 0.5).toFixed(1)} ms, slowest ${Math.max(...millis).toFixed(0)} ms of ${count}`;
  const target = atMostMs === undefined ? undefined : { atMost: atMostMs };
  return { title, value: quantile(millis, 0.95), unit: 'ms', note, target };
}

function seeFirstPage(server: NodeServer, user: BenchUser): Promise<void> {
  return requireAnswer(`${server.url}/v1/transactions`, user);
}

async function requireAnswer(url: string, user: BenchUser): Promise<void> {
  const response = await fetch(url, { headers: restHeaders(user) });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} returned ${response.status}.`);
}
