import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ControlledTransaction, DatabaseConnection } from 'kysely';
import { BinaryQuery } from './binary-query.ts';
import { BinaryRows } from './binary-rows.ts';
import { type ChangedData, changedData } from './changed-data.ts';
import type { ConnectionPool } from './connection-pool.ts';
import { CopyQuery } from './copy-query.ts';
import { translated } from './database-error.ts';
import { pooled } from './pool-dialect.ts';
import type { ReplicaReads } from './replicas/replica-reads.ts';
import { requireStorable } from './storable-text.ts';
import { type Statement, TextQuery } from './text-query.ts';

export interface StatementResult<Row> {
  readonly rows: readonly Row[];
  /** The number of rows that were returned or changed. */
  readonly count: number;
}

/**
 * Runs a repository's statements: each on any connection, or all in one transaction. Its errors are translated and
 * contain no statements and no values.
 */
export interface Session {
  /** Whether the tables are distributed by Citus (`citus/placement.ts`). */
  readonly isDistributed: boolean;
  /**
   * Whether one statement may read what several requests ask for at once. Not on Citus, where none may fail with the
   * node of another; not from replicas, which each request trusts by itself; and not in a transaction.
   */
  readonly combines: boolean;
  /**
   * Runs operations of the ORM, with an empty identity map and without a flush: rows are read and written, entities are
   * not tracked.
   */
  orm<Result>(work: (em: SqlEntityManager) => Promise<Result>): Promise<Result>;
  /** Runs a statement. Its columns are text as PostgreSQL prints it. The caller states their types as `Row`. */
  query<Row extends readonly (string | null)[]>(
    statement: Statement,
    values: readonly unknown[],
  ): Promise<StatementResult<Row>>;
  /** The same, for statements with very many rows: `take` gets each one as it arrives. */
  each(statement: Statement, values: readonly unknown[], take: TakeRow): Promise<void>;
  /** Runs a statement that lists transactions (`list-statements.ts`). */
  transactions(statement: Statement, values: readonly unknown[]): Promise<BinaryRows>;
  /** Runs `work` in the session's transaction, or in a new one if the session has none. */
  atomically<Result>(work: (unit: Unit) => Promise<Result>): Promise<Result>;
}

/** The author of the statement states the types of its columns. */
export type TakeRow = (row: never) => void;

/** A session whose statements are all part of one transaction. */
export interface Unit extends Session {
  readonly changed: ChangedData;
  /**
   * Runs a `COPY … FROM STDIN` with pieces of rows in PostgreSQL's text format (`copy-rows.ts`). Each piece is asked
   * for when there is room for it. Making one must not run statements of this unit.
   */
  copy(statement: string, pieces: Iterable<string>): Promise<void>;
  /** The same, for rows that PostgreSQL has written. Returns how many were stored. */
  copyBytes(statement: string, rows: Buffer): Promise<number>;
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
  const on = wordedFor(isDistributed);
  return {
    isDistributed,
    combines: !isDistributed,
    orm: (work) => translating(() => work(fork())),
    transactions: (statement, values) => translating(() => listed(pool, on(statement), values)),
    query: (statement, values) => translating(async () => resultOf(await pool.run(textQuery(on(statement), values)))),
    each: (statement, values, take) =>
      translating(async () => void (await pool.run(eachQuery(on(statement), values, take)))),
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
    combines: false,
    async query<Row extends readonly (string | null)[]>(statement: Statement, values: readonly unknown[]) {
      const found = await replicas.read(() => textQuery(statement, values));
      return found === undefined ? primary.query<Row>(statement, values) : resultOf<Row>(found);
    },
    async transactions(statement, values) {
      const rows = new BinaryRows();
      const found = await replicas.read(() => new BinaryQuery(statement, values, rows));
      return found === undefined ? primary.transactions(statement, values) : rows;
    },
    // Rows are passed on as they arrive, before it is known whether the replica is behind.
    each: (statement, values, take) => primary.each(statement, values, take),
    orm: (work) => primary.orm(leaving(work)),
    atomically: (work) => primary.atomically(leaving(work)),
  };
}

/** All statements in the transaction of `em`, until `end` is called. */
export async function transactionSession(em: SqlEntityManager, isDistributed = false): Promise<OpenUnit> {
  const connection = pooled(await connectionOf(em));
  let ended = false;
  const open = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (ended) return Promise.reject(new Error('The unit of work has ended.'));
    return translating(work);
  };
  const on = wordedFor(isDistributed);
  const query: Session['query'] = (statement, values) =>
    open(async () => resultOf(await connection.run(textQuery(on(statement), values))));
  const changed = changedData(query);
  const unit: Unit = {
    isDistributed,
    combines: false,
    changed,
    orm: (work) => open(() => work(em)),
    query,
    each: (statement, values, take) =>
      open(async () => void (await connection.run(eachQuery(on(statement), values, take)))),
    copy: (statement, pieces) =>
      open(async () => void (await connection.run(new CopyQuery(statement, storableBytes(pieces))))),
    copyBytes: (statement, rows) => open(async () => (await connection.run(new CopyQuery(statement, [rows]))).count),
    transactions: (statement, values) => open(() => listed(connection, on(statement), values)),
    atomically: (work) => work(unit),
    async waitPatiently() {
      connection.allowSilence(0);
      await unit.query({ text: 'set local statement_timeout = 0' }, []);
      await unit.query({ text: 'set local idle_in_transaction_session_timeout = 0' }, []);
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

function connectionOf(em: SqlEntityManager): Promise<DatabaseConnection> {
  const transaction = em.getTransactionContext<ControlledTransaction<unknown>>();
  if (transaction === undefined) throw new TypeError('Not in a transaction.');
  return transaction.getExecutor().provideConnection((connection) => Promise.resolve(connection));
}

function wordedFor(isDistributed: boolean): (statement: Statement) => Statement {
  if (!isDistributed) return (statement) => statement;
  return (statement) =>
    statement.distributed === undefined ? statement : { ...statement, text: statement.distributed };
}

/** Throws `StoreError` for a value that PostgreSQL would not store unchanged. */
export function textQuery(statement: Statement, values: readonly unknown[]): TextQuery {
  requireStorable(values);
  return new TextQuery(statement, values);
}

function eachQuery(statement: Statement, values: readonly unknown[], take: TakeRow): TextQuery {
  requireStorable(values);
  return new TextQuery(statement, values, { take: take as (row: readonly (string | null)[]) => void });
}

function* storableBytes(pieces: Iterable<string>): Generator<Buffer> {
  for (const piece of pieces) {
    requireStorable([piece]);
    yield Buffer.from(piece);
  }
}

async function listed(on: Pick<ConnectionPool, 'run'>, statement: Statement, values: readonly unknown[]) {
  requireStorable(values);
  const rows = new BinaryRows();
  await on.run(new BinaryQuery(statement, values, rows));
  return rows;
}

function resultOf<Row>({ rows, count }: TextQuery): StatementResult<Row> {
  // The author of the statement states the types of its columns.
  return { rows: rows as unknown as readonly Row[], count };
}
