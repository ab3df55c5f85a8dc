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
  app.use(requireOneHost);
  app.use(stripBasePath(baseUrl));
  for (const endpoint of endpoints) app.use(endpoint);
  app.use(() => {
    throw new HttpError(404, 'There is nothing at this address.');
  });
  // Only what goes wrong while an answer is on its way comes here.
  app.on('error', (error) => logger.warn({ error: loggableError(error) }, 'answer not delivered'));
  return app;
}

/**
 * One Host header, no more (contract 1.11), and no less in HTTP/1.1. The runtime would refuse a request without one, but without a
 * request id, and of two it silently takes the first.
 */
const requireOneHost: Middleware = ({ req }, next) => {
  const hosts = req.rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length;
  if (hosts > 1) throw new HttpError(400, 'There must be only one Host header.');
  if (hosts === 0 && req.httpVersion === '1.1') throw new HttpError(400, 'The Host header is missing.');
  return next();
};
