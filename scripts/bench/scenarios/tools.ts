import type { Comparison, PartResult } from '../report/results.ts';
import type { Bench } from './bench.ts';
import { compare } from './compare.ts';
import { requireSameResponses } from './same-responses.ts';
import { startCoffer, startSdkPeer, WITHOUT_CACHE, withServers } from './servers.ts';
import { TOOL_KINDS, toolRequests } from './tool-requests.ts';

const REQUESTS = 12_000;
const CHECKED = 40;

const TEXT =
  'Calls of the tool endpoint by all users. Both servers check the access token and take a place in the user’s window of ' +
  'the rate limit, which is set so high that it refuses nothing. The peer is built on the official SDK, stateless and with ' +
  'JSON responses, and runs the same statements. Rows marked “uncached” are with `CACHE_MEGABYTES=0`.';

/** The tools beside a server on the official SDK. */
export function measureTools(bench: Bench): Promise<Omit<PartResult, 'title'>> {
  return withServers(async (start) => {
    const coffer = await start(startCoffer(bench));
    const forgetful = await start(startCoffer(bench, WITHOUT_CACHE));
    const peer = await start(startSdkPeer(bench));
    const orders = TOOL_KINDS.map((kind) => ({
      title: kind.title,
      requests: toolRequests(kind, bench.users, REQUESTS),
    }));
    await bench.progress.step('the same responses', async () => {
      for (const { requests } of orders) await requireSameResponses(coffer, peer, requests.slice(0, CHECKED));
    });
    const comparisons: Comparison[] = [];
    for (const { title, requests } of orders) {
      const { ours, uncached, theirs } = await compare(bench, title, {
        ours: { server: coffer, requests },
        uncached: { server: forgetful, requests },
        theirs: { server: peer, requests },
      });
      const shared = { peer: 'the official SDK', theirs };
      comparisons.push({ ...shared, title, ours, targets: { throughputAtLeast: 3 } });
      if (title !== 'ping') comparisons.push({ ...shared, title: `${title}, uncached`, ours: uncached, targets: {} });
    }
    return { text: TEXT, comparisons, figures: [] };
  });
}
