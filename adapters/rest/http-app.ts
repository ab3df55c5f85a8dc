import { hash } from 'node:crypto';
import type Koa from 'koa';
import type { Middleware } from 'koa';
import type { ReadScope } from '../../domain/ports/service/read-scope.ts';
import type { AnswerCache } from '../answers/answer-cache.ts';
import { sendRepresentation } from '../http/caching/representation.ts';
import { allowOrigins } from '../http/headers/cross-origin.ts';
import { createHttpShell, type HttpShellOptions } from '../http/http-shell.ts';
import { ACCOUNT_MERGE_ROUTES } from './accounts/account-merge-routes.ts';
import { BANK_ACCOUNT_ROUTES } from './accounts/bank-account-routes.ts';
import { BILL_ROUTES } from './bills/bill-routes.ts';
import { RECURRING_ROUTES } from './bills/recurring-routes.ts';
import { CATEGORY_ROUTES } from './categories/category-routes.ts';
import { CATEGORY_RULE_ROUTES } from './categories/category-rule-routes.ts';
import { CONNECTION_ROUTES } from './connections/connection-routes.ts';
import { restRouter } from './endpoint/rest-router.ts';
import type { Route } from './endpoint/route.ts';
import { IMPORT_ROUTES } from './imports/import-routes.ts';
import { serveReferenceAssets } from './openapi/reference/reference-assets.ts';
import type { RestUseCases, ServiceFacts } from './rest-service.ts';
import { serviceRoutes } from './service/service-routes.ts';
import { POSSIBLE_DUPLICATE_ROUTES } from './transactions/possible-duplicate-routes.ts';
import { TRANSACTION_ROUTES } from './transactions/transaction-routes.ts';

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
  const routes = restRoutes({ baseUrl, version });
  const paths = new Set(routes.map(({ path }) => path));
  const interfaceAndPages = [
    allowOrigins(corsAllowedOrigins, '/v1'),
    sendRepresentation,
    restRouter(routes, { ...useCases, baseUrl, version }, reads),
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
export function restRoutes(facts: ServiceFacts): readonly Route[] {
  const routes = [
    ...TRANSACTION_ROUTES,
    ...BANK_ACCOUNT_ROUTES,
    ...ACCOUNT_MERGE_ROUTES,
    ...CATEGORY_ROUTES,
    ...CATEGORY_RULE_ROUTES,
    ...POSSIBLE_DUPLICATE_ROUTES,
    ...BILL_ROUTES,
    ...RECURRING_ROUTES,
    ...IMPORT_ROUTES,
    ...CONNECTION_ROUTES,
  ];
  return [...routes, ...serviceRoutes(facts, routes)];
}
