import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type Koa from 'koa';
import { newRequestId } from './request-id.ts';

export interface ServeOptions {
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
}

export interface RunningServer {
  /** Where it listens, as `http://127.0.0.1:3000`. */
  readonly url: string;
  readonly port: number;
  /**
   * Takes no more connections, lets running requests end for up to `graceMs` milliseconds, then cuts off what is left (contract 7.4).
   * Can be called again, and resolves when the last connection is gone.
   */
  close(graceMs: number): Promise<void>;
}

/** The listening socket could not be opened; `message` says why and what to do. */
export class ListenError extends Error {}

/** Throws `ListenError`. */
export async function serve(app: Koa, options: ServeOptions): Promise<RunningServer> {
  const open: OpenParts = { sockets: new Set(), answers: new Set() };
  const server = createServer(TIMEOUTS, whileOpen(open.answers, app.callback()));
  server.on('connection', (socket) => track(open.sockets, socket));
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('clientError', answerMalformed);
  await listen(server, options);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  let closing: Promise<void> | undefined;
  return {
    url: `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`,
    port,
    close: (graceMs) => {
      closing ??= shutDown(server, open, graceMs);
      return closing;
    },
  };
}

/** Milliseconds. Slow senders hold a connection no longer than this. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  // The shell refuses requests without it, in its own words.
  requireHostHeader: false,
};

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface OpenParts {
  readonly sockets: Set<Socket>;
  /** Of requests that run. */
  readonly answers: Set<ServerResponse>;
}

function whileOpen(answers: Set<ServerResponse>, handle: Handler): Handler {
  return (request, response) => {
    track(answers, response);
    return handle(request, response);
  };
}

function track<Part extends Socket | ServerResponse>(parts: Set<Part>, part: Part): void {
  parts.add(part);
  part.once('close', () => parts.delete(part));
}

function listen(server: Server, { host, port }: ServeOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new ListenError(listenProblem(error.code, host, port), { cause: error }));
    });
    server.listen({ host, port }, resolve);
  });
}

function listenProblem(code: string | undefined, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use. Stop what uses it, or set PORT to another one.`;
    case 'EACCES':
      return `Port ${port} needs privileges that this process does not have. Set PORT to one from 1024 on.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is no address of this machine.`;
    default:
      return `The server cannot listen on ${host}, port ${port} (${code ?? 'unknown error'}).`;
  }
}

async function shutDown(server: Server, { sockets, answers }: OpenParts, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Clients with a connection that is kept alive learn here that it ends; new requests on it get no other chance to.
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  for (const answer of answers) if (!answer.headersSent) answer.setHeader('Connection', 'close');
  // The runtime's own way of closing idle connections leaves those alone that never carried a request.
  const busy = new Set([...answers].map((answer) => answer.socket));
  for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
  const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(cutOff);
}

/** For what is no HTTP request, or came too slowly: nothing but the socket is there to answer on. */
function answerMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = MALFORMED_STATUS[error.code ?? ''] ?? 400;
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nX-Request-Id: ${newRequestId()}\r\n`;
  socket.end(`${head}Content-Length: 0\r\nConnection: close\r\n\r\n`);
}

const MALFORMED_STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
