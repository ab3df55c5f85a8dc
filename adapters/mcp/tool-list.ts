import type { ObjectSchema, Schema } from '../validation/schema.ts';
import { refuseCursor } from './protocol/cursor.ts';
import type { JsonRpcParams } from './protocol/json-rpc.ts';
import type { Tool } from './tool.ts';
import { TOOLS } from './tools.ts';
import { viewMetaOf } from './views/view-resources.ts';
import { viewOfTool } from './views/views.ts';

/** What a client gets of each tool: more in newer versions (contract 5.7), and more for one that shows views. */
export type ListForm = 'text' | 'structured' | 'views';

/** The method `tools/list`, as JSON text. All tools are on one page. */
export function listTools(params: JsonRpcParams | undefined, form: ListForm): string {
  refuseCursor(params);
  const list = LISTS.get(form) ?? JSON.stringify({ tools: TOOLS.map((tool) => describe(tool, form)) });
  LISTS.set(form, list);
  return list;
}

/** The lists are long and never change. */
const LISTS = new Map<ListForm, string>();

function describe({ name, title, description, inputSchema, outputSchema }: Tool, form: ListForm): unknown {
  const view = form === 'views' ? viewOfTool(name) : undefined;
  return {
    name,
    title,
    description,
    inputSchema: publishedSchema(inputSchema),
    ...(form === 'text' ? {} : { outputSchema: publishedOutput(outputSchema) }),
    annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    ...(view === undefined ? {} : { _meta: viewMetaOf(view) }),
  };
}

/**
 * The input schema as `tools/list` shows it. Clients pass it on to models through adapters that differ in what they
 * understand: some refuse a schema with `format`, and many drop the other keywords. So no argument has a `format`
 * (arguments are validated all the same), and its limits and its default are part of its description (contract 5.7).
 */
function publishedSchema(schema: ObjectSchema): Readonly<Record<string, unknown>> {
  const properties = Object.entries(schema.properties).map(([name, property]) => [name, published(property)]);
  return { ...schema, properties: Object.fromEntries(properties), additionalProperties: false };
}

/** The output schema as `tools/list` shows it, which says once what the numbers in all amounts mean. */
function publishedOutput(schema: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { description: 'Amounts are in minor units', ...schema };
}

function published(schema: Schema): Schema {
  if ('properties' in schema) return schema;
  const { format: _, description = '', ...rest } = schema;
  const limits = limitsOf(rest);
  return { ...rest, description: limits === '' ? description : `${description} (${limits})` };
}

/** Such as `1 to 20, default 20`; empty without limits and default. */
function limitsOf({ minimum, maximum, maxLength, default: value }: Exclude<Schema, ObjectSchema>): string {
  return [
    ...(minimum === undefined || maximum === undefined ? [] : [`${minimum} to ${maximum}`]),
    ...(maxLength === undefined ? [] : [`up to ${maxLength} characters`]),
    ...(value === undefined ? [] : [`default ${value}`]),
  ].join(', ');
}
