import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';

/** How much of an unwanted body is read and dropped, so that its sender gets to see the response. */
const DISCARD_MAX_BYTES = 32 * 1024 * 1024;
const DISCARD_MAX_MS = 2_000;

/**
 * Reads and drops the rest of a body that no endpoint has read to its end, within limits, before it lets the response
 * go out: many clients look for a response only when they have sent everything. If the body still has not ended, the
 * connection closes after the response, because the rest of the body would be taken for the next request, and a sender
 * that stalls would keep the connection.
 */
export const closeAfterUnreadBody: Middleware = async (ctx, next) => {
  await next();
  if (ctx.req.complete) return;
  await discardBody(ctx.req);
  if (!ctx.req.complete) ctx.set('Connection', 'close');
};

/** Stops at the limits of size and time. Never rejects. */
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
