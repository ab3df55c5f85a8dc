import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { QueryResult as PgResult, PoolClient, QueryArrayConfig, QueryArrayResult, QueryConfig } from 'pg';
import { requireStorable } from './storable-text.ts';

/** A connection of the pool while it is checked out, for the ORM and for hand-written statements alike. */
export class PoolConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  #last: Promise<unknown> = Promise.resolve();
  #released = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  /** One statement after the other, also for callers that do not wait for the one before. */
  query(statement: QueryArrayConfig): Promise<QueryArrayResult<unknown[]>>;
  query(statement: QueryConfig): Promise<PgResult>;
  query(statement: QueryConfig | QueryArrayConfig): Promise<PgResult | QueryArrayResult<unknown[]>> {
    const result = this.#last.then(() => this.#client.query(statement));
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** For the ORM, which writes values into the text. */
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    requireStorable([query.sql, ...query.parameters]);
    const { command, rowCount, rows } = await this.query({ text: query.sql, values: [...query.parameters] });
    const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE';
    return changes ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows: rows ?? [] };
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Results are not streamed.');
  }

  /** Gives the connection back to the pool. */
  release(): void {
    this.#release(false);
  }

  /** Closes the connection, of whose state nothing is known. */
  discard(): void {
    this.#release(true);
  }

  #release(destroy: boolean): void {
    if (this.#released) return;
    this.#released = true;
    this.#client.release(destroy);
  }
}
