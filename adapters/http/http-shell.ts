import Koa, { type Middleware } from 'koa';
import type { Logger } from 'pino';
import { stripBasePath } from './base-path.ts';
import { catchErrors } from './error-boundary.ts';
import { HttpError } from './http-error.ts';
import { loggableError } from './loggable-error.ts';
import { assignRequestId } from './request-id.ts';
import { logRequests } from './request-log.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { closeAfterUnreadBody } from './unread-body.ts';

export interface HttpShellOptions {
  readonly logger: Logger;
  /** The public address, with the path below which everything lives. */
  readonly baseUrl: string;
  /** In this order; a request that none of them answers is a 404. */
  readonly endpoints: readonly Middleware[];
}

/** The Koa application around all endpoints: request ids, the log, errors, headers, and the base path. */
export function createHttpShell({ logger, baseUrl, endpoints }: HttpShellOptions): Koa {
  const app = new Koa();
  app.use(assignRequestId);
  app.use(closeAfterUnreadBody);
  app.use(logRequests(logger));
  app.use(setSecurityHeaders);
  app.use(catchErrors(logger));
  app.use(requireHost);
  app.use(stripBasePath(baseUrl));
  for (const endpoint of endpoints) app.use(endpoint);
  app.use(() => {
    throw new HttpError(404, 'There is nothing at this address.');
  });
  // Only what goes wrong while an answer is on its way comes here.
  app.on('error', (error) => logger.warn({ error: loggableError(error) }, 'answer not delivered'));
  return app;
}

/** Node would refuse it by itself (RFC 9112, 3.2), but without a request id. */
const requireHost: Middleware = (ctx, next) => {
  if (ctx.req.headers.host === undefined && ctx.req.httpVersion === '1.1') {
    throw new HttpError(400, 'The Host header is missing.');
  }
  return next();
};
