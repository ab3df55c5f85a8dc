import type { Bench } from '../bench.ts';
import { compare } from '../measuring/compare.ts';
import { requireSameResponses } from '../measuring/same-responses.ts';
import { type Result, ratioResult } from '../report.ts';
import { LIST_KINDS, listRequests } from '../requests/lists.ts';
import { WITHOUT_CACHE } from '../servers/servers.ts';

const CHECKED = 40;

/** Lists that nobody remembers, beside the Fastify peer. */
export async function measureLists(bench: Bench): Promise<readonly Result[]> {
  const coffer = await bench.servers.coffer(WITHOUT_CACHE);
  const peer = await bench.servers.fastifyPeer(coffer);
  const results: Result[] = [];
  for (const kind of LIST_KINDS) {
    const { title } = kind;
    const requests = listRequests(kind, bench.database.users.readers);
    await requireSameResponses(coffer, peer, requests.slice(0, CHECKED));
    const rounds = await compare(bench, title, { server: coffer, requests }, { server: peer, requests });
    results.push(
      ratioResult(title, 'throughput', rounds, { atLeast: 2 }),
      ratioResult(title, 'p99', rounds, { atMost: 1 }),
      ratioResult(title, 'CPU per request', rounds, { atMost: 0.55 }),
    );
  }
  return results;
}
