import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type Koa from 'koa';
import { type Connections, trackConnections } from './connections.ts';
import { answerMalformed } from './malformed-request.ts';

export interface ServeOptions {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** The server closes each further connection as soon as it opens. */
  readonly maxConnections: number;
  /** Called for each connection that the server closes because of `maxConnections`. */
  readonly onRefused?: () => void;
  /** Of the names of the settings that a refusal to listen mentions: empty for HOST and PORT. */
  readonly settingPrefix?: string;
  /** Other time limits than {@link TIME_LIMITS}, for tests. */
  readonly timeLimits?: Partial<typeof TIME_LIMITS>;
}

export interface RunningServer {
  /** The URL at which this machine reaches the server, such as `http://127.0.0.1:3000`. */
  readonly url: string;
  readonly port: number;
  /**
   * Accepts no more connections, cuts off idle ones, lets running requests end for up to `graceMs` milliseconds, then
   * cuts off what is left (contract 7.4). For `noticeMs` before that, 0 by default, it serves as usual, but with the
   * last response of each connection. Can be called again, and resolves when the last connection is gone.
   */
  close(graceMs: number, noticeMs?: number): Promise<void>;
}

/** The listening socket could not be opened; `message` says why and what to do. */
export class ListenError extends Error {}

/** Listens, and serves the application that `appAt` makes for the server's URL. Throws `ListenError`. */
export async function serve(appAt: (url: string) => Koa, options: ServeOptions): Promise<RunningServer> {
  const server = limitedServer(options);
  const connections = trackConnections(server);
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  const lingerMs = options.timeLimits?.linger ?? TIME_LIMITS.linger;
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket: Socket) => {
    answerMalformed({ code, socket, running: connections.get(socket), lingerMs });
  });
  const { address, port } = await listen(server, options);
  const url = urlOf(LOOPBACK_OF[address] ?? options.host, port);
  let closing: Promise<void> | undefined;
  const close = (graceMs: number, noticeMs = 0) => {
    closing ??= shutDown(server, connections, graceMs, noticeMs);
    return closing;
  };
  try {
    server.on('request', appAt(url).callback());
  } catch (error) {
    await close(0);
    throw error;
  }
  return { url, port, close };
}

/** Milliseconds. */
const TIME_LIMITS = {
  /** For the head of a request, counted from the start of the connection or from the request's first byte. */
  headersTimeout: 10_000,
  /** For a whole request. */
  requestTimeout: 30_000,
  /** How often the server checks those two. */
  connectionsCheckingInterval: 5_000,
  /** For a connection without a byte in either direction, such as one whose client does not read its response. */
  timeout: 60_000,
  /** For a client to read the response to a malformed or slow request, before its connection is reset. */
  linger: 2_000,
};

function limitedServer({ maxConnections, onRefused, timeLimits }: ServeOptions): Server {
  const limits = { ...TIME_LIMITS, ...timeLimits };
  // The shell refuses requests without a Host header, with a request id.
  const server = createServer({ ...limits, requireHostHeader: false });
  server.timeout = limits.timeout;
  server.maxConnections = maxConnections;
  if (onRefused) server.on('drop', onRefused);
  return server;
}

function listen(
  server: Server,
  { host, port, settingPrefix = '' }: ServeOptions,
): Promise<{ address: string; port: number }> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new ListenError(listenProblem(error.code, host, port, settingPrefix), { cause: error }));
    });
    server.listen({ host, port }, () => {
      const bound = server.address();
      resolve(typeof bound === 'object' && bound !== null ? bound : { address: host, port });
    });
  });
}

function listenProblem(code: string | undefined, host: string, port: number, prefix: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use. Stop what uses it, or set ${prefix}PORT to another one.`;
    case 'EACCES':
      return `Port ${port} needs privileges that this process does not have. Set ${prefix}PORT to one from 1024 on.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${prefix}HOST ${host} is not an address of this machine.`;
    default:
      return `The server cannot listen on ${host}, port ${port} (${code ?? 'unknown error'}).`;
  }
}

/** A server can listen on all addresses at once, but a client has to connect to one. */
const LOOPBACK_OF: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

function urlOf(host: string, port: number): string {
  // A URL has no place for the zone of an IPv6 address.
  const [name = host] = host.split('%');
  return new URL(`http://${name.includes(':') ? `[${name}]` : name}:${port}`).origin;
}

async function shutDown(server: Server, connections: Connections, graceMs: number, noticeMs: number): Promise<void> {
  // Only a response can tell a client that its kept connection ends.
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  for (const latest of connections.values()) {
    if (latest?.headersSent === false) latest.setHeader('Connection', 'close');
  }
  if (noticeMs > 0) await delay(noticeMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  // A connection that has just come may still bring its request. One that is under way from a leading process comes
  // after the server has closed: this process must still be there to give it back.
  if (noticeMs > 0) await delay(noticeMs);
  cutOffIdle(connections);
  await closed;
  clearTimeout(timer);
}

/** `server.closeIdleConnections()` spares connections that never carried a request. */
function cutOffIdle(connections: Connections): void {
  for (const [socket, latest] of connections) if (latest === undefined) socket.destroy();
}
