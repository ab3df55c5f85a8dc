import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { isProbe } from './probes.ts';
import { stateOf } from './request-state.ts';

/** Called with the facts of each request when its response is made. */
export type OnRequest = (request: {
  readonly method: string;
  readonly route: string | undefined;
  readonly status: number;
  readonly ms: number;
}) => void;

/**
 * Logs one line for each request. It contains the route's pattern, and never the path, the query string, a header or a
 * body, because those contain credentials and payees' texts.
 */
export function logRequests(logger: Logger, onRequest?: OnRequest): Middleware {
  return async (ctx, next) => {
    const start = performance.now();
    await next();
    const { requestId, route, userId } = stateOf(ctx);
    const ms = Math.round((performance.now() - start) * 1_000) / 1_000;
    const facts = { requestId, method: ctx.method, route, status: ctx.status, ms, userId };
    onRequest?.({ method: ctx.method, route, status: ctx.status, ms });
    logger[isProbe(route) && ctx.status < 400 ? 'debug' : 'info'](facts, 'request');
  };
}
