import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { assertNone } from '../support/assertions.ts';
import { CITUS_URL, openCitusDatabase, runOnNode } from '../support/databases/citus.ts';
import { type Caller, type HttpService, openServiceOn } from '../support/service/http-service.ts';

/** Needs a superuser at `TEST_CITUS_URL`. */
const test = suite('the crash of a node of Citus under load');

if (CITUS_URL === undefined) {
  test.skip('costs others nothing, because TEST_CITUS_URL names no cluster', () => undefined);
} else {
  const clusterUrl = CITUS_URL;
  test('costs the users of other nodes nothing, and nobody what was acknowledged', () => crash(clusterUrl));
}

test.run();

/** Someone who creates one transaction after the other. */
interface Writer extends Caller {
  /** The address of the node with their rows. */
  readonly node: string;
  readonly account: number;
  readonly acknowledged: number[];
  /** Statuses of requests that failed, in their order. */
  readonly failures: number[];
}

const WRITERS = 12;
const AMOUNT = -100;
/** How many creates of everybody must succeed before the crash, and again after it. */
const CREATES = 5;
const PATIENCE_MS = 60_000;

async function crash(clusterUrl: string): Promise<void> {
  const { url, drop } = await openCitusDatabase(clusterUrl);
  const service = await openServiceOn(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  const writers: Writer[] = [];
  while (writers.length < WRITERS) writers.push(await aWriter(service, client));
  const victim = writers[0]?.node ?? '';
  const [hit, spared] = [true, false].map((isHit) => writers.filter(({ node }) => (node === victim) === isHit));
  assert.ok(hit?.length && spared?.length, 'The writers are on several nodes.');

  const stop = new AbortController();
  const writing = Promise.all(writers.map((writer) => write(writer, stop.signal)));
  await untilMore(writers);
  await crashNode(clusterUrl, victim);
  await untilMore(writers);
  stop.abort();
  await writing;

  assertNone(spared.flatMap(({ failures }) => failures));
  assert.equal([...new Set(hit.flatMap(({ failures }) => failures))], [503]);
  for (const writer of writers) await everythingIsThere(writer);
  await client.end();
  await service.close();
  await drop();
}

async function aWriter(service: HttpService, client: Client): Promise<Writer> {
  const caller = await service.newCaller();
  const { id } = (await caller.post('/v1/bank-accounts', { name: 'Wallet', currency: 'USD' })).json();
  const node = await nodeOf(client, caller.userId);
  return { ...caller, node, account: id, acknowledged: [], failures: [] };
}

async function nodeOf(client: Client, userId: number): Promise<string> {
  const { rows } = await client.query<{ node: string }>(
    `select nodename || ':' || nodeport as node from pg_dist_placement join pg_dist_node using (groupid)
      where shardid = get_shard_id_for_distribution_column('users', $1::bigint)`,
    [userId],
  );
  return rows[0]?.node ?? '';
}

/** With a key each, and the same one again after a failure, as clients should. */
async function write({ post, account, acknowledged, failures }: Writer, stop: AbortSignal): Promise<void> {
  let isUnsettled = false;
  while (!stop.aborted || isUnsettled) {
    const entry = { bank_account_id: account, amount: AMOUNT, booked_at: '2026-03-05', description: 'Lunch' };
    const answer = await post('/v1/transactions', entry, { headers: { 'Idempotency-Key': `${acknowledged.length}` } });
    isUnsettled = answer.status !== 201;
    if (isUnsettled) failures.push(answer.status);
    else acknowledged.push(answer.json().id);
  }
}

/** Waits until each of the writers has created some more. */
async function untilMore(writers: readonly Writer[]): Promise<void> {
  const enough = new Map(writers.map((writer) => [writer, writer.acknowledged.length + CREATES]));
  const patience = AbortSignal.timeout(PATIENCE_MS);
  while ([...enough].some(([{ acknowledged }, count]) => acknowledged.length < count)) {
    patience.throwIfAborted();
    await delay(20);
  }
}

/** Kills a process of the node, upon which PostgreSQL ends all others and recovers. */
async function crashNode(clusterUrl: string, node: string): Promise<void> {
  await runOnNode(clusterUrl, node, `copy (select 1) to program 'kill -9 $PPID'`).catch(() => undefined);
}

/** Each create once, and the balance of all of them. */
async function everythingIsThere({ get, account, acknowledged }: Writer): Promise<void> {
  const stored: number[] = [];
  for (let page = 1; stored.length === (page - 1) * PAGE_ROWS; page += 1) {
    const { data } = (await get(`/v1/transactions?page=${page}`)).json();
    stored.push(...data.map(({ id }: { readonly id: number }) => id));
  }
  assert.equal(ascending(stored), ascending(acknowledged));
  const accounts = (await get('/v1/bank-accounts')).json();
  const { balance } = accounts.find(({ id }: { readonly id: number }) => id === account);
  assert.is(balance, acknowledged.length * AMOUNT);
}

const PAGE_ROWS = 30;

function ascending(ids: readonly number[]): readonly number[] {
  return ids.toSorted((a, b) => a - b);
}
