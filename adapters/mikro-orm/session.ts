import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ControlledTransaction, DatabaseConnection } from 'kysely';
import type { QueryArrayConfig, QueryArrayResult } from 'pg';
import type { ConnectionPool } from './connection-pool.ts';
import { translated } from './database-error.ts';
import { pooled } from './pool-dialect.ts';
import { requireStorable } from './storable-text.ts';

/** A hand-written statement. Values are bound, never written into the text. */
export interface Statement {
  /**
   * Keeps the statement prepared on each connection. Left out where the best plan depends on the values: a prepared statement may be
   * planned for any.
   */
  readonly name?: string;
  readonly text: string;
}

export interface StatementResult<Row> {
  readonly rows: readonly Row[];
  /** Rows that were returned, or changed. */
  readonly count: number;
}

/**
 * Where a repository's statements run: each on any connection, or all in one transaction. Errors come out translated, free of
 * statements and values.
 */
export interface Session {
  /** Runs ORM operations. The identity map is empty and nothing is flushed: entities are read as rows and written as rows. */
  orm<Result>(work: (em: SqlEntityManager) => Promise<Result>): Promise<Result>;
  /** Runs a statement; its columns come as PostgreSQL prints them, and are not parsed. `Row` is the caller's word for them. */
  query<Row extends readonly (string | null)[]>(
    statement: Statement,
    values: readonly unknown[],
  ): Promise<StatementResult<Row>>;
  /** Runs `work` in one transaction: this session's own when it has one. */
  atomically<Result>(work: (unit: Unit) => Promise<Result>): Promise<Result>;
}

/** A session whose statements are all part of one transaction. */
export interface Unit extends Session {
  /** Lifts the time limits of statements until the transaction ends, for work that is known to be long. */
  waitPatiently(): Promise<void>;
}

/** Runs `work` in a transaction of its own. */
export type InTransaction = <Result>(work: (unit: Unit) => Promise<Result>) => Promise<Result>;

/** Each statement on any connection. */
export function poolSession(pool: ConnectionPool, fork: () => SqlEntityManager, inTransaction: InTransaction): Session {
  return {
    orm: (work) => translating(() => work(fork())),
    query: (statement, values) => translating(async () => resultOf(await pool.query(asText(statement, values)))),
    atomically: inTransaction,
  };
}

/** All statements in the transaction of `em`, until `end` is called. */
export async function transactionSession(em: SqlEntityManager): Promise<Unit & { end(): void }> {
  const connection = pooled(await connectionOf(em));
  let ended = false;
  const open = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (ended) return Promise.reject(new Error('The unit of work has ended.'));
    return translating(work);
  };
  const unit: Unit = {
    orm: (work) => open(() => work(em)),
    query: (statement, values) => open(async () => resultOf(await connection.query(asText(statement, values)))),
    atomically: (work) => work(unit),
    async waitPatiently() {
      connection.waitPatiently();
      await unit.query({ text: 'set local statement_timeout = 0' }, []);
    },
  };
  return { ...unit, end: () => (ended = true) };
}

export async function translating<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw translated(error);
  }
}

function connectionOf(em: SqlEntityManager): Promise<DatabaseConnection> {
  const transaction = em.getTransactionContext<ControlledTransaction<unknown>>();
  if (transaction === undefined) throw new TypeError('Not in a transaction.');
  return transaction.getExecutor().provideConnection((connection) => Promise.resolve(connection));
}

const TEXT = { getTypeParser: () => (text: string | Buffer) => text };

function asText({ name, text }: Statement, values: readonly unknown[]): QueryArrayConfig {
  requireStorable(values);
  return { ...(name !== undefined && { name }), text, values: [...values], rowMode: 'array', types: TEXT };
}

function resultOf<Row>({ rows, rowCount }: QueryArrayResult<unknown[]>): StatementResult<Row> {
  // The author of the statement says what its columns are.
  return { rows: rows as unknown as readonly Row[], count: rowCount ?? 0 };
}
