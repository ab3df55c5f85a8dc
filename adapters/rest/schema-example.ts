import type { Schema } from '../validation/schema.ts';

/** A value that the schema allows, made of the examples that are written in it; of objects, what is always there. */
export function exampleOf(schema: Schema, schemas: Readonly<Record<string, Schema>>): unknown {
  if ('properties' in schema) {
    const names = schema.required ?? Object.keys(schema.properties);
    const entries = names.flatMap((name) => {
      const property = schema.properties[name];
      return property === undefined ? [] : [[name, exampleOf(property, schemas)] as const];
    });
    return Object.fromEntries(entries);
  }
  if (schema.$ref !== undefined) return exampleOf(referred(schema.$ref, schemas), schemas);
  if (schema.examples !== undefined) return schema.examples[0];
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.items !== undefined) return [exampleOf(schema.items, schemas)];
  return schema.default;
}

/** Throws for a reference to nothing: the document is made of our own tables. */
export function referred(ref: string, schemas: Readonly<Record<string, Schema>>): Schema {
  const schema = schemas[ref.slice(ref.lastIndexOf('/') + 1)];
  if (schema === undefined) throw new Error(`There is no schema ${ref}.`);
  return schema;
}
