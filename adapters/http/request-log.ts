import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { isProbe } from './probes.ts';
import { stateOf } from './request-state.ts';

/**
 * One line for each request. It holds the route's pattern and never the path, the query string, a header or a body: credentials and
 * payees' texts travel in those.
 */
export function logRequests(logger: Logger): Middleware {
  return async (ctx, next) => {
    const start = performance.now();
    await next();
    const { requestId, route, userId } = stateOf(ctx);
    const ms = Math.round((performance.now() - start) * 1_000) / 1_000;
    const facts = { requestId, method: ctx.method, route, status: ctx.status, ms, userId };
    logger[isProbe(route) && ctx.status < 400 ? 'debug' : 'info'](facts, 'request');
  };
}
