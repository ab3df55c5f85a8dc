import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Client, type Connection } from 'pg';

/** Takes the data rows of a statement as they come from the connection. */
export interface RowSink {
  /**
   * `bytes` from `start` to `end` is the body of the message: the number of columns, then each with its length. They
   * are valid until the call ends.
   */
  add(bytes: Buffer, start: number, end: number): void;
}

/**
 * A client of the driver whose data rows can be taken as bytes. The driver turns each column of each row into a string
 * before anybody sees it, and gives no way around that.
 */
export class TappedClient extends Client {
  constructor(config?: ConstructorParameters<typeof Client>[0]) {
    super(config);
    // The driver calls this method when it begins to listen to the socket, after the TLS handshake if there is one.
    const connection = this.connection as unknown as ListeningConnection;
    const listen = connection.attachListeners.bind(connection);
    connection.attachListeners = (stream) => listen(tapped(stream, connection));
    // TLS brings memory of its own for what it has decrypted.
    if (connection.ssl === false) connection.stream = new ReadingSocket();
  }
}

/** From now on the data rows of this connection go to `sink`; with `undefined`, to the driver. */
export function tapRows(connection: Connection, sink: RowSink | undefined): void {
  if (sink === undefined) sinks.delete(connection);
  else sinks.set(connection, sink);
}

interface ListeningConnection extends Connection {
  readonly ssl: unknown;
  stream: Duplex;
  attachListeners(stream: Pick<Duplex, 'on'>): void;
}

/** What is read from the kernel at once; a page of transactions has 16 KB. */
const READ_BYTES = 64 * 1024;

/**
 * A socket that reads into the same memory again and again. Otherwise Node takes new memory for each read. It lies
 * outside of V8's heap, and to get it back, V8 looks for garbage everywhere several times a second.
 */
class ReadingSocket extends Socket {
  /** Gets what was read, which is valid until it returns. */
  onBytes: Listener = () => undefined;

  constructor() {
    const buffer = Buffer.allocUnsafeSlow(READ_BYTES);
    const callback = (length: number): boolean => {
      this.onBytes(buffer.subarray(0, length));
      return true;
    };
    super({ onread: { buffer, callback } });
  }
}

const sinks = new WeakMap<Connection, RowSink>();

function tapped(stream: Pick<Duplex, 'on'>, connection: Connection): Pick<Duplex, 'on'> {
  const on = (event: string, listener: Listener) => {
    if (event !== 'data') return stream.on(event, listener);
    if (!(stream instanceof ReadingSocket)) return stream.on(event, separating(connection, listener));
    // The driver may keep what it gets.
    stream.onBytes = separating(connection, (bytes) => listener(Buffer.from(bytes)));
    return stream;
  };
  return { on } as Pick<Duplex, 'on'>;
}

type Listener = (bytes: Buffer) => void;

/** Type and length of a message. The length includes itself. */
const HEADER_BYTES = 5;
const DATA_ROW = 0x44;

/**
 * Passes everything on to the driver, in order, except for data rows that a sink takes. Only a data row for a sink is
 * held back until it is complete, as a copy, and so is a message whose length is not there yet: the driver puts all
 * other messages together itself.
 */
export function separating(connection: Connection, pass: Listener): Listener {
  // The copy in pieces, and how many bytes are missing until its length is known, or until it is complete.
  let held: Buffer[] = [];
  let missing = 0;
  const hold = (bytes: Buffer) => {
    held = [Buffer.from(bytes)];
    missing = (bytes.length < HEADER_BYTES ? HEADER_BYTES : 1 + bytes.readUInt32BE(1)) - bytes.length;
  };
  // Bytes of a message that began in an earlier chunk and belongs to the driver.
  let rest = 0;
  const separate = (bytes: Buffer) => {
    let at = Math.min(rest, bytes.length);
    rest -= at;
    let passed = 0;
    // Whether the bytes that are still to be passed on may have more than rows.
    let mayEndStatement = at > 0;
    while (bytes.length - at >= HEADER_BYTES) {
      const end = at + 1 + bytes.readUInt32BE(at + 1);
      const isRow = bytes[at] === DATA_ROW;
      if (isRow && mayEndStatement) {
        // The driver hears of everything before a row first: it may end a statement, after which the sink is another.
        pass(bytes.subarray(passed, at));
        passed = at;
      }
      mayEndStatement = !isRow;
      const sink = isRow ? sinks.get(connection) : undefined;
      if (sink !== undefined && end > bytes.length) break;
      if (sink !== undefined) {
        if (passed < at) pass(bytes.subarray(passed, at));
        sink.add(bytes, at + HEADER_BYTES, end);
        passed = end;
      }
      rest = Math.max(0, end - bytes.length);
      at = Math.min(end, bytes.length);
    }
    if (passed < at) pass(passed === 0 && at === bytes.length ? bytes : bytes.subarray(passed, at));
    if (at < bytes.length) hold(bytes.subarray(at));
  };
  return (chunk) => {
    let bytes = chunk;
    while (held.length > 0 && bytes.length > 0) {
      const more = bytes.subarray(0, missing);
      bytes = bytes.subarray(more.length);
      missing -= more.length;
      if (missing > 0) return void held.push(Buffer.from(more));
      const whole = Buffer.concat([...held, more]);
      held = [];
      separate(whole);
    }
    if (bytes.length > 0) separate(bytes);
  };
}
