import cors from '@koa/cors';
import type { Middleware } from 'koa';

/**
 * Lets pages of these origins call what lies below `path`, and of no others. Credentials travel in the Authorization header, never in
 * cookies, so browsers need no leave to send any. Without origins it does nothing.
 */
export function allowOrigins(origins: readonly string[], path: string): Middleware {
  if (origins.length === 0) return (_ctx, next) => next();
  const allow: Middleware = cors({
    origin: ({ req }) => origins.find((origin) => origin === req.headers.origin) ?? '',
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Accept', 'Idempotency-Key', 'If-None-Match', 'X-Request-Id'],
    exposeHeaders: ['ETag', 'X-Request-Id', 'Retry-After', 'Idempotency-Replayed', 'WWW-Authenticate'],
    maxAge: 7_200,
    // Errors are answered on the same context, which has the headers already.
    keepHeadersOnError: false,
  });
  return (ctx, next) => (ctx.path === path || ctx.path.startsWith(`${path}/`) ? allow(ctx, next) : next());
}
