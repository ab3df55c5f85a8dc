import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { stateOf } from './request-state.ts';

/** Routes that machines ask every few seconds: their lines are for debugging. */
const QUIET_ROUTES: ReadonlySet<string | undefined> = new Set(['/health', '/ready']);

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
    logger[QUIET_ROUTES.has(route) && ctx.status < 400 ? 'debug' : 'info'](facts, 'request');
  };
}
