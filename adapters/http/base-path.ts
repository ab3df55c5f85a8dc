import type { Middleware } from 'koa';

/**
 * Takes the path of the public base URL off the request's path. Without it the path stays as it is, so that the service also
 * answers behind a proxy that has taken it off, and to machines beside it.
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
