import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';

/** How much of a body that nobody wants is read away, so that its sender gets to see the answer. */
const DISCARD_MAX_BYTES = 32 * 1024 * 1024;
const DISCARD_MAX_MS = 2_000;

/** A rest of this size is on its way already, and cheaper to read away than a new connection. */
const SMALL_BYTES = 64 * 1024;

/**
 * Before an answer to a request whose body was not read to its end, reads the rest away within limits, because many clients look for an answer only when
 * they have sent everything; and ends the connection after it, where a rest would hold up the next request. Of small bodies the
 * runtime reads the rest away by itself.
 */
export const closeAfterUnreadBody: Middleware = async (ctx, next) => {
  await next();
  if (ctx.req.complete || isSmall(ctx.req)) return;
  ctx.set('Connection', 'close');
  await discardBody(ctx.req);
};

function isSmall({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= SMALL_BYTES;
}

/** Reads the rest of a body and forgets it; stops at limits of size and time. Resolves in any case. */
function discardBody(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
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
