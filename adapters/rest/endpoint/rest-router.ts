import { Router } from '@koa/router';
import type { Middleware } from 'koa';
import { HttpError } from '../../http/errors/http-error.ts';
import { stateOf } from '../../http/request-state.ts';
import type { RestService } from '../rest-service.ts';
import { endpoint } from './endpoint.ts';
import type { ReadParts } from './reads.ts';
import type { Route } from './route.ts';

/**
 * Serves the routes. On their paths, `OPTIONS` returns `Allow`, and any other method is a 405 with `Allow` (contract
 * 1.4). Reads without an id are found by their whole path, because the router compares a path with every pattern.
 */
export function restRouter(routes: readonly Route[], service: RestService, reads: ReadParts): Middleware {
  const router = new Router({ strict: true, sensitive: true });
  const wholePaths = new Map<string, Middleware>();
  for (const route of routes) {
    const serve = endpoint(route, service, reads);
    if (route.method === 'GET' && route.item === undefined) wholePaths.set(route.path, serve);
    router.register(pattern(route.path), [route.method], serve);
  }
  for (const path of new Set(routes.map((route) => route.path))) {
    router.all(pattern(path), otherMethod(path, allowedMethods(routes, path)));
  }
  const serveOthers = router.routes() as Middleware;
  return (ctx, next) => ((ctx.method === 'GET' && wholePaths.get(ctx.path)) || serveOthers)(ctx, next);
}

function pattern(path: string): string {
  return path.replace('{id}', ':id');
}

/** The methods of the path's routes, and `OPTIONS` and `HEAD`, which the router adds. */
function allowedMethods(routes: readonly Route[], path: string): string {
  const methods = routes.filter((route) => route.path === path).map(({ method }) => method);
  return ['OPTIONS', ...(methods.includes('GET') ? ['HEAD'] : []), ...methods].sort().join(', ');
}

function otherMethod(path: string, allow: string): Middleware {
  return (ctx) => {
    stateOf(ctx).route = path;
    if (ctx.method !== 'OPTIONS') throw new HttpError(405, undefined, { headers: { Allow: allow } });
    ctx.set('Allow', allow);
    ctx.status = 204;
  };
}
