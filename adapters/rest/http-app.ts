import { hash } from 'node:crypto';
import type Koa from 'koa';
import type { Middleware } from 'koa';
import type { ReadScope } from '../../domain/ports/service/read-scope.ts';
import type { AnswerCache } from '../answers/answer-cache.ts';
import { sendRepresentation } from '../http/caching/representation.ts';
import { allowOrigins } from '../http/headers/cross-origin.ts';
import { createHttpShell, type HttpShellOptions } from '../http/http-shell.ts';
import { bankAccountRoutes } from './accounts/bank-account-routes.ts';
import { categoryRoutes } from './categories/category-routes.ts';
import { categoryRuleRoutes } from './categories/category-rule-routes.ts';
import { connectionRoutes } from './connections/connection-routes.ts';
import { restRouter } from './endpoint/rest-router.ts';
import type { Route } from './endpoint/route.ts';
import { importRoutes } from './imports/import-routes.ts';
import { serveReferenceAssets } from './openapi/reference/serve-assets.ts';
import type { RestUseCases } from './rest-use-cases.ts';
import type { ServiceFacts } from './service/service-facts.ts';
import { serviceRoutes } from './service/service-routes.ts';
import { transactionRoutes } from './transactions/transaction-routes.ts';

export interface HttpAppOptions
  extends ServiceFacts,
    Pick<HttpShellOptions, 'logger' | 'allowedHosts' | 'trustedProxies' | 'onRequest'> {
  readonly useCases: RestUseCases;
  readonly answers: AnswerCache;
  readonly readScope: ReadScope;
  /** Origins of web pages that may call `/v1`, besides its own. */
  readonly corsAllowedOrigins: readonly string[];
  /**
   * Other endpoints of the same server. They see each request before the REST interface does, and pass on what is not
   * theirs.
   */
  readonly mounts?: readonly Middleware[];
}

/** Of a digest: enough to tell releases apart. */
const RELEASE_CHARACTERS = 12;

/** The service over HTTP: the mounted endpoints, the REST interface and its documentation. */
export function createHttpApp(options: HttpAppOptions): Koa {
  const { useCases, baseUrl, version, answers, readScope, corsAllowedOrigins, mounts = [] } = options;
  const release = hash('sha256', `${version} ${baseUrl}`, 'base64url').slice(0, RELEASE_CHARACTERS);
  const reads = { answers, readScope, release };
  const routes = restRoutes(useCases, { baseUrl, version });
  const paths = new Set(routes.map(({ path }) => path));
  const interfaceAndPages = [
    allowOrigins(corsAllowedOrigins, '/v1'),
    sendRepresentation,
    restRouter(routes, useCases.access, reads),
    serveReferenceAssets(),
  ];
  return createHttpShell({
    ...options,
    endpoints: [...mounts.map((mount) => unlessInterface(paths, mount)), ...interfaceAndPages],
  });
}

/**
 * Nothing else is below `/v1` or at the interface's other paths. Its requests are too many to be compared with every
 * page's address first, and a health check must not load the pages.
 */
function unlessInterface(paths: ReadonlySet<string>, mount: Middleware): Middleware {
  return (ctx, next) => (ctx.path.startsWith('/v1/') || paths.has(ctx.path) ? next() : mount(ctx, next));
}

/** All routes of the interface. */
export function restRoutes(useCases: RestUseCases, facts: ServiceFacts): readonly Route[] {
  const routes = [
    ...transactionRoutes(useCases, facts.baseUrl),
    ...bankAccountRoutes(useCases),
    ...categoryRoutes(useCases),
    ...categoryRuleRoutes(useCases),
    ...importRoutes(useCases),
    ...connectionRoutes(useCases, facts.baseUrl),
  ];
  return [...routes, ...serviceRoutes(useCases, facts, routes)];
}
