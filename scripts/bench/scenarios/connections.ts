import type { Comparison, PartResult } from '../report/results.ts';
import type { Bench } from './bench.ts';
import { compare } from './compare.ts';
import { LIST_KINDS, listRequests } from './list-requests.ts';
import { startCoffer, startFastifyPeer, startSdkPeer, WITHOUT_CACHE, withServers } from './servers.ts';
import { pings } from './tool-requests.ts';

const REQUESTS = 12_000;

const CONNECTIONS = [8, 64];

/** Those of the lists whose ratio depends most on it. */
const LISTS: ReadonlySet<string> = new Set(['filtered list', 'accounts']);

const TEXT =
  'Some of the above on fewer and on more connections. What is asked for at the same time shares statements in Coffer, ' +
  'so a request costs less the more of them come.';

/** How ratios depend on the number of connections. */
export function measureConnections(bench: Bench): Promise<Omit<PartResult, 'title'>> {
  return withServers(async (start) => {
    const ours = await start(startCoffer(bench, WITHOUT_CACHE));
    const fastify = { peer: 'Fastify and pg', theirs: await start(startFastifyPeer(bench, ours)) };
    const sdk = { peer: 'the official SDK', theirs: await start(startSdkPeer(bench)) };
    const lists = LIST_KINDS.filter(({ title }) => LISTS.has(title)).map((kind) => {
      return { title: kind.title, ...fastify, requests: listRequests(kind, bench.users, REQUESTS) };
    });
    const orders = [...lists, { title: 'ping', ...sdk, requests: pings(bench.users, REQUESTS) }];
    const comparisons: Comparison[] = [];
    for (const { title, peer, theirs, requests } of orders) {
      for (const connections of CONNECTIONS) {
        const name = `${title}, ${connections} connections`;
        const rounds = await compare({ ...bench, pace: { ...bench.pace, connections } }, name, {
          ours: { server: ours, requests },
          theirs: { server: theirs, requests },
        });
        comparisons.push({ title: name, peer, targets: {}, ...rounds });
      }
    }
    return { text: TEXT, comparisons, figures: [] };
  });
}
