import type { RowSink } from './row-tap.ts';
import { type Statement, TextQuery } from './text-query.ts';

/** A statement whose rows go to a sink as bytes, each column in PostgreSQL's binary format. */
export class BinaryQuery extends TextQuery {
  readonly #sink: RowSink;

  constructor(statement: Statement, values: readonly unknown[], sink: RowSink) {
    super(statement, values, { format: 'binary' });
    this.#sink = sink;
  }

  override add(bytes: Buffer, start: number, end: number): void {
    this.#sink.add(bytes, start, end);
  }
}
