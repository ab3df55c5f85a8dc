import type { FieldErrors } from '../../../domain/error.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { compileValidator } from '../../validation/object-validator.ts';
import type { ValueSchema } from '../../validation/schema.ts';
import { invalidFields } from './invalid-fields.ts';
import type { QueryParameters } from './route.ts';
import { quoted, refuseMistakenNames } from './unknown-parameters.ts';

/**
 * Makes the reader of a route's query string. Integers are canonical decimal digits: `+1`, `01` and `1e1` are not.
 * Names in a list are separated by commas, and the parameter of a list may be repeated. The reader throws 400 for an
 * unknown name in a list (contract 2.4) and for a mistaken parameter (contract 1.9, 2.5), and 422 for an invalid value
 * or a repeated parameter.
 */
export function queryReader(parameters: QueryParameters): (queryString: string) => Record<string, unknown> {
  const validate = compileValidator({ type: 'object', properties: parameters });
  const names = Object.keys(parameters);
  return (queryString) => {
    if (queryString === '') return {};
    const given = new URLSearchParams(queryString);
    refuseMistakenNames(given.keys(), names);
    const present = Object.entries(parameters).filter(([name]) => given.has(name));
    const values = Object.fromEntries(
      present.map(([name, schema]) => [name, valueOf(name, given.getAll(name), schema)] as const),
    );
    const repeated = present.filter(([name, { type }]) => type !== 'array' && given.getAll(name).length > 1);
    const errors: FieldErrors = { ...validate(values), ...givenTwice(repeated.map(([name]) => name)) };
    if (Object.keys(errors).length > 0) throw invalidFields(errors, names);
    return values;
  };
}

function valueOf(name: string, texts: readonly string[], schema: ValueSchema): unknown {
  if (schema.type === 'array') return namesIn(name, texts, schema);
  const [text = ''] = texts;
  if (schema.type !== 'integer' || !/^-?(0|[1-9]\d*)$/.test(text)) return text;
  // More digits than a number can have still stand for an integer, one past every limit.
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, Number(text)));
}

function namesIn(parameter: string, texts: readonly string[], { items }: ValueSchema): readonly string[] {
  const allowed = items && 'enum' in items ? (items.enum ?? []).map(String) : [];
  const names = texts
    .filter((text) => text.trim() !== '')
    .flatMap((text) => text.split(',').map((name) => name.trim()));
  const unknown = names.find((name) => !allowed.includes(name));
  if (unknown === undefined) return names;
  throw new HttpError(400, `Unknown ${parameter} ${quoted(unknown)}. Allowed are: ${allowed.join(', ')}.`);
}

function givenTwice(names: readonly string[]): FieldErrors {
  return Object.fromEntries(names.map((name) => [name, [`The ${name} must be given once.`]]));
}
