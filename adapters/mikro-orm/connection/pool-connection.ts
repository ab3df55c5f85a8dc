import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import {
  DatabaseError,
  type QueryResult as PgResult,
  type PoolClient,
  type QueryConfig,
  type QueryResultRow,
} from 'pg';
import { from } from 'pg-copy-streams';
import { ConnectionError } from './connection-error.ts';
import type { Watch } from './outages.ts';
import { type LoggedStatement, outlineOf, type Timed } from './slow-statements.ts';
import { requireStorable } from './storable-text.ts';

/** Sends a statement; without its name where the server keeps no prepared statements. */
export type RunStatement = <Row extends QueryResultRow>(
  client: PoolClient,
  statement: QueryConfig,
) => Promise<PgResult<Row>>;

export interface ConnectionOptions {
  readonly watch: Watch;
  readonly timed: Timed;
  readonly run: RunStatement;
  /** Gets the text of what `run` does not send. */
  readonly onStatement: (text: string) => void;
  /** How long the server may take to respond to a statement; 0 for no limit. */
  readonly limitMillis: number;
}

/**
 * A connection of the pool while it is checked out, for the ORM and for hand-written statements alike. After a failure
 * of the connection it refuses everything at once and is closed on release: a late response must never reach another
 * request.
 */
export class PoolConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #watch: Watch;
  readonly #timed: Timed;
  readonly #run: RunStatement;
  readonly #onStatement: (text: string) => void;
  #last: Promise<unknown> = Promise.resolve();
  #failure: ConnectionError | undefined;
  /** Whether a statement failed by something else than PostgreSQL's refusal, which leaves the connection as it is. */
  #isUncertain = false;
  #released = false;
  #limitMillis: number;

  constructor(client: PoolClient, { watch, timed, run, onStatement, limitMillis }: ConnectionOptions) {
    this.#client = client;
    this.#watch = watch;
    this.#timed = timed;
    this.#run = run;
    this.#onStatement = onStatement;
    this.#limitMillis = limitMillis;
  }

  /** Why the connection cannot be used any more. */
  get failure(): ConnectionError | undefined {
    return this.#failure;
  }

  /** For all further statements until the release, for work that is known to be long; `0` for no limit. */
  waitAtMost(millis: number): void {
    this.#limitMillis = millis;
  }

  /** `logged` is what the log may have of the statement if it is slow. */
  query(statement: QueryConfig, logged: LoggedStatement = statement): Promise<PgResult> {
    return this.#inTurn(() => this.#timed(logged, () => this.#run(this.#client, statement)));
  }

  /**
   * Runs a `COPY … FROM STDIN` with whole rows in one of PostgreSQL's formats. Each piece is asked for when the
   * connection has room for it. If making one fails, the rows before it are stored and this fails with that error: the
   * caller rolls the transaction back. Returns how many rows were stored.
   */
  copy(text: string, pieces: Iterable<Buffer>): Promise<number> {
    return this.#inTurn(() =>
      this.#timed({ text }, async () => {
        this.#onStatement(text);
        const stream = this.#client.query(from(text));
        const failures: unknown[] = [];
        await pipeline(Readable.from(inTurns(pieces, failures)), stream);
        if (failures.length > 0) throw failures[0];
        return stream.rowCount ?? 0;
      }),
    );
  }

  /** Statements run one after the other, even if the caller does not wait for the previous one. */
  #inTurn<Result>(operation: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(() => this.#attempt(operation));
    this.#last = result.catch(() => undefined);
    return result;
  }

  async #attempt<Result>(operation: () => Promise<Result>): Promise<Result> {
    if (this.#failure !== undefined) throw this.#failure;
    try {
      return await this.#watch(() => withinLimit(this.#limitMillis, operation));
    } catch (error) {
      if (error instanceof ConnectionError) this.#failure = error;
      if (!(error instanceof DatabaseError)) this.#isUncertain = true;
      throw error;
    }
  }

  /** For the ORM, which writes values into the text. */
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    requireStorable([query.sql, ...query.parameters]);
    const { command, rowCount, rows } = await this.query(
      { text: query.sql, values: [...query.parameters] },
      outlineOf(query.sql),
    );
    const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE';
    return changes ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows: rows ?? [] };
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Results are not streamed.');
  }

  /** Gives the connection back to the pool. */
  release(): void {
    this.#release(this.#isUncertain);
  }

  /** Closes the connection, whose state is unknown. */
  discard(): void {
    this.#release(true);
  }

  #release(destroy: boolean): void {
    if (this.#released) return;
    this.#released = true;
    this.#client.release(destroy);
  }
}

/** Other work of this process gets its turn after each piece. Ends at the first failure, and notes it. */
async function* inTurns(pieces: Iterable<Buffer>, failures: unknown[]): AsyncGenerator<Buffer> {
  try {
    for (const piece of pieces) {
      yield piece;
      await setImmediate();
    }
  } catch (error) {
    failures.push(error);
  }
}

/**
 * Fails when `work` on a connection takes longer than `millis`; 0 is no limit. The server has stopped responding then,
 * and nobody knows what the connection will bring: it must be closed.
 */
export async function withinLimit<Result>(millis: number, work: () => Promise<Result>): Promise<Result> {
  if (millis === 0) return work();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('No response in time.')), millis);
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
