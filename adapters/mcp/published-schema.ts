import type { ObjectSchema, Schema } from '../validation/schema.ts';

/**
 * The input schema as `tools/list` shows it. Clients pass it on to models through adapters that differ in what they
 * understand: some refuse a schema with `format`, and many drop the other keywords. So no argument has a `format`
 * (arguments are validated all the same), and its limits and its default are part of its description (contract 5.7).
 */
export function publishedSchema(schema: ObjectSchema): Readonly<Record<string, unknown>> {
  const properties = Object.entries(schema.properties).map(([name, property]) => [name, published(property)]);
  return { ...schema, properties: Object.fromEntries(properties), additionalProperties: false };
}

/** The output schema as `tools/list` shows it, which says once what the numbers in all amounts mean. */
export function publishedOutput(schema: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
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
