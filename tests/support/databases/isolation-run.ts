import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { seededRandom } from '../../../adapters/demo/random.ts';
import { aManualAccount, newTransaction } from '../fixtures.ts';
import { type HttpAnswer, send as sendTo } from '../service/http-client.ts';
import { type Caller, type HttpService, openServiceOn } from '../service/http-service.ts';
import { cutConnections } from './cutting-proxy.ts';

export interface IsolationRun {
  /** Rows of transactions that users read. */
  readonly rows: number;
  readonly requests: number;
  /** Requests that the service refused because it had lost a connection. */
  readonly refused: number;
  /** Connections that the proxy cut in the middle of an answer of PostgreSQL. */
  readonly cuts: number;
  /** Connections that PostgreSQL was told to end. */
  readonly killed: number;
  /** Every answer that showed something of another user, or a wrong number of rows. */
  readonly faults: readonly string[];
}

/** A user, whose every text carries a mark that no other user's text carries. */
interface Marked extends Caller {
  readonly mark: string;
  readonly accountId: number;
  readonly rowIds: number[];
  readonly toolToken: string;
  /** Rows that are stored for certain, and rows that may be: a create without an answer leaves both possible. */
  stored: number;
  possible: number;
}

const USERS = 40;
const PER_PAGE = 30;
const MARK = /mark-(\d+)-/g;

/**
 * Lets 40 users read and write through one service at once, several requests each, until they have read `rows` rows,
 * while connections to PostgreSQL are cut within answers and ended by the server at random. Every answer is searched
 * for marks of other users, and its counts are checked.
 */
export async function runIsolation(databaseUrl: string, rows: number, seed: number): Promise<IsolationRun> {
  const random = seededRandom(seed);
  const users = await prepare(databaseUrl);
  // A page is some ten thousand bytes: some connections end within their first page, and some after hundreds.
  const proxy = await cutConnections(databaseUrl, () => 2_000 + 10 ** random.integer(4, 6) * random.integer(1, 9));
  const service = await openServiceOn(proxy.url);
  proxy.begin();
  const killer = killConnections(databaseUrl);
  const seen = { rows: 0, requests: 0, refused: 0, faults: [] as string[] };
  const worker = async (user: Marked) => {
    while (seen.rows < rows && seen.faults.length < 10) {
      const answer = await requestOf(service, user, random.integer(0, 99), random.integer(0, 1_000_000));
      seen.requests += 1;
      if (answer.status === 503) seen.refused += 1;
      seen.rows += rowsOf(answer);
      seen.faults.push(...faultsOf(user, answer));
    }
  };
  await Promise.all(users.flatMap((user) => [worker(user), worker(user)]));
  const killed = await killer.stop();
  await service.close();
  proxy.close();
  return { ...seen, cuts: proxy.cuts(), killed };
}

async function prepare(databaseUrl: string): Promise<readonly Marked[]> {
  const service = await openServiceOn(databaseUrl);
  const users = await Promise.all(Array.from({ length: USERS }, (_, index) => marked(service, index)));
  await service.close();
  return users;
}

/** Users have different numbers of rows, so that a page with another's count is found out. */
async function marked(service: HttpService, index: number): Promise<Marked> {
  const caller = await service.newCaller();
  const mark = `mark-${caller.userId}-`;
  const stored = 200 + index * 7;
  const { account, rowIds } = await service.prepare(async (stores) => {
    const account = await aManualAccount(stores, caller.userId, { name: `${mark}account` });
    const named = (nth: number) => ({ description: `${mark}row ${nth}`, merchantName: `${mark}shop` });
    const rowIds = await stores.transactions.addAll(
      Array.from({ length: stored }, (_, nth) => newTransaction(account, named(nth))),
    );
    return { account, rowIds: [...rowIds] };
  });
  const toolToken = await service.newToken(caller, { audience: 'mcp' });
  return { ...caller, mark, accountId: account.id, rowIds, toolToken, stored, possible: stored };
}

