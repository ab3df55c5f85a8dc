import type { QueryConfig } from 'pg';
import type { AnswerBasis } from '../../../../domain/revision.ts';
import { ConnectionError } from '../connection-error.ts';
import { type ConnectionPool, openPool, type Timeouts } from '../connection-pool.ts';
import type { StoreLogger } from '../outages.ts';
import { asObjects, resultOf, type StatementResult } from '../statement.ts';

export interface ReplicaOptions {
  /** A postgres:// URL. */
  readonly url: string;
  /** The largest number of connections. */
  readonly poolMax: number;
  readonly logger: StoreLogger;
  readonly timeouts?: Timeouts;
  /** See the pool's option. */
  readonly preparesStatements?: boolean;
}

/** Milliseconds. A replica that does not respond for so long is left alone until it does: requests wait for it. */
export const REPLICA_TIMEOUTS: Timeouts = { connect: 1_000, statement: 1_500, response: 2_000, upkeep: 2_000 };

const PROBE_EVERY_MS = 1_000;

/**
 * A copy of the database that PostgreSQL keeps up to date by streaming replication, as one that may be away or behind.
 */
export class Replica {
  readonly #pool: ConnectionPool;
  #isAway = false;
  #probe: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor({ url, poolMax, logger, timeouts = REPLICA_TIMEOUTS, preparesStatements = true }: ReplicaOptions) {
    this.#pool = openPool({ url, max: poolMax, logger, timeouts, preparesStatements });
  }

  /** `false` from a failure of the connection until the replica responds again. */
  get isHere(): boolean {
    return !this.#isAway;
  }

  /**
   * Runs the query if the replica has the data as `basis` names them. Only the user's last write and the shared one
   * count, however far the replica is behind others. A replica never goes back, so what it has when it is asked for the
   * revisions, it has a moment later. Resolves with `undefined` if it is behind or away. Throws what PostgreSQL
   * refuses, such as any write, and what conflicts with the replay.
   */
  async run<Row>(query: QueryConfig, { userId, own, shared }: AnswerBasis): Promise<StatementResult<Row> | undefined> {
    try {
      const connection = await this.#pool.connect();
      try {
        const { rows } = resultOf<Revisions>(await connection.query(asObjects(REVISIONS, [userId])));
        if (rows[0]?.own !== own || rows[0].shared !== shared) return undefined;
        return resultOf<Row>(await connection.query(query));
      } finally {
        connection.release();
      }
    } catch (error) {
      if (!(error instanceof ConnectionError)) throw error;
      this.#leaveAlone();
      return undefined;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#probe);
    await this.#pool.end();
  }

  #leaveAlone(): void {
    if (this.#isAway || this.#isClosed) return;
    this.#isAway = true;
    this.#probeLater();
  }

  #probeLater(): void {
    this.#probe = setTimeout(() => void this.#lookForIt(), PROBE_EVERY_MS).unref();
  }

  async #lookForIt(): Promise<void> {
    try {
      await this.#pool.query({ text: 'select 1' });
      this.#isAway = false;
    } catch {
      if (!this.#isClosed) this.#probeLater();
    }
  }
}

interface Revisions {
  readonly own: string;
  readonly shared: string;
}

const REVISIONS = {
  name: 'revisions_of_a_replica',
  text: 'select u.revision as own, s.revision as shared from users u, shared_revision s where u.id = $1 and s.one',
};
