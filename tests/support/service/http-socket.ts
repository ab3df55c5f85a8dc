import { connect, type Socket } from 'node:net';

/** One connection, for what a well-behaved client cannot send. */
export interface HttpSocket {
  readonly socket: Socket;
  /** Sends the lines of a request's head, with its empty line, and the body. */
  write(head: readonly string[], body?: string | Uint8Array): void;
  /** Returns what came back until it ended with `end`, or until the other side closed. */
  readUntil(end: RegExp): Promise<string>;
  /** Resolves when the other side has closed. */
  readonly closed: Promise<void>;
}

/** With `allowHalfOpen` the client does not end its side when the server ends the other. */
export async function openSocket(url: string, options: { readonly allowHalfOpen?: boolean } = {}): Promise<HttpSocket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ ...options, port: Number(port), host: hostname });
  let received = '';
  let wake = () => {};
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString('latin1');
    wake();
  });
  // What a server does that cuts off a sender: the answer that came before counts.
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      wake();
      resolve();
    });
  });
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve);
  });
  return {
    socket,
    closed,
    write(head, body = '') {
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      if (body.length > 0) socket.write(body);
    },
    async readUntil(end) {
      while (!end.test(received) && !socket.closed) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const text = received;
      received = '';
      return text;
    },
  };
}
