import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import { stateOf } from '../request-state.ts';

/** Adopts a well-formed `X-Request-Id` of the request, or makes one, and adds it to the response (contract 1.8). */
export const assignRequestId: Middleware = (ctx, next) => {
  const given = ctx.req.headers['x-request-id'];
  const requestId = typeof given === 'string' && WELL_FORMED.test(given) ? given : newRequestId();
  stateOf(ctx).requestId = requestId;
  ctx.res.setHeader('X-Request-Id', requestId);
  return running.run(requestId, next);
};

const running = new AsyncLocalStorage<string>();

/**
 * The id of the request on whose behalf this code runs, for log lines. What several requests do together has the id of
 * the first of them; `undefined` outside of requests.
 */
export function currentRequestId(): string | undefined {
  return running.getStore();
}

export function newRequestId(): string {
  return randomUUID();
}

const WELL_FORMED = /^[A-Za-z0-9._-]{1,128}$/;
