import type { LoadRequest } from '../processes/load.ts';
import type { NodeServer } from '../processes/node-server.ts';
import type { Comparison, ComparisonTargets, PartResult } from '../report/results.ts';
import type { Bench } from './bench.ts';
import { compare } from './compare.ts';
import { requireSameResponses } from './same-responses.ts';
import { startCoffer, startSdkPeer, WITHOUT_CACHE, withServers } from './servers.ts';
import { pings, plainCalls, TOOL_KINDS, type ToolKind, variedCalls } from './tool-requests.ts';

const REQUESTS = 12_000;
const CHECKED = 20;
/** So few that all results fit into the memory of the default setting. */
const REPEATED = 480;

const TEXT =
  'Both servers check the access token and take a place in the user’s window of the rate limit, which is set so high that ' +
  'it refuses nothing. The peer is built on the official SDK, stateless and with JSON responses, and runs the same ' +
  `statements. In the rows “again”, up to ${REPEATED} users repeat the same call, with Coffer’s default settings. In the rows ` +
  '“first time”, users call with ever other arguments, and Coffer remembers nothing (`CACHE_MEGABYTES=0`); both servers then ' +
  'ask PostgreSQL the same.';

interface Servers {
  readonly coffer: NodeServer;
  readonly forgetful: NodeServer;
  readonly peer: NodeServer;
}

interface Order {
  readonly title: string;
  readonly requests: readonly LoadRequest[];
  /** Which Coffer is measured. */
  readonly ours: NodeServer;
  readonly targets: ComparisonTargets;
}

/** The tools beside a server on the official SDK. */
export function measureTools(bench: Bench): Promise<Omit<PartResult, 'title'>> {
  return withServers(async (start) => {
    const coffer = await start(startCoffer(bench));
    const forgetful = await start(startCoffer(bench, WITHOUT_CACHE));
    const peer = await start(startSdkPeer(bench));
    const servers = { coffer, forgetful, peer };
    const orders = [pingOrder(bench, servers), ...TOOL_KINDS.flatMap((kind) => toolOrders(kind, bench, servers))];
    await bench.progress.step('the same responses', async () => {
      for (const { requests, ours } of orders) await requireSameResponses(ours, peer, requests.slice(0, CHECKED));
    });
    const comparisons: Comparison[] = [];
    for (const { title, requests, ours, targets } of orders) {
      const contenders = { ours: { server: ours, requests }, theirs: { server: peer, requests } };
      const rounds = await compare(bench, title, contenders);
      comparisons.push({ title, peer: 'the official SDK', targets, ...rounds });
    }
    return { text: TEXT, comparisons, figures: [] };
  });
}

function pingOrder({ users }: Bench, { coffer }: Servers): Order {
  return { title: 'ping', requests: pings(users, REQUESTS), ours: coffer, targets: { throughputAtLeast: 3 } };
}

function toolOrders(kind: ToolKind, { users }: Bench, { coffer, forgetful }: Servers): readonly Order[] {
  const again = plainCalls(kind, users.slice(0, REPEATED));
  const firstTime = variedCalls(kind, users, REQUESTS);
  return [
    { title: `${kind.name}, again`, requests: again, ours: coffer, targets: { throughputAtLeast: 3 } },
    { title: `${kind.name}, first time`, requests: firstTime, ours: forgetful, targets: {} },
  ];
}
