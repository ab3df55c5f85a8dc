import { availableParallelism } from 'node:os';
import { spreadOf } from '../measuring/statistics.ts';
import type { LoadRequest } from '../processes/load.ts';
import type { NodeServer } from '../processes/node-server.ts';
import { serverCpuMillis } from '../processes/usage.ts';
import type { Figure, PartResult } from '../report/results.ts';
import type { Bench } from './bench.ts';
import { LIST_KINDS, listRequests, restHeaders } from './list-requests.ts';
import { pageRequests } from './page-requests.ts';
import { startCoffer, WITHOUT_CACHE, withServers } from './servers.ts';
import { trialRequests } from './trial-requests.ts';

/** So few that all answers fit into the memory of the default setting, in each process. */
const REMEMBERED = 480;
const UNCACHED = 12_000;

const TEXT =
  'The same requests to one process and to one per processor (`PROCESSES`), in turns. The load generator and the ' +
  'database run on the same processors. The shares say how many processors each of the three used, so that one sees ' +
  'what they left: with one process, a service that used S processors beside D and G of the others can get at most ' +
  'P × S / (S + D + G) times as fast on P processors. Reading a statement file ' +
  'on trial (OFX of 500 rows, `dry_run`) is work of the service above all.';

interface Turn {
  readonly perSecond: number;
  /** In processors. */
  readonly service: number;
  readonly database: number;
  readonly generator: number;
}

/** What several processes bring on this machine. */
export async function measureProcesses(bench: Bench): Promise<Omit<PartResult, 'title'>> {
  const count = availableParallelism();
  const remembered = bench.users
    .slice(0, REMEMBERED)
    .map((user) => ({ path: '/v1/transactions?include=category', headers: restHeaders(user) }));
  const [kind] = LIST_KINDS;
  const uncached = kind === undefined ? [] : listRequests(kind, bench.users, UNCACHED);
  const pages = await pageRequests(bench);
  return withServers(async (start) => {
    const figures: Figure[] = [];
    for (const [title, env, requests] of [
      ['statement files read on trial', {}, trialRequests(bench)],
      ['pages of transactions', {}, pages],
      ['remembered lists', {}, remembered],
      ['uncached lists', WITHOUT_CACHE, uncached],
    ] as const) {
      const one = await start(startCoffer(bench, env));
      const several = await start(startCoffer(bench, { ...env, PROCESSES: String(count) }));
      figures.push(...(await figuresOf(bench, title, requests, one, several, count)));
      await Promise.all([one.stop(), several.stop()]);
    }
    return { text: TEXT, comparisons: [], figures };
  });
}

async function figuresOf(
  bench: Bench,
  title: string,
  requests: readonly LoadRequest[],
  one: NodeServer,
  several: NodeServer,
  count: number,
): Promise<readonly Figure[]> {
  // Each process compiles its code by itself, and remembers answers of its own.
  for (const server of [one, several]) await turn(bench, server, requests, bench.pace.warmUpSeconds * count);
  const turns: (readonly [Turn, Turn])[] = [];
  for (let round = 0; round < bench.pace.rounds; round += 1) {
    const first = await turn(bench, one, requests, bench.pace.seconds);
    turns.push([first, await turn(bench, several, requests, bench.pace.seconds)]);
  }
  const ratio = spreadOf(turns.map(([alone, together]) => together.perSecond / alone.perSecond));
  const possible = spreadOf(
    turns.map(([alone]) => (count * alone.service) / (alone.service + alone.database + alone.generator)),
  ).median;
  return [
    ...turnFigures(
      `${title}, 1 process`,
      turns.map(([alone]) => alone),
    ),
    ...turnFigures(
      `${title}, ${count} processes`,
      turns.map(([, together]) => together),
    ),
    {
      title: `${title}, ratio`,
      value: ratio.median,
      unit: '×',
      note: `${ratio.least.toFixed(2)} to ${ratio.most.toFixed(2)}; at most ${possible.toFixed(2)} with what the others left`,
    },
  ];
}

function turnFigures(title: string, turns: readonly Turn[]): readonly Figure[] {
  const median = (figure: (turn: Turn) => number) => spreadOf(turns.map(figure)).median;
  const [service, database, generator] = [
    median((t) => t.service),
    median((t) => t.database),
    median((t) => t.generator),
  ];
  const note = `processors: service ${service.toFixed(2)}, database ${database.toFixed(2)}, load generator ${generator.toFixed(2)}`;
  return [{ title, value: median((t) => t.perSecond), unit: 'requests/s', note }];
}

async function turn(
  bench: Bench,
  server: NodeServer,
  requests: readonly LoadRequest[],
  seconds: number,
): Promise<Turn> {
  const { generator, database, pace } = bench;
  const used = () => [serverCpuMillis(server.pid), serverCpuMillis(database.postgres.pid), performance.now()] as const;
  const before = used();
  const load = await generator.run({ url: server.url, requests, connections: pace.connections, seconds, status: 200 });
  const after = used();
  const millis = after[2] - before[2];
  return {
    perSecond: load.perSecond,
    service: (after[0] - before[0]) / millis,
    database: (after[1] - before[1]) / millis,
    generator: load.cpuShare,
  };
}
