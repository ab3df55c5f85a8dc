import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { showError } from './error-response.ts';
import { HttpError } from './http-error.ts';
import { loggableError } from './loggable-error.ts';
import { stateOf } from './request-state.ts';

/** Catches everything: an unexpected error becomes a 500 that shows nothing but the request's id (contract 1.5). */
export function catchErrors(logger: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      showError(ctx, error instanceof HttpError ? error : unexpected(error, ctx, logger));
    }
  };
}

function unexpected(error: unknown, ctx: Context, logger: Logger): HttpError {
  const { requestId, route } = stateOf(ctx);
  logger.error({ requestId, method: ctx.method, route, error: loggableError(error) }, 'unexpected error');
  return new HttpError(500, 'Something went wrong here. The request id helps to find out what.');
}
