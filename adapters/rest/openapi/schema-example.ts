import type { Schema } from '../../validation/schema.ts';

/**
 * A value that the schema accepts, composed of the examples in it. Of objects it has the properties that are always
 * present.
 */
export function exampleOf(schema: Schema, schemas: Readonly<Record<string, Schema>>): unknown {
  if (schema.examples !== undefined) return schema.examples[0];
  if ('properties' in schema) {
    const names = schema.required ?? Object.keys(schema.properties);
    const entries = names.flatMap((name) => {
      const property = schema.properties[name];
      return property === undefined ? [] : [[name, exampleOf(property, schemas)] as const];
    });
    return Object.fromEntries(entries);
  }
  if (schema.$ref !== undefined) return exampleOf(referred(schema.$ref, schemas), schemas);
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.items !== undefined) return [exampleOf(schema.items, schemas)];
  return schema.default;
}

/** The schema that a reference names. Throws for a reference to an unknown schema. */
export function referred(ref: string, schemas: Readonly<Record<string, Schema>>): Schema {
  const schema = schemas[ref.slice(ref.lastIndexOf('/') + 1)];
  if (schema === undefined) throw new Error(`There is no schema ${ref}.`);
  return schema;
}
