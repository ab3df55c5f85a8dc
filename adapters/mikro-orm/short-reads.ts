import type { Pool, PoolClient } from 'pg';
import { Exchange } from './exchange.ts';
import { inBatches } from './in-batches.ts';
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
  const queueOf = (connections: number) =>
    inBatches<Waiting>({
      size: TOGETHER_AT_MOST,
      atOnce: connections,
      async run(reads) {
        await runTogether(pool, reads, timed);
        return [];
      },
    });
  const common = queueOf(CONNECTIONS_AT_MOST);
  const lanes = new Map<string, ReturnType<typeof queueOf>>();
  const queueFor = ({ lane }: TextQuery) => {
    if (lane === undefined) return common;
    const queue = lanes.get(lane) ?? queueOf(CONNECTIONS_OF_LANE);
    lanes.set(lane, queue);
    return queue;
  };
  return (query) => new Promise((resolve, reject) => queueFor(query)({ query, resolve, reject }));
}

async function runTogether(pool: Pool, reads: readonly Waiting[], timed: Timed): Promise<void> {
  const [only] = reads;
  if (only !== undefined && reads.length === 1) return runAlone(pool, only, timed);
  const exchanged = reads.map(({ query }) => query);
  const exchange = new Exchange(exchanged, (nth) => reads[nth]?.resolve(reads[nth].query));
  try {
    await onClient(pool, (client) => timed(togetherAs(exchanged), () => exchange.on(client)));
  } catch (error) {
    for (const [nth, read] of reads.slice(exchange.done).entries()) {
      if (nth === 0 && exchange.isSent) read.reject(error);
      else void runAlone(pool, read, timed);
    }
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
