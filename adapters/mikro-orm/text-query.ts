import { createRequire } from 'node:module';
import type { Duplex } from 'node:stream';
import type { ClientBase, Connection, Submittable } from 'pg';

/** A hand-written statement. Its values are parameters, never part of the text. */
export interface Statement {
  /**
   * Keeps the statement prepared on each connection. Left out where the best plan depends on the values, because
   * PostgreSQL may plan a prepared statement for all values.
   */
  readonly name?: string;
  readonly text: string;
}

/** The driver's own conversion of values to parameters. It exports the file but declares no types for it. */
const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils') as {
  prepareValue(this: void, value: unknown): string | Buffer | null;
};

/**
 * A statement whose columns are the text that PostgreSQL prints. The driver's own query asks PostgreSQL to describe the
 * columns each time, which costs the server a fifth of a statement for one row, and here as much as reading the row.
 */
export class TextQuery implements Submittable {
  /** The driver keeps track of prepared statements by these two. */
  readonly name: string;
  readonly text: string;
  readonly #values: readonly unknown[];
  readonly #format: 'text' | 'binary';
  /** Milliseconds, if other than those of the pool; read by the driver. */
  query_timeout?: number;
  /** Called once, by the driver too; it wraps the function for its timer. */
  callback: (error: unknown) => void = () => undefined;
  readonly rows: (readonly (string | null)[])[] = [];
  /** The number of rows that were returned or changed. */
  count = 0;

  constructor({ name = '', text }: Statement, values: readonly unknown[], format: 'text' | 'binary' = 'text') {
    this.name = name;
    this.text = text;
    this.#values = values;
    this.#format = format;
  }

  /** Resolves when PostgreSQL has done everything. */
  on(client: ClientBase): Promise<this> {
    return new Promise((resolve, reject) => {
      this.callback = (error) => (error ? reject(error) : resolve(this));
      client.query(this);
    });
  }

  /** One message after the other, sent together: parse (once for each connection and name), bind, execute, sync. */
  submit(driverConnection: Connection): Error | null {
    const connection = driverConnection as unknown as Wire;
    const { name, text } = this;
    const known = connection.parsedStatements[name] ?? connection.submittedNamedStatements[name];
    if (name !== '' && known !== undefined && known !== text) return new Error(`Two statements have the name ${name}.`);
    connection.stream.cork();
    try {
      if (name === '' || known === undefined) {
        connection.parse({ name, text });
        if (name !== '') connection.submittedNamedStatements[name] = text;
      }
      const binary = this.#format === 'binary';
      connection.bind({ statement: name, values: this.#values, valueMapper: prepareValue, binary });
      connection.execute();
    } catch (error) {
      // A value that cannot be converted. PostgreSQL still answers the end of the statement, and the driver goes on.
      this.handleError(error);
    } finally {
      connection.sync();
      connection.stream.uncork();
    }
    return null;
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    this.rows.push(fields);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.count = Number(/\d+$/.exec(text)?.[0] ?? 0);
  }

  handleError(error: unknown): void {
    this.callback(error);
  }

  handleReadyForQuery(): void {
    this.callback(undefined);
  }

  handleEmptyQuery(): void {}
}

/** The driver's connection, as far as its own queries use it. `@types/pg` declares an older one. */
interface Wire {
  readonly stream: Duplex;
  /** Texts of the prepared statements by name: those that PostgreSQL has, and those that were sent to it. */
  readonly parsedStatements: Readonly<Record<string, string>>;
  readonly submittedNamedStatements: Record<string, string>;
  parse(statement: Required<Statement>): void;
  bind(parameters: {
    readonly statement: string;
    readonly values: readonly unknown[];
    /** Whether columns are to come in PostgreSQL's binary format. */
    readonly binary: boolean;
    readonly valueMapper: (this: void, value: unknown) => string | Buffer | null;
  }): void;
  execute(): void;
  sync(): void;
}
