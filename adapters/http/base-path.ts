import type { Middleware } from 'koa';

/**
 * Removes the path of the public base URL from the request's path. A path without it stays unchanged, so the service
 * also works behind a proxy that has removed it already, and for clients that do not go through the proxy.
 */
export function stripBasePath(baseUrl: string): Middleware {
  const basePath = new URL(baseUrl).pathname.replace(/\/+$/, '');
  if (basePath === '') return (_ctx, next) => next();
  return (ctx, next) => {
    if (ctx.path === basePath) ctx.path = '/';
    else if (ctx.path.startsWith(`${basePath}/`)) ctx.path = ctx.path.slice(basePath.length);
    return next();
  };
}
