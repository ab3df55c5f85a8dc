import { createHash, timingSafeEqual } from 'node:crypto';
import type { Middleware } from 'koa';
import { HttpError } from '../http/errors/http-error.ts';
import { bearerToken } from '../http/headers/bearer.ts';
import { stateOf } from '../http/request-state.ts';
import type { ReadMetrics } from './metrics.ts';

const PATH = '/metrics';

export interface MetricsEndpointOptions {
  /** What a request must bring; `undefined` where whoever reaches the address may read. */
  readonly token: string | undefined;
  readonly read: ReadMetrics;
}

/** Serves `GET /metrics` in the text format of Prometheus (contract 7.5), and passes on every other path. */
export function metricsEndpoint({ token, read }: MetricsEndpointOptions): Middleware {
  const isAllowed = token === undefined ? () => true : comparisonWith(token);
  return async (ctx, next) => {
    if (ctx.path !== PATH) return next();
    stateOf(ctx).route = PATH;
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      throw new HttpError(405, undefined, { headers: { Allow: 'GET, HEAD' } });
    }
    if (!isAllowed(bearerToken(ctx.req.headers.authorization))) {
      throw new HttpError(401, 'The metrics need the token of METRICS_TOKEN.', {
        headers: { 'WWW-Authenticate': 'Bearer' },
      });
    }
    ctx.set({ 'Content-Type': CONTENT_TYPE, 'Cache-Control': 'no-store' });
    ctx.body = await read();
  };
}

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Compares hashes in constant time: the time says nothing about the token, nor about its length. */
function comparisonWith(token: string): (given: string | undefined) => boolean {
  const expected = digestOf(token);
  return (given) => timingSafeEqual(digestOf(given ?? ''), expected);
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
