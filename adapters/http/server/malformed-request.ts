import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { newRequestId } from '../headers/request-id.ts';

export interface MalformedRequest {
  /** The error code of Node.js. */
  readonly code: string | undefined;
  readonly socket: Socket;
  /** The response to the latest request of this connection, unless it is complete. */
  readonly running: ServerResponse | undefined;
  /** Milliseconds that the client has to read its last response. */
  readonly lingerMs: number;
}

/**
 * Responds to bytes that are not an HTTP request, or arrive too slowly, and releases the connection (contract 1.8). If
 * a complete request came before them, its response is sent first.
 */
export function answerMalformed(request: MalformedRequest): void {
  const { code, socket, running } = request;
  // Nothing that follows has an effect: not the rest of a request that was refused as too slow, nor more nonsense.
  socket.pause();
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
 * Sends `text`, ends our side, and after a while resets the connection. A client that never ends its side would
 * otherwise keep a file descriptor in use for ever; closing at once could destroy a response that the client has not
 * read yet.
 */
function release({ socket, lingerMs }: MalformedRequest, text = ''): void {
  if (socket.destroyed) return;
  if (!socket.writableEnded) socket.end(text);
  const cutOff = setTimeout(() => socket.resetAndDestroy(), lingerMs);
  socket.once('close', () => clearTimeout(cutOff));
}
