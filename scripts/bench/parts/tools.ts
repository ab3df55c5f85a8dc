import type { Bench } from '../bench.ts';
import { compare } from '../measuring/compare.ts';
import { requireSameResponses } from '../measuring/same-responses.ts';
import { type Result, ratioResult } from '../report.ts';
import { listRequests, PLAIN_LIST } from '../requests/lists.ts';
import { pings, TOOL_KINDS, toolCall, variedCalls } from '../requests/tools.ts';
import { WITHOUT_CACHE } from '../servers/servers.ts';

const CHECKED = 20;

/**
 * The tools beside a server on the official SDK: the same call of each user again and again, with the default settings,
 * and ever other calls, with nothing remembered. A ping is set against a list of the same service.
 */
export async function measureTools(bench: Bench): Promise<readonly Result[]> {
  const { readers } = bench.database.users;
  const coffer = await bench.servers.coffer();
  const forgetful = await bench.servers.coffer(WITHOUT_CACHE);
  const peer = await bench.servers.sdkPeer();
  const results: Result[] = [];
  for (const kind of TOOL_KINDS) {
    const again = readers.map((user) => toolCall(user, kind.name, {}));
    const first = variedCalls(kind, readers);
    for (const [when, server, requests, atLeast] of [
      ['again', coffer, again, 2],
      ['first time', forgetful, first, 1],
    ] as const) {
      await requireSameResponses(server, peer, requests.slice(0, CHECKED), structuredContent);
      const title = `${kind.name}, ${when}`;
      const rounds = await compare(bench, title, { server, requests }, { server: peer, requests });
      results.push(ratioResult(title, 'throughput', rounds, { atLeast }));
    }
  }
  const list = { server: forgetful, requests: listRequests(PLAIN_LIST, readers) };
  const rounds = await compare(bench, 'ping beside a list', { server: forgetful, requests: pings(readers) }, list);
  return [...results, ratioResult('ping beside a plain list of Coffer', 'CPU per request', rounds, { atMost: 0.6 })];
}

/** The texts differ: the peer's is the structured content once more. */
function structuredContent(json: unknown): unknown {
  return (json as { readonly result: { readonly structuredContent: unknown } }).result.structuredContent;
}
