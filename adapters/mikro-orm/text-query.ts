import { createRequire } from 'node:module';
import type { Duplex } from 'node:stream';
import type { ClientBase, Connection, Submittable } from 'pg';
import { type RowSink, tapRows } from './row-tap.ts';
import { textColumns } from './text-columns.ts';
import { keepsStatements } from './unnamed-statements.ts';

/** A hand-written statement. Its values are parameters, never part of the text. */
export interface Statement {
  /**
   * Keeps the statement prepared on each connection. Left out where the best plan depends on the values, because
   * PostgreSQL may plan a prepared statement for all values.
   */
  readonly name?: string;
  readonly text: string;
  /** The text for a database whose tables are distributed, where the other one would not run on one node. */
  readonly distributed?: string;
  /** A read that takes about a millisecond at most, so that others may wait for it on one connection. */
  readonly isShort?: boolean;
  /**
   * The short reads of a lane share one connection, and share it only with each other: for reads that take longer than
   * the common ones, and may come in bursts.
   */
  readonly lane?: string;
  /**
   * A change that is visible to everybody at once, but need not be on disk: a crash of PostgreSQL's may lose it for
   * half a second. It takes a fraction of the time. A unit of work stores it like everything else.
   */
  readonly isLosable?: boolean;
}

/** The lane of reports of bills, and of the transactions in which bills are detected. */
export const BILLS = 'bills';

/** How rows come. */
export interface Receiving {
  readonly format?: 'text' | 'binary';
  /** Gets each row as it arrives; without it, all are kept. It must not throw. */
  readonly take?: (row: readonly (string | null)[]) => void;
}

/** The driver's own conversion of values to parameters. It exports the file but declares no types for it. */
const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils') as {
  prepareValue(this: void, value: unknown): string | Buffer | null;
};

/**
 * A statement whose columns are the text that PostgreSQL prints. The driver's own query asks PostgreSQL to describe the
 * columns each time, which costs the server a fifth of a statement for one row, and here as much as reading the row.
 * It needs a connection whose rows can be tapped (`row-tap.ts`).
 */
export class TextQuery implements Submittable, RowSink {
  /** The driver keeps track of prepared statements by these two. */
  readonly name: string;
  readonly text: string;
  readonly isShort: boolean;
  readonly lane: string | undefined;
  readonly isLosable: boolean;
  readonly #values: readonly unknown[];
  readonly #format: 'text' | 'binary';
  readonly #take: ((row: readonly (string | null)[]) => void) | undefined;
  #resolve: (query: TextQuery) => void = () => undefined;
  #reject: (reason: unknown) => void = () => undefined;
  #tapped: Connection | undefined;
  readonly rows: (readonly (string | null)[])[] = [];
  /** The number of rows that were returned or changed. */
  count = 0;

  constructor(
    { name = '', text, isShort = false, lane, isLosable = false }: Statement,
    values: readonly unknown[],
    { format = 'text', take }: Receiving = {},
  ) {
    this.name = name;
    this.text = text;
    this.isShort = isShort;
    this.lane = lane;
    this.isLosable = isLosable;
    this.#values = values;
    this.#format = format;
    this.#take = take;
  }

  /** Resolves when PostgreSQL has done everything. */
  on(client: ClientBase): Promise<this> {
    return new Promise((resolve, reject) => {
      this.#resolve = resolve as (query: TextQuery) => void;
      this.#reject = reject;
      client.query(this);
    });
  }

  submit(connection: Connection): Error | null {
    sendTogether([this], connection, (error) => this.handleError(error));
    this.begin(connection);
    return null;
  }

  /** Sends everything but the end of the statement. Throws for a value that cannot be converted. */
  send(connection: Wire): void {
    const { text } = this;
    const name = keepsStatements(connection) ? this.name : '';
    const known = connection.parsedStatements[name] ?? connection.submittedNamedStatements[name];
    if (name !== '' && known !== undefined && known !== text) throw new Error(`Two statements have the name ${name}.`);
    if (name === '' || known === undefined) {
      connection.parse({ name, text });
      if (name !== '') connection.submittedNamedStatements[name] = text;
    }
    const binary = this.#format === 'binary';
    connection.bind({ statement: name, values: this.#values, valueMapper: prepareValue, binary });
    connection.execute();
  }

  /** Called before the first message for this query may come. */
  begin(connection: Connection): void {
    this.#tapped = connection;
    tapRows(connection, this);
  }

  /** Called after the last one. */
  end(): void {
    if (this.#tapped !== undefined) tapRows(this.#tapped, undefined);
    this.#tapped = undefined;
  }

  add(bytes: Buffer, start: number, end: number): void {
    const columns = textColumns(bytes, start, end);
    if (this.#take === undefined) this.rows.push(columns);
    else this.#take(columns);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.count = Number(/\d+$/.exec(text)?.[0] ?? 0);
  }

  handleError(error: unknown): void {
    this.end();
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    this.end();
    this.#resolve(this);
  }

  handleEmptyQuery(): void {}
}

/**
 * One message after the other in one piece: parse (once for each connection and name), bind and execute of each query,
 * and one sync. PostgreSQL answers the sync in any case, and the driver goes on.
 */
export function sendTogether(
  queries: readonly TextQuery[],
  connection: Connection,
  failed: (error: unknown) => void,
): void {
  const wire = connection as unknown as Wire;
  wire.stream.cork();
  try {
    for (const query of queries) query.send(wire);
  } catch (error) {
    failed(error);
  } finally {
    wire.sync();
    wire.stream.uncork();
  }
}

/** The driver's connection, as far as its own queries use it. `@types/pg` declares an older one. */
export interface Wire {
  readonly stream: Duplex;
  /** Texts of the prepared statements by name: those that PostgreSQL has, and those that were sent to it. */
  readonly parsedStatements: Readonly<Record<string, string>>;
  readonly submittedNamedStatements: Record<string, string>;
  parse(statement: Required<Pick<Statement, 'name' | 'text'>>): void;
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
