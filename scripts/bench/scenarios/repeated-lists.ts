import type { LoadRequest } from '../processes/load.ts';
import type { NodeServer } from '../processes/node-server.ts';
import type { PartResult } from '../report/results.ts';
import type { Bench } from './bench.ts';
import { compare } from './compare.ts';
import { restHeaders } from './list-requests.ts';
import { startCoffer, startFastifyPeer, withServers } from './servers.ts';

/** So few that all answers fit into the memory of the default setting. */
const REPEATED = 480;

const TEXT =
  `The first page of up to ${REPEATED} users with categories, asked for again and again, with Coffer’s default settings. ` +
  'The credential is checked each time. In the second row the client has the answer already and names it with ' +
  '`If-None-Match`; the peer knows no validators and sends it again.';

/** Lists that are asked for repeatedly, beside the Fastify peer. */
export function measureRepeatedLists(bench: Bench): Promise<Omit<PartResult, 'title'>> {
  return withServers(async (start) => {
    const coffer = await start(startCoffer(bench));
    const peer = await start(startFastifyPeer(bench, coffer));
    const requests = bench.users
      .slice(0, REPEATED)
      .map((user) => ({ path: '/v1/transactions?include=category', headers: restHeaders(user) }));
    const conditional = await withEntityTags(coffer, requests);
    const { remembered, unchanged, theirs } = await compare(bench, 'remembered, and not modified', {
      remembered: { server: coffer, requests },
      unchanged: { server: coffer, requests: conditional, status: 304 },
      theirs: { server: peer, requests },
    });
    const peerName = 'Fastify and pg';
    return {
      text: TEXT,
      comparisons: [
        { title: 'remembered (200)', peer: peerName, ours: remembered, theirs, targets: { throughputAtLeast: 5 } },
        { title: 'not modified (304)', peer: peerName, ours: unchanged, theirs, targets: { throughputAtLeast: 6 } },
      ],
      figures: [],
    };
  });
}

/** The same requests from a client that has each answer already. */
async function withEntityTags(server: NodeServer, requests: readonly LoadRequest[]): Promise<readonly LoadRequest[]> {
  const conditional: LoadRequest[] = [];
  for (const request of requests) {
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const response = await fetch(`${server.url}${request.path}`, { headers });
    await response.arrayBuffer();
    const etag = response.headers.get('etag');
    if (etag === null) throw new Error(`The response to ${request.path} has no ETag.`);
    conditional.push({ ...request, headers: { ...request.headers, 'if-none-match': etag } });
  }
  return conditional;
}
