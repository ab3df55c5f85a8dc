import { EARLIEST_DATE } from '../../domain/calendar.ts';
import { STORABLE_TEXT_RULE } from '../../domain/text.ts';
import type { FormatName, Schema, ValueSchema } from './schema.ts';

/** A sentence about the rule that the field breaks. It contains nothing of the refused value. */
export function sentenceFor(field: string, keyword: string, schema: Schema): string {
  return `The ${field} ${ruleOf(keyword, 'properties' in schema ? {} : schema)}.`;
}

function ruleOf(keyword: string, schema: ValueSchema): string {
  switch (keyword) {
    case 'required':
      return 'field is required';
    case 'type':
      return `must be ${typeNames(schema)}`;
    case 'format':
      return FORMAT_RULES[schema.format ?? ''] ?? `must be a valid ${schema.format}`;
    case 'x-trimmed-length':
      return `must have ${schema['x-trimmed-length']?.minimum} to ${schema['x-trimmed-length']?.maximum} characters`;
    case 'maxLength':
      return `must have at most ${schema.maxLength} characters`;
    case 'minimum':
      return `must be at least ${schema.minimum}`;
    case 'maximum':
      return `must be at most ${schema.maximum}`;
    case 'enum':
      return `must be one of: ${schema.enum?.join(', ')}`;
    case 'items':
      return `must each ${schema.items?.description}`;
    case 'not':
      return `must not be ${schema.not?.const}`;
    default:
      // Only a mistake in one of Coffer's own schemas leads here; the first test that breaks the rule finds it.
      throw new Error(`No sentence for the keyword “${keyword}”.`);
  }
}

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
