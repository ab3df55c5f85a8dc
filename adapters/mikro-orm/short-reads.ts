import type { Pool, PoolClient } from 'pg';
import { Exchange } from './exchange.ts';
import type { LoggedStatement, Timed } from './slow-statements.ts';
import type { TextQuery } from './text-query.ts';

/** More would make the last one wait for too many others. */
const TOGETHER_AT_MOST = 4;

/**
 * Of the common short reads. More would not answer sooner: this process cannot make answers of what so many backends
 * read. A burst would only open connections, and a new one costs PostgreSQL as much as a hundred short reads.
 */
const CONNECTIONS_AT_MOST = 4;

/** Of the reads of a lane. However many of them come at once, they keep one process of PostgreSQL busy and no more. */
const CONNECTIONS_OF_LANE = 1;

/** After so long without an end of any of them, the connections are held up, and the reads that wait go elsewhere. */
const PATIENCE_MILLIS = 500;

interface Waiting {
  readonly query: TextQuery;
  readonly resolve: (query: TextQuery) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Combines the short reads that begin in one turn of the event loop into exchanges. Under load, the requests that were
 * admitted together read together. A read fails only by itself or with its connection, as it would alone (`runOn`).
 */
export function combinedShortReads(pool: Pool, timed: Timed): (query: TextQuery) => Promise<TextQuery> {
  const run = (reads: readonly Waiting[]) => runTogether(pool, reads, timed);
  const common = queueOf(run, CONNECTIONS_AT_MOST);
  const lanes = new Map<string, ReturnType<typeof queueOf>>();
  const queueFor = ({ lane }: TextQuery) => {
    if (lane === undefined) return common;
    const queue = lanes.get(lane) ?? queueOf(run, CONNECTIONS_OF_LANE);
    lanes.set(lane, queue);
    return queue;
  };
  return (query) => new Promise((resolve, reject) => queueFor(query)({ query, resolve, reject }));
}

/** Runs what comes in one turn of the event loop, on `connections` at once. */
function queueOf(run: (reads: readonly Waiting[]) => Promise<void>, connections: number): (read: Waiting) => void {
  const waiting: Waiting[] = [];
  let running = 0;
  const isBusy = () => running >= connections;
  let patience: NodeJS.Timeout | undefined;
  const start = (reads: readonly Waiting[]) => {
    running += 1;
    void run(reads).finally(() => {
      running -= 1;
      flush();
    });
  };
  const flush = () => {
    clearTimeout(patience);
    while (waiting.length > 0 && !isBusy()) start(waiting.splice(0, TOGETHER_AT_MOST));
    if (waiting.length > 0) patience = setTimeout(goElsewhere, PATIENCE_MILLIS);
  };
  const goElsewhere = () => {
    while (waiting.length > 0) start(waiting.splice(0, TOGETHER_AT_MOST));
  };
  let isFlushDue = false;
  return (read) => {
    waiting.push(read);
    if (isFlushDue) return;
    isFlushDue = true;
    setImmediate(() => {
      isFlushDue = false;
      flush();
    });
  };
}

async function runTogether(pool: Pool, reads: readonly Waiting[], timed: Timed): Promise<void> {
  const [only] = reads;
  if (only !== undefined && reads.length === 1) return runAlone(pool, only, timed);
  const exchanged = reads.map(({ query }) => query);
  const exchange = new Exchange(exchanged);
  try {
    await onClient(pool, (client) => timed(togetherAs(exchanged), () => exchange.on(client)));
    for (const { query, resolve } of reads) resolve(query);
  } catch (error) {
    reads.forEach((read, nth) => {
      if (nth < exchange.done) read.resolve(read.query);
      else if (nth === exchange.done && exchange.isSent) read.reject(error);
      else void runAlone(pool, read, timed);
    });
  }
}

/** What the log has of reads that were slow together; put together only if they were. */
export function togetherAs(queries: readonly TextQuery[]): LoggedStatement {
  return {
    name: 'short reads',
    get text() {
      return queries.map(({ name, text }) => name || text).join('; ');
    },
  };
}

function runAlone(pool: Pool, { query, resolve, reject }: Waiting, timed: Timed): Promise<void> {
  return runOn(pool, query, timed).then(resolve, reject);
}

/** Runs one query on any connection. */
export function runOn(pool: Pool, query: TextQuery, timed: Timed): Promise<TextQuery> {
  return onClient(pool, (client) => timed(query, () => query.on(client)));
}

/** Runs `work` on any connection, which is closed if it fails. */
export async function onClient<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
