import type { Schema } from '../validation/schema.ts';
import type { OpenApiDocument, Operation } from './openapi.ts';
import { exampleOf } from './schema-example.ts';

/** A command that can be pasted into a shell in which `COFFER_KEY` holds a credential. */
export function curlExample(document: OpenApiDocument, method: string, path: string, operation: Operation): string {
  const schemas = document.components.schemas;
  const url = `${document.servers[0]?.url ?? ''}${path.replace('{id}', '1001')}${exampleQuery(operation)}`;
  const body = operation.requestBody?.content['application/json']?.schema;
  const parts = [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}${quoted(url)}`,
    ...(operation.security.length > 0
      ? ['-H "Authorization: Bearer $COFFER_KEY"', "-H 'Accept: application/json'"]
      : []),
    ...(body ? ["-H 'Content-Type: application/json'", `-d ${quoted(exampleBody(body, schemas))}`] : []),
  ];
  return parts.join(' \\\n  ');
}

function exampleQuery({ parameters = [] }: Operation): string {
  const pairs = parameters.flatMap(({ in: place, name, schema }) =>
    place === 'query' && schema.examples
      ? [`${encodeURIComponent(name)}=${[schema.examples[0]].flat().join(',')}`]
      : [],
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function exampleBody(schema: Schema, schemas: Readonly<Record<string, Schema>>): string {
  return JSON.stringify(exampleOf(schema, schemas), null, 2);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
