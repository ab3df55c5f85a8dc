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
 * 1.4). Reads without an id are found by their whole path. For all others, each collection has a router of its own,
 * because a router compares a path with the patterns of all its routes, for every request.
 */
export function restRouter(routes: readonly Route[], service: RestService, reads: ReadParts): Middleware {
  const served = routes.map((route) => ({ ...route, serve: endpoint(route, service, reads) }));
  const wholePaths = new Map(
    served.filter(({ method, item }) => method === 'GET' && item === undefined).map(({ path, serve }) => [path, serve]),
  );
  const collections = Map.groupBy(served, ({ path }) => collectionOf(path));
  const routers = new Map([...collections].map(([collection, ofIt]) => [collection, collectionRouter(ofIt)]));
  return (ctx, next) => {
    const read = ctx.method === 'GET' ? wholePaths.get(ctx.path) : undefined;
    if (read !== undefined) return read(ctx, next);
    const router = routers.get(collectionOf(ctx.path));
    return router === undefined ? next() : router(ctx, next);
  };
}

interface ServedRoute extends Route {
  readonly serve: Middleware;
}

/** The first two segments of a path: `/v1/transactions` of `/v1/transactions/{id}`. */
function collectionOf(path: string): string {
  return path.split('/', 3).join('/');
}

function collectionRouter(routes: readonly ServedRoute[]): Middleware {
  const router = new Router({ strict: true, sensitive: true });
  for (const route of routes) {
    router.register(pattern(route.path), [route.method], route.serve);
  }
  for (const path of new Set(routes.map((route) => route.path))) {
    router.all(pattern(path), otherMethod(path, allowedMethods(routes, path)));
  }
  // The router itself adds what its type requires of the context.
  return router.routes() as Middleware;
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
