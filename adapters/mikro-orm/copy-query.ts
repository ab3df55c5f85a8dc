import type { Connection } from 'pg';
import { TextQuery, type Wire } from './text-query.ts';

/**
 * A `COPY … FROM STDIN` with all of its rows. It saves what an INSERT spends on parameters, on both sides: the driver
 * writes an array of texts as one long text with quotes, and PostgreSQL takes it apart again.
 */
export class CopyQuery extends TextQuery {
  readonly #pieces: Iterator<Buffer>;
  #failure: { readonly error: unknown } | undefined;
  #hasEnded = false;

  /**
   * `pieces` are whole rows in PostgreSQL's text format. Each is made when the connection has room for it. If making
   * one fails, the rows before it are stored and the query fails with that error: the caller rolls the transaction
   * back.
   */
  constructor(text: string, pieces: Iterable<Buffer>) {
    super({ text }, []);
    this.#pieces = pieces[Symbol.iterator]();
  }

  /**
   * Sends rows at once and does not wait until PostgreSQL asks for them. If it refuses the statement, it ignores them
   * (PostgreSQL manual, “COPY Operations”).
   */
  override submit(connection: Connection): Error | null {
    const wire = connection as unknown as CopyWire;
    wire.stream.cork();
    wire.query(this.text);
    this.#sendNext(wire);
    wire.stream.uncork();
    return null;
  }

  /** The driver calls this when PostgreSQL is ready for the rows, which are on their way already. */
  handleCopyInResponse(): void {}

  override end(): void {
    this.#hasEnded = true;
  }

  override handleReadyForQuery(): void {
    if (this.#failure === undefined) super.handleReadyForQuery();
    else this.handleError(this.#failure.error);
  }

  /**
   * One piece at a time. While PostgreSQL takes those in the socket, this process makes the next one, and other work
   * gets its turn in between.
   */
  #sendNext(wire: CopyWire): void {
    if (this.#hasEnded) return;
    const piece = this.#nextPiece();
    if (piece === undefined) return wire.endCopyFrom();
    wire.sendCopyFromChunk(piece);
    const sendNext = () => this.#sendNext(wire);
    if (wire.stream.writableNeedDrain) wire.stream.once('drain', sendNext);
    else setImmediate(sendNext);
  }

  #nextPiece(): Buffer | undefined {
    try {
      const { done, value } = this.#pieces.next();
      return done === true ? undefined : value;
    } catch (error) {
      this.#failure = { error };
      return undefined;
    }
  }
}

/** What the driver's connection has for copying. `@types/pg` does not declare it. */
interface CopyWire extends Pick<Wire, 'stream'> {
  query(text: string): void;
  sendCopyFromChunk(bytes: Buffer): void;
  endCopyFrom(): void;
}
