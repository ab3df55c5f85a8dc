import { publishedSchema, withNullableOptionals } from '../../validation/published-schema.ts';
import type { Schema, ValueSchema } from '../../validation/schema.ts';
import { responsesOf } from '../endpoint/responses.ts';
import type { ResponseDoc, Route } from '../endpoint/route.ts';
import { RESOURCE_SCHEMAS } from './resource-schemas.ts';
import { exampleOf } from './schema-example.ts';
import { ID } from './schema-parts.ts';

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
export type Operation = ReturnType<typeof operation>;
export type Content = Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;

/** Describes the routes: the schemas that validate their requests, and the responses they can give. */
export function openApiDocument(
  routes: readonly Route[],
  facts: { readonly baseUrl: string; readonly version: string },
) {
  const paths: Record<string, Record<string, Operation>> = {};
  const schemas: Record<string, Schema> = { ...RESOURCE_SCHEMAS };
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
    if (route.body)
      schemas[bodyName(route)] = publishedSchema(
        route.method === 'POST' ? withNullableOptionals(route.body) : route.body,
      );
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Coffer',
      version: facts.version,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: facts.baseUrl }],
    tags: [...new Set(routes.map(({ tag }) => tag))],
    paths,
    components: {
      schemas,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key or an access token. Enter it alone, without the word Bearer.',
        },
      },
    },
  };
}

const DESCRIPTION = `Bank accounts and transactions of one person.

Every request except those to the service itself needs a credential, an API key or an access token, in the header \
\`Authorization: Bearer …\`. The first start prints the key of a demo user. An administrator creates other keys with \
\`npm run -s coffer -- api-key create --email ada@example.com --scope finance:write\`, \
and access tokens with \`npm run -s coffer -- token issue --email ada@example.com --audience v1\`.

Amounts are integers in minor units of their currency: cents for EUR and USD, yen for JPY, which has no smaller unit, \
and thousandths for KWD. \
Timestamps are in UTC and have six fractional digits. Text must not contain NUL, unpaired surrogates or noncharacters \
such as U+FFFF.

Errors are JSON when the \`Accept\` header names \`application/json\`, and an HTML page otherwise. Both contain the \
same sentence. \
An object that does not exist and one of another user get the same response. \
An unknown path is a 404; another method on a known path is a 405 that lists the methods in \`Allow\`. \
A \`Host\` header that names another domain is a 421. \
Unknown query parameters are ignored, unless their name is close to a known one.

Successful reads have an \`ETag\`; a request that sends it back in \`If-None-Match\` gets a 304 without a body while \
nothing has changed. \
Responses of 1 KiB and more are compressed when \`Accept-Encoding\` allows gzip or br. \
Pages of other origins may call \`/v1\` when the administrator lists their origin.`;

function operation(route: Route) {
  const parameters = parametersOf(route);
  const body = requestBody(route);
  return {
    operationId: route.operationId,
    tags: [route.tag.name],
    summary: route.summary,
    ...(route.description && { description: route.description }),
    security: route.scope === null ? [] : [{ bearer: [route.scope] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: Object.fromEntries(
      Object.entries(responsesOf(route)).map(([status, response]) => [status, operationResponse(response)]),
    ),
  };
}

function bodyName(route: Route): string {
  return route.body?.title ?? route.operationId;
}

/** Binary data has an empty schema (OpenAPI 3.1, 4.8.14.3). */
const BYTES: Content = { 'application/octet-stream': { schema: {} } };

function requestBody(route: Route) {
  const { body, upload, message } = route;
  if (body) {
    const everyField = { ...body, required: Object.keys(body.properties) };
    const schema = { $ref: `#/components/schemas/${bodyName(route)}` };
    const content: Content = { 'application/json': { schema, example: exampleOf(everyField, RESOURCE_SCHEMAS) } };
    return { required: true, content };
  }
  if (upload) {
    const schema = { type: 'object', properties: { file: { description: 'The file' } }, required: ['file'] } as const;
    const content: Content = { ...BYTES, 'multipart/form-data': { schema } };
    return { required: true, description: upload.description, content };
  }
  // Every byte counts, so it is not described as JSON.
  return message && { required: true, description: 'The message as it was signed', content: BYTES };
}

function parametersOf(route: Route) {
  const query = Object.entries<ValueSchema>(route.query ?? {}).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query' as const,
    required: false,
    ...(description && { description }),
    schema: publishedSchema(schema),
    ...(schema.type === 'array' && ({ style: 'form', explode: false } as const)),
  }));
  return [...(route.item === undefined ? [] : [PATH_ID]), ...query, ...(route.idempotent ? [IDEMPOTENCY_KEY] : [])];
}

const PATH_ID = { name: 'id', in: 'path', required: true, schema: ID } as const;

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes it safe to repeat the request. For 24 hours, the same key with the same body returns the first response ' +
    'and creates nothing',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: String.raw`^[\x20-\x7e]+$` },
} as const;

function operationResponse({ description, headers = {}, schema, example, isPage }: ResponseDoc) {
  const content: Content = {
    ...(schema && { 'application/json': { schema, example: example ?? exampleOf(schema, RESOURCE_SCHEMAS) } }),
    ...(isPage && { 'text/html': { schema: { type: 'string' } } }),
  };
  const named = { 'X-Request-Id': 'Identifies the request in the log', ...headers };
  return {
    description,
    headers: Object.fromEntries(
      Object.entries(named).map(([name, about]) => [name, { description: about, schema: { type: 'string' as const } }]),
    ),
    ...(Object.keys(content).length > 0 && { content }),
  };
}
