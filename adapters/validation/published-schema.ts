import type { FormatName, ObjectSchema, Schema, TrimmedLength, ValueSchema } from './schema.ts';

/**
 * The schema in standard keywords alone, for readers outside of Coffer. It accepts nothing that the validator refuses
 * for its shape.
 */
export function publishedSchema<Kind extends Schema>(schema: Kind): Kind;
export function publishedSchema(schema: Schema): Schema {
  return 'properties' in schema ? publishedObject(schema) : publishedValue(schema);
}

/** {@link publishedSchema} of a body in which `null` for an optional field means that the field was left out. */
export function withNullableOptionals(schema: ObjectSchema): ObjectSchema {
  const { properties, required = [] } = schema;
  const entries = Object.entries(properties).map(([name, property]) => {
    return [name, required.includes(name) || 'properties' in property ? property : nullable(property)] as const;
  });
  return { ...schema, properties: Object.fromEntries(entries) };
}

function publishedObject(schema: ObjectSchema): ObjectSchema {
  const entries = Object.entries(schema.properties).map(([name, each]) => [name, publishedSchema(each)] as const);
  return { ...schema, properties: Object.fromEntries(entries) };
}

function publishedValue(schema: ValueSchema): ValueSchema {
  const { format, 'x-trimmed-length': length, ...rest } = schema;
  return {
    ...rest,
    ...(rest.items && { items: publishedSchema(rest.items) }),
    ...(length && publishedLength(length)),
    ...(format !== undefined && (isOwn(format) ? STANDARD_FORMS[format] : { format })),
  };
}

/** Longer text with white space around it is accepted, too, but that is nothing that a client needs to know. */
function publishedLength({
  minimum,
  maximum,
}: TrimmedLength): Pick<ValueSchema, 'minLength' | 'maxLength' | 'pattern'> {
  return { minLength: minimum, maxLength: maximum, ...(minimum > 0 && { pattern: String.raw`\S` }) };
}

function isOwn(format: NonNullable<ValueSchema['format']>): format is FormatName {
  return format in STANDARD_FORMS;
}

const STANDARD_FORMS: Readonly<Record<FormatName, Pick<ValueSchema, 'format' | 'pattern'>>> = {
  // Years from 1900 on.
  date: { format: 'date', pattern: String.raw`^(19|[2-9]\d)\d\d-\d\d-\d\d$` },
  'currency-code': { pattern: '^[A-Za-z]{3}$' },
  'storable-text': {},
};

function nullable(schema: ValueSchema): ValueSchema {
  const types = [schema.type ?? []].flat();
  if (types.includes('null')) return schema;
  return { ...schema, type: [...types, 'null'], ...(schema.enum && { enum: [...schema.enum, null] }) };
}
