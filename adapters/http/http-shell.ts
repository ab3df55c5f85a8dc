import Koa, { type Middleware } from 'koa';
import type { Logger } from 'pino';
import { stripBasePath } from './base-path.ts';
import { closeAfterUnreadBody } from './bodies/unread-body.ts';
import { catchErrors } from './errors/error-boundary.ts';
import { HttpError } from './errors/http-error.ts';
import { loggableError } from './errors/loggable-error.ts';
import { requireAllowedHost } from './headers/allowed-hosts.ts';
import { assignRequestId } from './headers/request-id.ts';
import { setSecurityHeaders } from './headers/security-headers.ts';
import { logRequests, type OnRequest } from './request-log.ts';

export interface HttpShellOptions {
  readonly logger: Logger;
  /** The public address, with the path of all endpoints if there is one. */
  readonly baseUrl: string;
  /** Names of the service besides the one in the base URL. */
  readonly allowedHosts?: readonly string[];
  /** How many proxies in front of the service add the address that they hear to X-Forwarded-For; 0 for none. */
  readonly trustedProxies?: number;
  readonly onRequest?: OnRequest | undefined;
  /** Tried in this order. A request that none of them handles is a 404. */
  readonly endpoints: readonly Middleware[];
}

/** The Koa application around all endpoints: request ids, the log, errors, security headers and the base path. */
export function createHttpShell(options: HttpShellOptions): Koa {
  const { logger, baseUrl, endpoints, allowedHosts = [], trustedProxies = 0 } = options;
  // Only as many addresses as there are proxies: what stands before them in the header was written by the client.
  const app = new Koa({ proxy: trustedProxies > 0, maxIpsCount: trustedProxies });
  app.use(assignRequestId);
  app.use(closeAfterUnreadBody);
  app.use(logRequests(logger, options.onRequest));
  app.use(setSecurityHeaders);
  app.use(catchErrors(logger));
  app.use(requireOneHost);
  app.use(requireAllowedHost(baseUrl, allowedHosts));
  app.use(stripBasePath(baseUrl));
  for (const endpoint of endpoints) app.use(endpoint);
  app.use(() => {
    throw new HttpError(404, 'There is nothing at this address.');
  });
  // Koa reports only errors that occur while a response is being sent; all others are caught above.
  app.on('error', (error) => logger.warn({ error: loggableError(error) }, 'response not delivered'));
  return app;
}

/**
 * Allows one Host header at most (contract 1.11), and requires it in HTTP/1.1. Node.js would refuse a request without
 * it, but without a request id, and would silently use the first of two.
 */
const requireOneHost: Middleware = ({ req }, next) => {
  // Each name is followed by its value.
  const hosts = req.rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host').length;
  if (hosts > 1) throw new HttpError(400, 'There must be only one Host header.');
  if (hosts === 0 && req.httpVersion === '1.1') throw new HttpError(400, 'The Host header is missing.');
  return next();
};
