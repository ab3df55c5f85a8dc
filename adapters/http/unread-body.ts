import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';

/** How much of an unwanted body is read and dropped, so that its sender gets to see the answer. */
const DISCARD_MAX_BYTES = 32 * 1024 * 1024;
const DISCARD_MAX_MS = 2_000;

/**
 * Before an answer to a request whose body was not read to its end, reads and drops the rest within limits: many clients look for an
 * answer only when they have sent everything. If the body still has not ended, the connection closes after the answer, because the
 * rest would stand where the next request begins, and a sender that stalls would keep the connection.
 */
export const closeAfterUnreadBody: Middleware = async (ctx, next) => {
  await next();
  if (ctx.req.complete) return;
  await discardBody(ctx.req);
  if (!ctx.req.complete) ctx.set('Connection', 'close');
};

/** Stops at limits of size and time, and resolves in any case. */
function discardBody(request: IncomingMessage): Promise<void> {
  if (request.destroyed) return Promise.resolve();
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
