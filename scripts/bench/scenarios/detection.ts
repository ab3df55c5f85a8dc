import type { BenchUser } from '../data/bench-user.ts';
import { runStatement } from '../data/private-database.ts';
import type { NodeServer } from '../processes/node-server.ts';
import type { Figure, PartResult } from '../report/results.ts';
import type { Bench } from './bench.ts';
import { LIST_KINDS, listRequests } from './list-requests.ts';
import { startCoffer, withServers } from './servers.ts';
import { toolCall, toolRequest } from './tool-requests.ts';

const RATE = 100;
const REQUESTS = 4_000;
const AT_MOST_MS = 20;

/** Lengths, in rounds of the other scenarios. On two processors, detecting all users once takes 8 to 10 s. */
const ROUNDS = { quiet: 2, detecting: 4 };

const TEXT =
  '50 users with 2,000 transactions each ask for their recurring bills, all at once and again and again. One statement ' +
  'before marks their transactions as changed, so that all of them are detected anew. One of them has asked before, on ' +
  `the same service. Meanwhile other users ask for lists, ${RATE} times a second at even intervals; their latency counts ` +
  'from the moment at which each request was due.';

/** What others notice while many users' bills are detected. */
export function measureDetection(bench: Bench): Promise<Omit<PartResult, 'title'>> {
  return withServers(async (start) => {
    const coffer = await start(startCoffer(bench));
    const { detected } = bench.database.users;
    // The first requests wait for connections to be opened and code to be loaded and compiled.
    await bench.progress.step('warm-up', async () => {
      await detectAll(bench, coffer, detected.slice(0, 1));
      await askForLists(bench, coffer, ROUNDS.quiet);
    });
    const quiet = await bench.progress.step('others, while nothing is detected', () =>
      askForLists(bench, coffer, ROUNDS.quiet),
    );
    const { latency, detections, refused } = await bench.progress.step(
      `others, while ${detected.length} users are detected`,
      () => askMeanwhile(bench, coffer, detected),
    );
    const note = `p50 ${latency.p50.toFixed(1)} ms, slowest ${latency.max.toFixed(0)} ms; ${detections} detections`;
    const figures: readonly Figure[] = [
      { title: 'p99 of others, while nothing is detected', value: quiet.latency.p99, unit: 'ms' },
      {
        title: `p99 of others, while ${detected.length} users are detected`,
        value: latency.p99,
        unit: 'ms',
        note,
        target: { atMost: AT_MOST_MS },
      },
      { title: 'detections that were refused', value: refused, unit: 'requests', target: { atMost: 0 } },
    ];
    return { text: TEXT, comparisons: [], figures };
  });
}

function askForLists({ meter, pace, users }: Bench, server: NodeServer, rounds: number) {
  const [kind] = LIST_KINDS;
  if (kind === undefined) throw new Error('There is no kind of list.');
  const requests = listRequests(kind, users, REQUESTS);
  const { connections } = pace;
  return meter.measure(server, { requests, connections, seconds: pace.seconds * rounds, rate: RATE, status: 200 });
}

async function askMeanwhile(bench: Bench, server: NodeServer, detected: readonly BenchUser[]) {
  const over = new AbortController();
  let [detections, refused] = [0, 0];
  const detecting = (async () => {
    while (!over.signal.aborted) {
      const answered = await detectAll(bench, server, detected);
      detections += answered.filter((isAnswered) => isAnswered).length;
      refused += answered.filter((isAnswered) => !isAnswered).length;
    }
  })();
  const { latency } = await askForLists(bench, server, ROUNDS.detecting).finally(() => over.abort());
  await detecting;
  return { latency, detections, refused };
}

/** What every change of transactions does to its user. */
/** Says for each user whether the bills were reported. */
async function detectAll({ database }: Bench, server: NodeServer, users: readonly BenchUser[]): Promise<boolean[]> {
  await runStatement(database, MARK_AS_CHANGED, [users.map(({ id }) => id)]);
  return Promise.all(users.map((user) => detectAnew(server, user)));
}

const MARK_AS_CHANGED = `update users set transaction_revision = transaction_revision + 1, revision = gen_random_uuid()
  where id = any($1::bigint[])`;

/** Returns whether the bills were reported: a service that is overwhelmed refuses requests. */
function detectAnew(server: NodeServer, user: BenchUser): Promise<boolean> {
  const message = { jsonrpc: '2.0', id: 1, ...toolCall('get_recurring_bills', {}) };
  const { path, headers } = toolRequest(user, message);
  return post(server, path, headers, message);
}

async function post(
  server: NodeServer,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): Promise<boolean> {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.ok;
}
