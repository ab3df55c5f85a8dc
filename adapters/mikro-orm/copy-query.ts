import type { Connection } from 'pg';
import { TextQuery, type Wire } from './text-query.ts';

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

  /**
   * Sends the rows at once and does not wait until PostgreSQL asks for them, so that it never waits for this process,
   * which may be busy with the next rows. If it refuses the statement, it ignores them (PostgreSQL manual, “COPY
   * Operations”).
   */
  override submit(connection: Connection): Error | null {
    const wire = connection as unknown as CopyWire;
    wire.stream.cork();
    wire.query(this.text);
    wire.sendCopyFromChunk(this.#rows);
    wire.endCopyFrom();
    wire.stream.uncork();
    return null;
  }

  /** The driver calls this when PostgreSQL is ready for the rows, which are on their way already. */
  handleCopyInResponse(): void {}
}

/** What the driver's connection has for copying. `@types/pg` does not declare it. */
interface CopyWire extends Pick<Wire, 'stream'> {
  query(text: string): void;
  sendCopyFromChunk(bytes: Buffer): void;
  endCopyFrom(): void;
}
