import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { FinanceError } from '../../../domain/error.ts';
import { stateOf } from '../request-state.ts';
import { showError } from './error-response.ts';
import { HttpError } from './http-error.ts';
import { loggableError } from './loggable-error.ts';
import { serviceUnavailable } from './retry-after.ts';

/** Catches everything: an unexpected error becomes a 500 that shows nothing but the request's id (contract 1.5). */
export function catchErrors(logger: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      showError(ctx, httpErrorOf(error, ctx, logger));
    }
  };
}

function httpErrorOf(error: unknown, ctx: Context, logger: Logger): HttpError {
  if (error instanceof HttpError) return error;
  // Routes translate their use-cases' refusals, but this one can come from anywhere (contract 1.11).
  if (error instanceof FinanceError && error.code === 'unavailable') return serviceUnavailable(error.message);
  const { requestId, route } = stateOf(ctx);
  logger.error({ requestId, method: ctx.method, route, error: loggableError(error) }, 'unexpected error');
  return new HttpError(500, 'Something went wrong here. The request id helps to find out what.');
}
