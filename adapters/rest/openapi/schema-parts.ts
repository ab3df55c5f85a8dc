import type { ObjectSchema, Schema, ValueSchema } from '../../validation/schema.ts';

export function listOf(items: Schema): ValueSchema {
  return { type: 'array', items };
}

/** A reference to one of the document's schemas. */
export function refTo(name: string): ValueSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** The schema with what it means at its place, and an example of its value there. */
export function about<Kind extends Schema>(schema: Kind, description: string, ...examples: readonly unknown[]): Kind {
  return { ...schema, description, ...(examples.length > 0 && { examples }) };
}

/** An object whose properties are always present, except those in `sometimes`. */
export function objectOf<const Properties extends ObjectSchema['properties'], const Sometimes extends string = never>(
  properties: Properties,
  sometimes: readonly Sometimes[] = [],
) {
  const isAlways = (name: string): name is Exclude<keyof Properties & string, Sometimes> =>
    !sometimes.some((other) => other === name);
  return { type: 'object', properties, required: Object.keys(properties).filter(isAlways) } as const;
}

/** As errors of the service name their request. */
export const REQUEST_ID = '5e0e2f0c-6b7f-4f0e-a4b1-0f7d7f8f1c55';

/** The largest integer that every JSON reader keeps exact (contract 1.6). */
export const MAX_INTEGER = Number.MAX_SAFE_INTEGER;

export const ID = { type: 'integer', minimum: 1, examples: [1001] } as const satisfies ValueSchema;
export const TEXT: ValueSchema = { type: 'string' };
export const CURRENCY: ValueSchema = {
  type: 'string',
  pattern: '^[A-Z]{3}$',
  description: 'ISO 4217 code',
  examples: ['EUR'],
};
export const TIMESTAMP: ValueSchema = {
  type: 'string',
  format: 'date-time',
  pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$`,
  description: 'UTC, with microseconds',
  examples: ['2026-11-20T08:15:30.123456Z'],
};
export const MONEY: ValueSchema = {
  type: 'integer',
  minimum: -MAX_INTEGER,
  maximum: MAX_INTEGER,
  description: 'In minor units of the currency, such as cents',
};
