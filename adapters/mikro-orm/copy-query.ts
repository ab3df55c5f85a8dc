import type { Connection } from 'pg';
import { TextQuery } from './text-query.ts';

/**
 * A `COPY … FROM STDIN` with all of its rows. It saves what an INSERT spends on parameters, on both sides: the driver
 * writes an array of texts as one long text with quotes, and PostgreSQL takes it apart again.
 */
export class CopyQuery extends TextQuery {
  readonly #rows: Buffer;

  /** `rows` are in PostgreSQL's text format. */
  constructor(text: string, rows: Buffer) {
    super({ text }, []);
    this.#rows = rows;
  }

  override submit(connection: Connection): Error | null {
    (connection as unknown as CopyWire).query(this.text);
    return null;
  }

  /** The driver calls this when PostgreSQL is ready for the rows. */
  handleCopyInResponse(connection: Connection): void {
    const wire = connection as unknown as CopyWire;
    wire.sendCopyFromChunk(this.#rows);
    wire.endCopyFrom();
  }
}

/** What the driver's connection has for copying. `@types/pg` does not declare it. */
interface CopyWire {
  query(text: string): void;
  sendCopyFromChunk(bytes: Buffer): void;
  endCopyFrom(): void;
}
