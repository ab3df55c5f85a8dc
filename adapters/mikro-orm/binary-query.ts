import type { Connection } from 'pg';
import { type RowSink, tapRows } from './row-tap.ts';
import { type Statement, TextQuery } from './text-query.ts';

/** A statement whose rows go to a sink as bytes, each column in PostgreSQL's binary format. */
export class BinaryQuery extends TextQuery {
  readonly #sink: RowSink;
  #connection: Connection | undefined;

  constructor(statement: Statement, values: readonly unknown[], sink: RowSink) {
    super(statement, values, { format: 'binary' });
    this.#sink = sink;
  }

  override begin(connection: Connection): void {
    this.#connection = connection;
    tapRows(connection, this.#sink);
  }

  override end(): void {
    if (this.#connection !== undefined) tapRows(this.#connection, undefined);
    this.#connection = undefined;
  }
}
