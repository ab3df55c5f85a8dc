import { setTimeout as delay } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { runStatement } from '../data/database.ts';
import type { BenchUser } from '../data/users.ts';
import { ask } from '../measuring/ask.ts';
import { quantile } from '../measuring/statistics.ts';
import { figureResult, type Result } from '../report.ts';
import { type LoadRequest, plainList, requestsOf, toolCall } from '../requests.ts';
import type { Server } from '../servers.ts';

const PER_SECOND = 100;
/** For each round of the other parts. */
const WARM_UP_MS = 300;

/** What others notice while the bills of many users are detected at once. */
export async function measureDetection(bench: Bench): Promise<readonly Result[]> {
  const coffer = await bench.servers.coffer();
  const { detected, readers } = bench.database.users;
  const others = readers.filter((user) => !detected.includes(user));
  const lists = requestsOf(bench, others, plainList);
  // The first requests wait for connections to be opened and code to be loaded and compiled.
  await detectAll(bench, coffer, detected.slice(0, 1));
  await latenciesMeanwhile(coffer, lists, delay(bench.effort.rounds * WARM_UP_MS));
  const title = `others, while ${detected.length} users are detected: p99`;
  const millis = await bench.progress.step(title, () =>
    latenciesMeanwhile(coffer, lists, detectAll(bench, coffer, detected)),
  );
  return [figureResult(title, [quantile(millis, 0.99)], 'ms', { atMost: 50 })];
}

/** Marks the users as changed, as every write does, and asks for their bills, all at once. */
async function detectAll({ database }: Bench, server: Server, users: readonly BenchUser[]): Promise<void> {
  await runStatement(database, MARK_AS_CHANGED, [users.map(({ id }) => id)]);
  await Promise.all(users.map((user) => billsOf(server, user)));
}

/** Asks until the answer rests on a detection. Coffer does not let a request wait for one that takes long. */
async function billsOf(server: Server, user: BenchUser): Promise<void> {
  const { text } = await ask(server, toolCall(user, 'get_recurring_bills', {}));
  if (text.includes('"is_up_to_date":false')) await billsOf(server, user);
}

const MARK_AS_CHANGED = `update users set transaction_revision = transaction_revision + 1, revision = gen_random_uuid()
  where id = any($1::bigint[])`;

/**
 * Sends requests at even intervals until the work is done, whether or not the earlier ones have been answered. Returns
 * for each how long after the moment at which it was due its response was complete. autocannon would send those of a
 * second at once.
 */
async function latenciesMeanwhile(
  server: Server,
  requests: readonly LoadRequest[],
  work: Promise<unknown>,
): Promise<readonly number[]> {
  const over = new AbortController();
  const done = work.finally(() => over.abort());
  done.catch(() => undefined); // It is thrown below.
  const sent: Promise<number>[] = [];
  const begun = performance.now();
  while (!over.signal.aborted) {
    const due = begun + (sent.length * 1000) / PER_SECOND;
    await delay(Math.max(0, due - performance.now()));
    const request = requests[sent.length % requests.length];
    if (request === undefined) throw new RangeError('There are no requests.');
    sent.push(ask(server, request).then(() => performance.now() - due));
  }
  await done;
  return Promise.all(sent);
}
