import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { newRequestId } from './request-id.ts';

export interface MalformedRequest {
  /** What is wrong with it, in the words of the runtime. */
  readonly code: string | undefined;
  readonly socket: Socket;
  /** The answer to the latest request of this connection, unless that is complete. */
  readonly running: ServerResponse | undefined;
  /** Milliseconds that the client has to read its last answer. */
  readonly lingerMs: number;
}

/**
 * Answers what is not an HTTP request, or arrives too slowly, and releases the connection (contract 1.8). An answer that is still
 * being prepared to a complete request comes first.
 */
export function answerMalformed(request: MalformedRequest): void {
  const { code, socket, running } = request;
  if (code === 'ECONNRESET') socket.destroy();
  else if (running?.req.complete) running.once('close', () => refuse(request));
  else if (running?.headersSent) release(request);
  else refuse(request);
}

function refuse(request: MalformedRequest): void {
  if (!request.socket.writable) return release(request);
  const status = STATUS_BY_CODE[request.code ?? ''] ?? 400;
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nX-Request-Id: ${newRequestId()}\r\n`;
  release(request, `${head}Content-Length: 0\r\nConnection: close\r\n\r\n`);
}

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Sends `text`, ends our side, and after a while cuts the connection at both ends: a client that never ends its side would hold a
 * descriptor for ever, and closing at once could destroy an answer that the client has not read yet. Nothing more is read, so that the
 * rest of a request that was refused as too slow has no effect.
 */
function release({ socket, lingerMs }: MalformedRequest, text = ''): void {
  if (socket.destroyed) return;
  socket.pause();
  socket.end(text);
  const cutOff = setTimeout(() => socket.resetAndDestroy(), lingerMs);
  socket.once('close', () => clearTimeout(cutOff));
}
