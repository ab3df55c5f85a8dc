import type { Comparison, PartResult } from '../report/results.ts';
import type { Bench } from './bench.ts';
import { compare } from './compare.ts';
import { LIST_KINDS, listRequests } from './list-requests.ts';
import { requireSameResponses } from './same-responses.ts';
import { startCoffer, startFastifyPeer, WITHOUT_CACHE } from './servers.ts';

/** More than are sent in a round, so that hardly any request comes twice. */
const REQUESTS = 12_000;
const CHECKED = 40;

const TARGETS = { throughputAtLeast: 1.8, p99AtMost: 1, cpuAtMost: 0.65 };

const TEXT =
  'Every request is another user, page or filter, and Coffer runs without its memory for answers (`CACHE_MEGABYTES=0`). ' +
  'Both servers check the API key of each request. The peer is Fastify 5 with `pg`: prepared statements, page and count in ' +
  'parallel, categories in memory, a response schema.';

/** Lists for ever another user, page or filter, without a memory for answers. */
export async function measureUncachedLists(bench: Bench): Promise<Omit<PartResult, 'title'>> {
  const { users, progress } = bench;
  const coffer = await startCoffer(bench, WITHOUT_CACHE);
  const peer = await startFastifyPeer(bench, coffer);
  try {
    const orders = LIST_KINDS.map((kind) => ({
      title: kind.title,
      peer: 'Fastify and pg',
      requests: listRequests(kind, users, REQUESTS),
      targets: TARGETS,
    }));
    await progress.step('the same responses', async () => {
      for (const { requests } of orders) await requireSameResponses(coffer, peer, requests.slice(0, CHECKED));
    });
    const comparisons: Comparison[] = [];
    for (const order of orders) comparisons.push(await compare(bench, coffer, peer, order));
    return { text: TEXT, comparisons, figures: [] };
  } finally {
    await coffer.stop();
    await peer.stop();
  }
}
