import type { ClientBase, Connection, Submittable } from 'pg';
import { sendTogether, type TextQuery } from './text-query.ts';

/**
 * Several reads that are sent in one piece on one connection, and whose answers come in a few pieces. Sending and
 * receiving is a third of what a short read costs on either side. PostgreSQL runs them one after the other, each on
 * what is committed by then. A read that fails ends the exchange: PostgreSQL does not run those after it.
 */
export class Exchange implements Submittable {
  readonly #queries: readonly TextQuery[];
  readonly #completed: (nth: number) => void;
  #connection: Connection | undefined;
  #resolve: () => void = () => undefined;
  #reject: (reason: unknown) => void = () => undefined;
  /** How many of the queries, from the first on, are complete. */
  done = 0;
  /** Whether PostgreSQL has heard of all queries. */
  isSent = false;

  /** `completed` hears of each query whose rows are there, while PostgreSQL may still work on those after it. */
  constructor(queries: readonly TextQuery[], completed: (nth: number) => void = () => undefined) {
    this.#queries = queries;
    this.#completed = completed;
  }

  /** Resolves when PostgreSQL has done everything. */
  on(client: ClientBase): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
      client.query(this);
    });
  }

  submit(connection: Connection): Error | null {
    this.#connection = connection;
    this.isSent = true;
    sendTogether(this.#queries, connection, (error) => {
      this.isSent = false;
      this.handleError(error);
    });
    if (this.isSent) this.#queries[0]?.begin(connection);
    return null;
  }

  handleCommandComplete(message: { readonly text: string }): void {
    this.#queries[this.done]?.handleCommandComplete(message);
    this.#queries[this.done]?.end();
    this.#completed(this.done);
    this.done += 1;
    if (this.#connection !== undefined) this.#queries[this.done]?.begin(this.#connection);
  }

  handleError(error: unknown): void {
    this.#queries[this.done]?.end();
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    this.#queries[this.done]?.end();
    this.#resolve();
  }

  handleEmptyQuery(): void {}
}
