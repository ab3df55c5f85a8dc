import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { QueryResult as PgResult, PoolClient, QueryConfig } from 'pg';
import { ConnectionError } from './connection-error.ts';
import type { Watch } from './outages.ts';
import { changeSilenceLimit } from './silence-limit.ts';
import { type LoggedStatement, outlineOf, type Timed } from './slow-statements.ts';
import { requireStorable } from './storable-text.ts';
import type { TextQuery } from './text-query.ts';

/**
 * A connection of the pool while it is checked out, for the ORM and for hand-written statements alike. After a failure
 * of the connection it refuses everything at once and is closed on release: a late response must never reach another
 * request.
 */
export class PoolConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #watch: Watch;
  readonly #timed: Timed;
  #last: Promise<unknown> = Promise.resolve();
  #failure: ConnectionError | undefined;
  #released = false;
  readonly #silenceMillis: number;

  /** `silenceMillis` is how long the server may take to respond. */
  constructor(client: PoolClient, watch: Watch, timed: Timed, silenceMillis: number) {
    this.#client = client;
    this.#watch = watch;
    this.#timed = timed;
    this.#silenceMillis = silenceMillis;
  }

  /** Why the connection cannot be used any more. */
  get failure(): ConnectionError | undefined {
    return this.#failure;
  }

  /** For all further statements until the release, for work that is known to be long; `0` for no limit. */
  allowSilence(millis: number): void {
    if (!this.#released) changeSilenceLimit(this.#client, millis);
  }

  run(query: TextQuery): Promise<TextQuery> {
    return this.#inTurn(() => this.#timed(query, () => query.on(this.#client)));
  }

  /** `logged` is what the log may have of the statement if it is slow. */
  query(statement: QueryConfig, logged: LoggedStatement = { text: statement.text }): Promise<PgResult> {
    return this.#inTurn(() => this.#timed(logged, () => this.#client.query(statement)));
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
      return await this.#watch(operation);
    } catch (error) {
      if (error instanceof ConnectionError) this.#failure = error;
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
    this.#release(this.#failure !== undefined);
  }

  /** Closes the connection, whose state is unknown. */
  discard(): void {
    this.#release(true);
  }

  #release(destroy: boolean): void {
    if (this.#released) return;
    this.#released = true;
    changeSilenceLimit(this.#client, this.#silenceMillis);
    this.#client.release(destroy);
  }
}
