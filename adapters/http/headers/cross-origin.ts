import cors from '@koa/cors';
import type { Context, Middleware } from 'koa';

/**
 * Lets web pages of exactly these origins call the endpoints below `path`. Does not allow cookies, because credentials
 * are sent in the Authorization header. Without origins it does nothing.
 */
export function allowOrigins(origins: readonly string[], path: string): Middleware {
  if (origins.length === 0) return (_ctx, next) => next();
  const allow: Middleware = cors({
    origin: ({ req }) => origins.find((origin) => origin === req.headers.origin) ?? '',
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Accept', 'Idempotency-Key', 'If-None-Match', 'X-Request-Id'],
    exposeHeaders: ['ETag', 'X-Request-Id', 'Retry-After', 'Idempotency-Replayed', 'WWW-Authenticate'],
    maxAge: 7_200,
    // The error response is written to the same context, which has the headers already.
    keepHeadersOnError: false,
  });
  return (ctx, next) => (ctx.path === path || ctx.path.startsWith(`${path}/`) ? allow(ctx, next) : next());
}

/** Answers what a browser asks before a page's request. Credentials never travel in cookies. */
export function answerPreflight(ctx: Context, methods: string, headers: string): void {
  ctx.set({
    'Access-Control-Allow-Methods': methods,
    'Access-Control-Allow-Headers': headers,
    'Access-Control-Max-Age': '7200',
  });
  ctx.status = 204;
}