/** `kind` is a number below 100 that decides which request it is; `place` says which page or row. */
async function requestOf(service: HttpService, user: Marked, kind: number, place: number): Promise<HttpAnswer> {
  // Not by the service of the tests, which remembers every answer.
  const send = (method: string, path: string, json?: unknown, bearer = user.key) =>
    sendTo(service.url, method, path, { bearer, json });
  const page = 1 + (place % Math.ceil(user.stored / PER_PAGE));
  if (kind < 70) return send('GET', `/v1/transactions?per-page=${PER_PAGE}&page=${page}`);
  if (kind < 80) return send('GET', `/v1/transactions?per-page=${PER_PAGE}&filter[text]=row%20${place % 300}`);
  if (kind < 85) return send('GET', '/v1/bank-accounts');
  if (kind < 92) return send('PUT', anothersRow(user, place), { notes: `${user.mark}note` });
  if (kind < 96) return create(user, send);
  const call = { name: 'get_transactions', arguments: { limit: 20, date_from: '2026-03-01' } };
  return send('POST', '/mcp', { jsonrpc: '2.0', id: place, method: 'tools/call', params: call }, user.toolToken);
}

/** Ids ascend over all users, so the one below the first of a user is another's, or nobody's. */
const anothersRow = ({ rowIds }: Marked, place: number) =>
  `/v1/transactions/${Math.max(1, rowIds[0]! - 1 - (place % 500))}`;

async function create(
  user: Marked,
  send: (method: string, path: string, json: unknown) => Promise<HttpAnswer>,
): Promise<HttpAnswer> {
  user.possible += 1;
  const description = `${user.mark}row ${user.possible}`;
  const row = { bank_account_id: user.accountId, description, amount: -5, booked_at: '2026-03-06' };
  const answer = await send('POST', '/v1/transactions', row);
  if (answer.status === 201) {
    user.stored += 1;
    user.rowIds.push(answer.json().id);
  }
  return answer;
}

const isPlainList = ({ path, status }: HttpAnswer) => status === 200 && /^\/v1\/transactions\?.*&page=/.test(path);

function rowsOf(answer: HttpAnswer): number {
  if (answer.status !== 200 || !answer.path.startsWith('/v1/transactions?')) return 0;
  return answer.json().data.length;
}

function faultsOf(user: Marked, answer: HttpAnswer): readonly string[] {
  const faults: string[] = [];
  const fault = (what: string) => faults.push(`${answer.method} ${answer.path} of user ${user.userId}: ${what}`);
  for (const [, id] of answer.text.matchAll(MARK)) {
    if (Number(id) !== user.userId) fault(`shows text of user ${id}`);
  }
  const expected = answer.method === 'PUT' ? [404, 503] : [200, 201, 429, 503];
  if (!expected.includes(answer.status)) fault(`status ${answer.status}: ${answer.text.slice(0, 200)}`);
  if (isPlainList(answer)) {
    const { total, data } = answer.json() as { total: number; data: readonly { description: string }[] };
    const foreign = data.find(({ description }) => !description.startsWith(user.mark));
    if (foreign !== undefined) fault(`lists “${foreign.description}”`);
    if (total > user.possible) fault(`counts ${total} rows, and there are at most ${user.possible}`);
  }
  return faults;
}

/** Tells PostgreSQL every now and then to end one of the connections of the service. */
function killConnections(databaseUrl: string): { stop(): Promise<number> } {
  let killed = 0;
  const ended = new AbortController();
  const kill = async () => {
    const admin = new Client({ connectionString: databaseUrl });
    await admin.connect();
    while (!ended.signal.aborted) {
      await delay(250);
      const { rowCount } = await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() order by random() limit 1`,
      );
      killed += rowCount ?? 0;
    }
    await admin.end();
  };
  const running = kill();
  return {
    stop: async () => {
      ended.abort();
      await running;
      return killed;
    },
  };
}
