import { type Route, route, type Tag } from '../endpoint/route.ts';
import { openApiDocument } from '../openapi/document.ts';
import { referencePage } from '../openapi/reference/reference-page.ts';
import { resource } from '../openapi/resource-schemas.ts';
import type { ServiceFacts } from '../rest-service.ts';

const SERVICE: Tag = { name: 'Service', description: 'About the service itself. No credential is needed.' };

const COMMON = { method: 'GET', tag: SERVICE, scope: null } as const;

const HEALTH = route({
  ...COMMON,
  path: '/health',
  operationId: 'health',
  summary: 'Check that the process is alive',
  responses: { 200: { description: 'The process is alive.', schema: resource('Health') } },
  handle: () => ({ status: 200, json: '{"status":"ok"}' }),
});

const READINESS = route({
  ...COMMON,
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
  async handle({ service }) {
    const { ready, checks } = await service.checkReadiness();
    const json = JSON.stringify({ status: ready ? 'ready' : 'not ready', checks });
    return { status: ready ? 200 : 503, json };
  },
});

const DOCS = route({
  ...COMMON,
  path: '/docs',
  operationId: 'docs',
  summary: 'The interactive reference',
  responses: { 200: { description: 'A page.', isPage: true } },
  handle: () => ({ status: 200, page: referencePage() }),
});

/**
 * Health checks for machines, and the documentation. `others` are the routes that the OpenAPI document describes along
 * with these.
 */
export function serviceRoutes(facts: ServiceFacts, others: readonly Route[]): readonly Route[] {
  let json: string | undefined;
  const openApi: Route = route({
    ...COMMON,
    path: '/openapi.json',
    operationId: 'openApi',
    summary: 'This description as OpenAPI 3.1',
    responses: {
      200: { description: 'OpenAPI 3.1.', schema: { type: 'object', properties: {} }, example: { openapi: '3.1.0' } },
    },
    handle: () => {
      json ??= JSON.stringify(openApiDocument([...others, ...routes], facts));
      return { status: 200, json };
    },
  });
  const routes: readonly Route[] = [HEALTH, READINESS, openApi, DOCS];
  return routes;
}
