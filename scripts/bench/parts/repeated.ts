import type { Bench } from '../bench.ts';
import { ask } from '../measuring/ask.ts';
import { compare } from '../measuring/compare.ts';
import type { LoadRequest } from '../measuring/load.ts';
import { requireSameResponses } from '../measuring/same-responses.ts';
import { type Result, ratioResult } from '../report.ts';
import { restHeaders } from '../requests/lists.ts';
import type { Server } from '../servers/servers.ts';

const TARGET = { atLeast: 4.5 };

/** Lists that are asked for again and again, beside the Fastify peer, which remembers nothing. */
export async function measureRepeated(bench: Bench): Promise<readonly Result[]> {
  const coffer = await bench.servers.coffer();
  const peer = { server: await bench.servers.fastifyPeer(coffer), requests: firstPages(bench) };
  const { requests } = peer;
  await requireSameResponses(coffer, peer.server, requests);
  const remembered = await compare(bench, 'remembered lists', { server: coffer, requests }, peer);
  const unchanged = { server: coffer, requests: await withEntityTags(coffer, requests), status: 304 };
  const notModified = await compare(bench, 'lists that are not modified', unchanged, peer);
  return [
    ratioResult('remembered list (200)', 'throughput', remembered, TARGET),
    ratioResult('list not modified (304)', 'throughput', notModified, TARGET),
  ];
}

function firstPages({ database }: Bench): readonly LoadRequest[] {
  const path = '/v1/transactions?include=category';
  return database.users.readers.map((user) => ({ path, headers: restHeaders(user) }));
}

/** The same requests from a client that has each answer already. */
async function withEntityTags(server: Server, requests: readonly LoadRequest[]): Promise<readonly LoadRequest[]> {
  const conditional: LoadRequest[] = [];
  for (const request of requests) {
    // The load generator asks for no compression, and each form of an answer has its own tag.
    const { headers } = await ask(server, {
      ...request,
      headers: { ...request.headers, 'accept-encoding': 'identity' },
    });
    conditional.push({ ...request, headers: { ...request.headers, 'if-none-match': headers.get('etag') ?? '' } });
  }
  return conditional;
}
