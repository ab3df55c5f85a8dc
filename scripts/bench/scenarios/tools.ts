import type { Comparison, PartResult } from '../report/results.ts';
import type { Bench } from './bench.ts';
import { compare } from './compare.ts';
import { requireSameResponses } from './same-responses.ts';
import { startCoffer, startSdkPeer } from './servers.ts';
import { TOOL_KINDS, toolRequests } from './tool-requests.ts';

const REQUESTS = 12_000;
const CHECKED = 40;

const TEXT =
  'Calls of the tool endpoint by all users. Both servers check the access token and take a place in the user’s window of ' +
  'the rate limit, which is set so high that it refuses nothing. The peer is built on the official SDK, stateless and with ' +
  'JSON responses, and runs the same statements.';

/** The tools beside a server on the official SDK. */
export async function measureTools(bench: Bench): Promise<Omit<PartResult, 'title'>> {
  const coffer = await startCoffer(bench);
  const peer = await startSdkPeer(bench);
  try {
    const orders = TOOL_KINDS.map((kind) => ({
      title: kind.title,
      peer: 'the official SDK',
      requests: toolRequests(kind, bench.users, REQUESTS),
      targets: { throughputAtLeast: 3 },
    }));
    await bench.progress.step('the same responses', async () => {
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
