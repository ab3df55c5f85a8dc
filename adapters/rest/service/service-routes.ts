import { type Route, route, type Tag } from '../endpoint/route.ts';
import { type OpenApiDocument, openApiDocument } from '../openapi/document.ts';
import { referencePage } from '../openapi/reference/reference-page.ts';
import { resource } from '../openapi/resource-schemas.ts';
import type { RestUseCases } from '../rest-use-cases.ts';
import type { ServiceFacts } from './service-facts.ts';

/**
 * Health checks for machines, and the documentation. `others` are the routes that the OpenAPI document describes along
 * with these.
 */
export function serviceRoutes(useCases: RestUseCases, facts: ServiceFacts, others: readonly Route[]): readonly Route[] {
  const routes: readonly Route[] = [...probeRoutes(useCases), openApiRoute(() => document()), docsRoute()];
  const document: () => OpenApiDocument = once(() => openApiDocument([...others, ...routes], facts));
  return routes;
}

const SERVICE: Tag = { name: 'Service', description: 'About the service itself. No credential is needed.' };

function probeRoutes({ service }: RestUseCases): readonly Route[] {
  const common = { method: 'GET', tag: SERVICE, scope: null } as const;
  return [
    route({
      ...common,
      path: '/health',
      operationId: 'health',
      summary: 'Check that the process is alive',
      responses: { 200: { description: 'The process is alive.', schema: resource('Health') } },
      handle: () => ({ status: 200, json: '{"status":"ok"}' }),
    }),
    route({
      ...common,
      path: '/ready',
      operationId: 'ready',
      summary: 'Check that the service can do its work',
      responses: {
        200: {
          description: 'The service is ready.',
          schema: resource('Readiness'),
          example: { status: 'ready', checks: { database: { ok: true }, migrations: { ok: true } } },
        },
        503: {
          description: 'Something that the service needs is unavailable.',
          schema: resource('Readiness'),
          example: {
            status: 'not ready',
            checks: { database: { ok: false, detail: 'The database does not respond.' } },
          },
        },
      },
      async handle() {
        const { ready, checks } = await service.checkReadiness();
        const json = JSON.stringify({ status: ready ? 'ready' : 'not ready', checks });
        return { status: ready ? 200 : 503, json };
      },
    }),
  ];
}

function openApiRoute(document: () => OpenApiDocument): Route {
  const json = once(() => JSON.stringify(document()));
  return route({
    method: 'GET',
    path: '/openapi.json',
    operationId: 'openApi',
    tag: SERVICE,
    summary: 'This description as OpenAPI 3.1',
    scope: null,
    responses: {
      200: { description: 'OpenAPI 3.1.', schema: { type: 'object', properties: {} }, example: { openapi: '3.1.0' } },
    },
    handle: () => ({ status: 200, json: json() }),
  });
}

function docsRoute(): Route {
  return route({
    method: 'GET',
    path: '/docs',
    operationId: 'docs',
    tag: SERVICE,
    summary: 'The interactive reference',
    scope: null,
    responses: { 200: { description: 'A page.', isPage: true } },
    handle: () => ({ status: 200, page: referencePage() }),
  });
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
