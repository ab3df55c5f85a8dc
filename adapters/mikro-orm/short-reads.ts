import type { Pool, PoolClient } from 'pg';
import { Exchange } from './exchange.ts';
import type { LoggedStatement, Timed } from './slow-statements.ts';
import type { TextQuery } from './text-query.ts';

/** More would make the last one wait for too many others. */
const TOGETHER_AT_MOST = 4;

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
  let waiting: Waiting[] = [];
  const flush = () => {
    const reads = waiting;
    waiting = [];
    for (let first = 0; first < reads.length; first += TOGETHER_AT_MOST) {
      void runTogether(pool, reads.slice(first, first + TOGETHER_AT_MOST), timed);
    }
  };
  return (query) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ query, resolve, reject }) === 1) setImmediate(flush);
    });
}

async function runTogether(pool: Pool, reads: readonly Waiting[], timed: Timed): Promise<void> {
  if (reads.length === 1) return reads.forEach((read) => runAlone(pool, read, timed));
  const exchanged = reads.map(({ query }) => query);
  const exchange = new Exchange(exchanged);
  try {
    await onClient(pool, (client) => timed(togetherAs(exchanged), () => exchange.on(client)));
    for (const { query, resolve } of reads) resolve(query);
  } catch (error) {
    reads.forEach((read, nth) => {
      if (nth < exchange.done) read.resolve(read.query);
      else if (nth === exchange.done && exchange.isSent) read.reject(error);
      else runAlone(pool, read, timed);
    });
  }
}

/** What the log has of reads that were slow together. */
export function togetherAs(queries: readonly TextQuery[]): LoggedStatement {
  return { name: 'short reads', text: queries.map(({ name, text }) => name || text).join('; ') };
}

function runAlone(pool: Pool, { query, resolve, reject }: Waiting, timed: Timed): void {
  runOn(pool, query, timed).then(resolve, reject);
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
