import { AsyncLocalStorage } from 'node:async_hooks';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { ConnectionError } from './connection-error.ts';
import type { ConnectionPool } from './connection-pool.ts';
import { PoolConnection } from './pool-connection.ts';

/**
 * Makes the ORM use the connections of `pool`, and makes hand-written statements possible inside the ORM's
 * transactions, which kysely's own driver does not allow (docs/decisions/a-kysely-driver-of-our-own.md). Closing the
 * ORM leaves the pool open.
 */
export function poolDialect(pool: ConnectionPool): Dialect {
  return {
    createDriver: () => new PoolDriver(pool),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

/** The connection of the transaction that the running code has begun by {@link inTransactionOf}. */
const BEGUN = new AsyncLocalStorage<{ connection?: PoolConnection }>();

/** Runs `work` in a transaction of `em`, with the connection that the ORM uses for it. */
export function inTransactionOf<Result>(
  em: SqlEntityManager,
  work: (inside: SqlEntityManager, connection: PoolConnection) => Promise<Result>,
): Promise<Result> {
  const begun: { connection?: PoolConnection } = {};
  return BEGUN.run(begun, () =>
    em.transactional((inside) => {
      if (begun.connection === undefined) throw new TypeError('The ORM began no transaction.');
      return work(inside, begun.connection);
    }),
  );
}

class PoolDriver implements Driver {
  readonly #pool: ConnectionPool;

  constructor(pool: ConnectionPool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PoolConnection> {
    return this.#pool.connect();
  }

  /** Closes a connection that cannot begin a transaction, because kysely would not release it. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await pooled(connection).query({ text: 'begin' });
      const begun = BEGUN.getStore();
      if (begun !== undefined) begun.connection = pooled(connection);
    } catch (error) {
      pooled(connection).discard();
      throw error;
    }
  }

  /** PostgreSQL responds to the commit of a transaction in which a statement failed with a rollback, and no error. */
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { command } = await commit(pooled(connection));
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back: one of its statements had failed.');
  }

  /** Never fails. A connection that cannot roll back is closed, which makes the server roll back. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await pooled(connection).query({ text: 'rollback' });
    } catch {
      pooled(connection).discard();
    }
  }

  async savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await pooled(connection).query({ text: `savepoint "${name}"` });
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await pooled(connection).query({ text: `rollback to savepoint "${name}"` });
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await pooled(connection).query({ text: `release savepoint "${name}"` });
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    pooled(connection).release();
  }

  async destroy(): Promise<void> {}
}

/** A commit may have taken effect although its confirmation never came. */
async function commit(connection: PoolConnection): Promise<{ readonly command: string }> {
  if (connection.failure !== undefined) throw connection.failure;
  try {
    return await connection.query({ text: 'commit' });
  } catch (error) {
    throw error instanceof ConnectionError ? new ConnectionError('outcome_unknown', { cause: error.cause }) : error;
  }
}

/** The pooled connection that kysely hands around. */
function pooled(connection: DatabaseConnection): PoolConnection {
  if (!(connection instanceof PoolConnection)) throw new TypeError('Not a connection of the pool.');
  return connection;
}
