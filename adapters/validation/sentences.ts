import { EARLIEST_DATE } from '../../domain/calendar.ts';
import { STORABLE_TEXT_RULE } from '../../domain/text.ts';
import type { FormatName, Schema, ValueSchema } from './schema.ts';

/** A sentence about the rule that the field breaks. It contains nothing of the refused value. */
export function sentenceFor(field: string, keyword: string, schema: Schema): string {
  const rule = RULES[keyword];
  // Only a mistake in one of Coffer's own schemas leads here; the first test that breaks the rule finds it.
  if (rule === undefined) throw new Error(`No sentence for the keyword “${keyword}”.`);
  return `The ${field} ${rule('properties' in schema ? {} : schema)}.`;
}

const RULES: Readonly<Record<string, (schema: ValueSchema) => string>> = {
  required: () => 'field is required',
  type: (schema) => `must be ${typeNames(schema)}`,
  format: ({ format = '' }) => FORMAT_RULES[format] ?? `must be a valid ${format}`,
  'x-trimmed-length': ({ 'x-trimmed-length': length }) =>
    `must have ${length?.minimum} to ${length?.maximum} characters`,
  maxLength: ({ maxLength }) => `must have at most ${maxLength} characters`,
  minimum: ({ minimum }) => `must be at least ${minimum}`,
  maximum: ({ maximum }) => `must be at most ${maximum}`,
  enum: (schema) => `must be one of: ${schema.enum?.join(', ')}`,
  items: ({ items }) => `must each ${items?.description}`,
  not: ({ not }) => `must not be ${not?.const}`,
};

const FORMAT_RULES: Readonly<Record<string, string>> = {
  date: `must be a calendar date as YYYY-MM-DD, from ${EARLIEST_DATE} on`,
  'currency-code': 'must be an ISO 4217 currency code',
  'storable-text': STORABLE_TEXT_RULE,
} satisfies Record<FormatName, string>;

const TYPE_NAMES: Readonly<Record<string, string>> = {
  integer: 'an integer',
  string: 'a string',
  boolean: 'true or false',
  array: 'a list',
};

function typeNames({ type = [] }: ValueSchema): string {
  return [type]
    .flat()
    .map((name) => TYPE_NAMES[name] ?? name)
    .join(' or ');
}
