import type { Comparison, PartResult } from '../report/results.ts';
import type { Bench } from './bench.ts';
import { compare } from './compare.ts';
import { LIST_KINDS, listRequests } from './list-requests.ts';
import { requireSameResponses } from './same-responses.ts';
import { startCoffer, startFastifyPeer, WITHOUT_CACHE, withServers } from './servers.ts';

/** More than are sent in a round, so that hardly any request comes twice. */
const REQUESTS = 12_000;
const CHECKED = 40;

const TARGETS = { throughputAtLeast: 1.8, p99AtMost: 1, cpuAtMost: 0.65 };

const TEXT =
  'Every request is another user, page or filter, and Coffer does not remember answers (`CACHE_MEGABYTES=0`). Both ' +
  'servers check the API key of each request. The peer is Fastify 5 with `pg`: prepared statements, page and count in ' +
  'parallel, categories in memory, a response schema.';

/** Lists that are asked for once, beside the Fastify peer. */
export function measureUncachedLists(bench: Bench): Promise<Omit<PartResult, 'title'>> {
  return withServers(async (start) => {
    const coffer = await start(startCoffer(bench, WITHOUT_CACHE));
    const peer = await start(startFastifyPeer(bench, coffer));
    const orders = LIST_KINDS.map((kind) => ({
      title: kind.title,
      requests: listRequests(kind, bench.users, REQUESTS),
    }));
    await bench.progress.step('the same responses', async () => {
      for (const { requests } of orders) await requireSameResponses(coffer, peer, requests.slice(0, CHECKED));
    });
    const comparisons: Comparison[] = [];
    for (const { title, requests } of orders) {
      const contenders = { ours: { server: coffer, requests }, theirs: { server: peer, requests } };
      const rounds = await compare(bench, title, contenders);
      comparisons.push({ title, peer: 'Fastify and pg', targets: TARGETS, ...rounds });
    }
    return { text: TEXT, comparisons, figures: [] };
  });
}
