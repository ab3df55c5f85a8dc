import type { FieldErrors } from '../../domain/error.ts';
import { HttpError } from '../http/http-error.ts';
import { compileValidator } from '../validation/object-validator.ts';
import type { ValueSchema } from '../validation/schema.ts';

export type QueryParameters = Readonly<Record<string, ValueSchema>>;

/**
 * Makes a reader of query strings. Integers are canonical decimal digits (no `+1`, `01`, `1e1`), lists have commas between. Parameters
 * that are not described are ignored, but for `filter[…]`. The reader throws 400 for an unknown filter or an unknown name in a list
 * (contract 2.4, 2.5), and 422 for an invalid or repeated parameter.
 */
export function queryReader(parameters: QueryParameters): (queryString: string) => Record<string, unknown> {
  const validate = compileValidator({ type: 'object', properties: parameters });
  const names = Object.keys(parameters);
  return (queryString) => {
    if (queryString === '') return {};
    const given = new URLSearchParams(queryString);
    refuseUnknownFilters(given, names);
    const values: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries(parameters)) {
      const text = given.get(name);
      if (text !== null) values[name] = schema.type === 'array' ? listOf(name, text, schema) : valueOf(text, schema);
    }
    refuse({ ...validate(values), ...repeated(given, names) }, names);
    return values;
  };
}

function refuseUnknownFilters(given: URLSearchParams, names: readonly string[]): void {
  const filters = names.filter((name) => name.startsWith('filter['));
  if (filters.length === 0) return;
  for (const name of given.keys()) {
    if (/^filter(\[|$)/.test(name) && !filters.includes(name)) {
      throw new HttpError(400, `Unknown filter. Allowed are: ${filters.join(', ')}.`);
    }
  }
}

function listOf(name: string, text: string, schema: ValueSchema): readonly string[] {
  const allowed = namesAllowedIn(schema);
  const entries = text === '' ? [] : text.split(',');
  if (entries.every((entry) => allowed.includes(entry))) return entries;
  throw new HttpError(400, `Unknown ${name}. Allowed are: ${allowed.join(', ')}.`);
}

function namesAllowedIn({ items }: ValueSchema): readonly string[] {
  return items && 'enum' in items ? (items.enum ?? []).map(String) : [];
}

function valueOf(text: string, schema: ValueSchema): unknown {
  if (schema.type !== 'integer' || !/^-?(0|[1-9]\d*)$/.test(text)) return text;
  // Digits beyond the range of numbers still say an integer, and one that is larger than any limit.
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, Number(text)));
}

function repeated(given: URLSearchParams, names: readonly string[]): FieldErrors {
  const twice = names.filter((name) => given.getAll(name).length > 1);
  return Object.fromEntries(twice.map((name) => [name, [`The ${name} must be given once.`]]));
}

function refuse(errors: FieldErrors, names: readonly string[]): void {
  const fields = Object.fromEntries(names.flatMap((name) => (errors[name] ? [[name, errors[name]] as const] : [])));
  const first = Object.values(fields)[0]?.[0];
  if (first !== undefined) throw new HttpError(422, first, { fields });
}
