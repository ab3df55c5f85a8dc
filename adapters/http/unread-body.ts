import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';

/** How much of a body that nobody wants is read away, so that its sender gets to see the answer. */
const DISCARD_MAX_BYTES = 8 * 1024 * 1024;
const DISCARD_MAX_MS = 2_000;

/** A rest of this size is on its way already, and cheaper to read away than a new connection. */
const SMALL_BYTES = 64 * 1024;

/**
 * Ends the connection after an answer to a request whose body was not read to its end: on a connection that stayed, the rest of
 * the body would hold up the next request. Of small bodies the runtime reads the rest away by itself.
 */
export const closeAfterUnreadBody: Middleware = async (ctx, next) => {
  await next();
  if (!ctx.req.complete && !isSmall(ctx.req)) ctx.set('Connection', 'close');
};

function isSmall({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= SMALL_BYTES;
}

/** Reads the rest of a body and forgets it; stops at limits of size and time. Resolves in any case. */
export function discardBody(request: IncomingMessage): Promise<void> {
  if (request.complete || Number(request.headers['content-length'] ?? 0) > DISCARD_MAX_BYTES) return Promise.resolve();
  return new Promise((settle) => {
    let bytes = 0;
    const resolve = () => {
      clearTimeout(timer);
      settle();
    };
    const timer = setTimeout(resolve, DISCARD_MAX_MS);
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= DISCARD_MAX_BYTES) return;
      request.pause();
      resolve();
    });
    for (const event of ['end', 'error', 'close']) request.once(event, resolve);
    request.resume();
  });
}
