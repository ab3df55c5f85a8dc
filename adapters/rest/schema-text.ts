import { type Html, html } from '../http/html.ts';
import type { Schema, ValueSchema } from '../validation/schema.ts';

/** The rule of a schema in a few words: type, bounds, choices. */
export function ruleText(schema: Schema): readonly Html[] {
  if ('properties' in schema) {
    return schema.additionalProperties === undefined
      ? [html`object`]
      : [html`object of `, ...ruleText(schema.additionalProperties)];
  }
  if (schema.$ref !== undefined) return [schemaLinks(schema)];
  if (schema.items !== undefined) return [html`list of `, ...ruleText(schema.items)];
  const rules = [typeText(schema), ...boundTexts(schema), ...defaultText(schema)].map((rule) => html`${rule}`);
  return [...rules.flatMap((rule, index) => (index === 0 ? [rule] : [html`, `, rule])), ...choices(schema)];
}

/** A link to the object's table, for a reference or a list of references. */
export function schemaLinks(schema: Schema): Html {
  if ('properties' in schema) return html`object`;
  if (schema.items !== undefined) return html`list of ${schemaLinks(schema.items)}`;
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? html`${typeText(schema)}` : html`<a href="#${name}">${name}</a>`;
}

function typeText({ type, format }: ValueSchema): string {
  const types = [type ?? 'any'].flat().join(' or ');
  return format === undefined || format === 'storable-text' ? types : `${types} (${format})`;
}

function boundTexts(schema: ValueSchema): readonly string[] {
  const { minimum, maximum, maxLength, not } = schema;
  const trimmed = schema['x-trimmed-length'];
  return [
    ...(minimum === undefined ? [] : [`at least ${bound(minimum)}`]),
    ...(maximum === undefined ? [] : [`at most ${bound(maximum)}`]),
    ...(not === undefined ? [] : [`not ${not.const}`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(trimmed === undefined ? [] : [`${trimmed.minimum} to ${trimmed.maximum} characters`]),
  ];
}

function bound(value: number): string {
  if (Math.abs(value) !== Number.MAX_SAFE_INTEGER) return String(value);
  return value < 0 ? '−(2^53−1)' : '2^53−1';
}

function defaultText(schema: ValueSchema): readonly string[] {
  return schema.default === undefined ? [] : [`default ${schema.default}`];
}

function choices(schema: ValueSchema): readonly Html[] {
  if (schema.enum === undefined) return [];
  return [html`: `, ...schema.enum.map((value, index) => html`${index === 0 ? '' : ', '}<code>${value}</code>`)];
}
