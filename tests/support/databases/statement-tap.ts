import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A statement as the client sent it, with its parameters as text. */
export interface TappedStatement {
  readonly text: string;
  readonly values: readonly (string | null)[];
}

export interface StatementTap {
  /** The address of the same database through the tap. */
  readonly url: string;
  /** What has been executed, each text with the values of its last execution. */
  readonly statements: ReadonlyMap<string, TappedStatement>;
  close(): void;
}

/**
 * Stands between a client and PostgreSQL and notes every statement, whoever wrote it: the ORM’s too.
 * Reads only what the client sends (PostgreSQL manual, “Message Formats”).
 */
export async function tapStatements(databaseUrl: string): Promise<StatementTap> {
  const target = new URL(databaseUrl);
  const statements = new Map<string, TappedStatement>();
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    const reader = new MessageReader((statement) => statements.set(statement.text, statement));
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.on('data', (bytes) => reader.take(bytes));
    client.pipe(upstream).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('A listening server has an address.');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  return {
    url: url.href,
    statements,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const PARSE = 'P'.charCodeAt(0);
const QUERY = 'Q'.charCodeAt(0);
const BIND = 'B'.charCodeAt(0);

/** The messages of one connection. The first one, which opens it, has no type. */
class MessageReader {
  #rest = Buffer.alloc(0);
  #isOpen = false;
  readonly #prepared = new Map<string, string>();
  readonly #note: (statement: TappedStatement) => void;

  constructor(note: (statement: TappedStatement) => void) {
    this.#note = note;
  }

  take(bytes: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    for (;;) {
      const head = this.#isOpen ? 1 : 0;
      if (this.#rest.length < head + 4) return;
      const end = head + this.#rest.readInt32BE(head);
      if (this.#rest.length < end) return;
      if (this.#isOpen) this.#message(this.#rest[0]!, new Fields(this.#rest.subarray(5, end)));
      this.#isOpen = true;
      this.#rest = this.#rest.subarray(end);
    }
  }

  #message(type: number, fields: Fields): void {
    if (type === PARSE) this.#prepared.set(fields.text(), fields.text());
    if (type === QUERY) this.#note({ text: fields.text(), values: [] });
    if (type !== BIND) return;
    fields.text();
    const text = this.#prepared.get(fields.text());
    if (text !== undefined) this.#note({ text, values: fields.parameters() });
  }
}

class Fields {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  text(): string {
    const end = this.#bytes.indexOf(0, this.#at);
    const text = this.#bytes.toString('utf8', this.#at, end);
    this.#at = end + 1;
    return text;
  }

  parameters(): readonly (string | null)[] {
    for (let formats = this.#short(); formats > 0; formats -= 1) this.#short();
    return Array.from({ length: this.#short() }, () => this.#value());
  }

  #value(): string | null {
    const length = this.#bytes.readInt32BE(this.#at);
    this.#at += 4;
    if (length < 0) return null;
    this.#at += length;
    return this.#bytes.toString('utf8', this.#at - length, this.#at);
  }

  #short(): number {
    this.#at += 2;
    return this.#bytes.readInt16BE(this.#at - 2);
  }
}
