import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type ChangedData, changedData } from './changed-data.ts';
import type { ConnectionPool } from './connection-pool.ts';
import { translated } from './database-error.ts';
import type { PoolConnection } from './pool-connection.ts';
import type { ReplicaReads } from './replicas/replica-reads.ts';
import { asObjects, resultOf, type Statement } from './statement.ts';
import { requireStorable } from './storable-text.ts';

/**
 * Runs a repository's statements: each on any connection, or all in one transaction. Its errors are translated and
 * contain no statements and no values.
 */
export interface Session {
  /** Whether the tables are distributed by Citus (`citus/placement.ts`). */
  readonly isDistributed: boolean;
  /**
   * Runs operations of the ORM, with an empty identity map and without a flush: rows are read and written, entities are
   * not tracked.
   */
  orm<Result>(work: (em: SqlEntityManager) => Promise<Result>): Promise<Result>;
  /** Runs a statement whose rows are objects (`asObjects`). The caller states the types of the columns as `Row`. */
  rows<Row extends object>(statement: Statement, values: readonly unknown[]): Promise<readonly Row[]>;
  /** Runs a statement and returns how many rows it has changed or found. */
  change(statement: Statement, values: readonly unknown[]): Promise<number>;
  /** Runs `work` in the session's transaction, or in a new one if the session has none. */
  atomically<Result>(work: (unit: Unit) => Promise<Result>): Promise<Result>;
}

/** A session whose statements are all part of one transaction. */
export interface Unit extends Session {
  readonly changed: ChangedData;
  /**
   * Runs a `COPY … FROM STDIN` with pieces of rows in PostgreSQL's text format (`copy-rows.ts`). Each piece is asked
   * for when there is room for it. Making one must not run statements of this unit. Returns how many rows were stored.
   */
  copy(statement: string, pieces: Iterable<string>): Promise<number>;
  /** Lifts the time limits of statements until the transaction ends, for work that is known to be long. */
  waitPatiently(): Promise<void>;
}

/** Runs `work` in a transaction of its own. */
export type InTransaction = <Result>(work: (unit: Unit) => Promise<Result>) => Promise<Result>;

/** Each statement on any connection. */
export function poolSession(
  pool: ConnectionPool,
  fork: () => SqlEntityManager,
  inTransaction: InTransaction,
  isDistributed = false,
): Session {
  return {
    isDistributed,
    orm: (work) => translating(() => work(fork())),
    rows: <Row>(statement: Statement, values: readonly unknown[]) =>
      translating(async () => resultOf<Row>(await pool.query(asObjects(statement, values))).rows),
    change: (statement, values) =>
      translating(async () => resultOf(await pool.query(asObjects(statement, values))).count),
    atomically: inTransaction,
  };
}

/** A session that asks the replicas first, where that is allowed. */
export function readingFrom(replicas: Pick<ReplicaReads, 'read' | 'leave'>, primary: Session): Session {
  const leaving = <Work>(work: Work): Work => {
    replicas.leave();
    return work;
  };
  return {
    isDistributed: primary.isDistributed,
    async rows<Row extends object>(statement: Statement, values: readonly unknown[]) {
      const found = await replicas.read<Row>(asObjects(statement, values));
      return found === undefined ? primary.rows<Row>(statement, values) : found.rows;
    },
    change: (statement, values) => primary.change(statement, leaving(values)),
    orm: (work) => primary.orm(leaving(work)),
    atomically: (work) => primary.atomically(leaving(work)),
  };
}

/** All statements in the transaction of `em`, which runs on `connection`, until `end` is called. */
export function transactionSession(em: SqlEntityManager, connection: PoolConnection, isDistributed = false): OpenUnit {
  let ended = false;
  const open = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (ended) return Promise.reject(new Error('The unit of work has ended.'));
    return translating(work);
  };
  const rows = <Row>(statement: Statement, values: readonly unknown[]) =>
    open(async () => resultOf<Row>(await connection.query(asObjects(statement, values))).rows);
  const change: Session['change'] = (statement, values) =>
    open(async () => resultOf(await connection.query(asObjects(statement, values))).count);
  const changed = changedData(change);
  const unit: Unit = {
    isDistributed,
    changed,
    orm: (work) => open(() => work(em)),
    rows,
    change,
    copy: (statement, pieces) => open(() => connection.copy(statement, storableBytes(pieces))),
    atomically: (work) => work(unit),
    async waitPatiently() {
      connection.waitAtMost(0);
      await unit.change({ text: 'set local statement_timeout = 0' }, []);
      await unit.change({ text: 'set local idle_in_transaction_session_timeout = 0' }, []);
    },
  };
  return { ...unit, finish: () => changed.moveRest(), end: () => (ended = true) };
}

interface OpenUnit extends Unit {
  /** Moves the revisions that have not moved yet. Nothing may be changed afterwards. */
  finish(): Promise<void>;
  end(): void;
}

export async function translating<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw translated(error);
  }
}

function* storableBytes(pieces: Iterable<string>): Generator<Buffer> {
  for (const piece of pieces) {
    requireStorable([piece]);
    yield Buffer.from(piece);
  }
}
