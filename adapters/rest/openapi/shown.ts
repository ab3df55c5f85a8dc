import type { ObjectSchema, Schema } from '../../validation/schema.ts';
import { RESOURCE_SCHEMAS } from './resource-schemas.ts';
import { referred } from './schema-example.ts';

type Schemas = typeof RESOURCE_SCHEMAS;

/** What a resource is made from: `lastFour` for the field `last_four`, and so on. */
type Source<Name extends keyof Schemas> = Readonly<Record<CamelCase<Schemas[Name]['required'][number]>, unknown>> &
  Partial<Record<CamelCase<keyof Schemas[Name]['properties'] & string>, unknown>>;

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/**
 * A resource as the interface shows it: the fields that its schema lists, in their order, and none besides, so that
 * nothing secret gets out by itself. Maps are shown whole.
 */
export function shown<Name extends keyof Schemas>(name: Name, source: Source<Name>): object {
  return fieldsOf(RESOURCE_SCHEMAS[name], source);
}

function fieldsOf(schema: ObjectSchema, source: object): object {
  const fields: Record<string, unknown> = {};
  for (const [field, property, kind] of propertiesOf(schema)) {
    fields[field] = valueOf(kind, (source as Readonly<Record<string, unknown>>)[property]);
  }
  return fields;
}

function valueOf(schema: Schema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in schema && schema.$ref !== undefined) return valueOf(referred(schema.$ref, RESOURCE_SCHEMAS), value);
  if ('items' in schema && schema.items !== undefined && Array.isArray(value)) {
    const { items } = schema;
    return value.map((item) => valueOf(items, item));
  }
  if ('additionalProperties' in schema && schema.additionalProperties !== undefined) return value;
  if (!('properties' in schema))
    throw new TypeError('A field of the interface has an object that no schema describes.');
  return fieldsOf(schema, value);
}

/** Names of a schema's fields and of the properties that they show. */
function propertiesOf(schema: ObjectSchema): readonly (readonly [field: string, property: string, kind: Schema])[] {
  const known = names.get(schema);
  if (known !== undefined) return known;
  const made = Object.entries(schema.properties).map(([field, kind]) => {
    return [field, field.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), kind] as const;
  });
  names.set(schema, made);
  return made;
}

const names = new WeakMap<ObjectSchema, ReturnType<typeof propertiesOf>>();
