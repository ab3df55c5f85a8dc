import type { Schema, ValueSchema } from '../validation/schema.ts';
import { RESOURCE_SCHEMAS } from './resource-schemas.ts';
import { responsesOf } from './responses.ts';
import type { ResponseDoc, Route, Tag } from './route.ts';

/** The part of OpenAPI 3.1 that the document uses. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly Tag[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  /** Empty for operations without a credential. */
  readonly security: readonly { readonly bearer: readonly string[] }[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, OperationResponse>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: ValueSchema;
  readonly style?: 'form';
  readonly explode?: false;
}

export interface OperationResponse {
  readonly description: string;
  readonly headers: Readonly<Record<string, { readonly description: string; readonly schema: ValueSchema }>>;
  readonly content?: Content;
}

export type Content = Readonly<Record<string, { readonly schema: Schema }>>;

/** Describes the routes, with the schemas that validate their requests and the answers that they can give. */
export function openApiDocument(
  routes: readonly Route[],
  facts: { readonly baseUrl: string; readonly version: string },
): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  const bodies: Record<string, Schema> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
    if (route.body) bodies[bodyName(route)] = route.body;
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Coffer', version: facts.version, description: DESCRIPTION },
    servers: [{ url: facts.baseUrl }],
    tags: [...new Set(routes.map(({ tag }) => tag))],
    paths,
    components: {
      schemas: { ...RESOURCE_SCHEMAS, ...bodies },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'An API key or an access token.' } },
    },
  };
}

const DESCRIPTION = `Bank accounts and transactions of one person.

Money is in integers of the currency’s minor units (cents; JPY has none, KWD three digits). Timestamps are UTC with six fractional digits. \
Errors are JSON only when \`Accept\` names \`application/json\`, else a page; both hold the same sentence. \
Every answer carries \`X-Request-Id\`. Another method on a known path is answered with 405 and \`Allow\`, an unknown path with 404. \
What is not there and what is not yours are answered alike.`;

function operation(route: Route): Operation {
  const parameters = parametersOf(route);
  return {
    operationId: route.operationId,
    tags: [route.tag.name],
    summary: route.summary,
    ...(route.description && { description: route.description }),
    security: route.scope === null ? [] : [{ bearer: [route.scope] }],
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && { requestBody: { required: true, content: json(`#/components/schemas/${bodyName(route)}`) } }),
    responses: Object.fromEntries(
      Object.entries(responsesOf(route)).map(([status, response]) => [status, operationResponse(response)]),
    ),
  };
}

function bodyName(route: Route): string {
  return route.body?.title ?? route.operationId;
}

function json($ref: string): Content {
  return { 'application/json': { schema: { $ref } } };
}

function parametersOf(route: Route): readonly Parameter[] {
  const query = Object.entries<ValueSchema>(route.query ?? {}).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query' as const,
    required: false,
    ...(description && { description }),
    schema,
    ...(schema.type === 'array' && ({ style: 'form', explode: false } as const)),
  }));
  return [...(route.item === undefined ? [] : [PATH_ID]), ...query, ...(route.idempotent ? [IDEMPOTENCY_KEY] : [])];
}

const PATH_ID: Parameter = { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } };

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes a repetition safe: for 24 hours the same key with the same body gets the first answer again and creates nothing',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: String.raw`^[\x20-\x7e]+$` },
};

function operationResponse({ description, headers = {}, schema, isPage }: ResponseDoc): OperationResponse {
  const content: Content = {
    ...(schema && { 'application/json': { schema } }),
    ...(isPage && { 'text/html': { schema: { type: 'string' } } }),
  };
  const named = { 'X-Request-Id': 'The request, for the log', ...headers };
  return {
    description,
    headers: Object.fromEntries(
      Object.entries(named).map(([name, about]) => [name, { description: about, schema: { type: 'string' as const } }]),
    ),
    ...(Object.keys(content).length > 0 && { content }),
  };
}
