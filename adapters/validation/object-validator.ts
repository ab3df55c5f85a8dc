import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { parseLocalDate } from '../../domain/calendar.ts';
import type { FieldErrors } from '../../domain/error.ts';
import { parseCurrency } from '../../domain/money/currency.ts';
import { characterCount, isStorableText } from '../../domain/text.ts';
import type { FormatName, ObjectSchema, TrimmedLength } from './schema.ts';
import { sentenceFor } from './sentences.ts';

/**
 * Returns one sentence for each refused field, in the order of the schema's properties; `undefined` when nothing is
 * wrong.
 */
export type ObjectValidator = (value: Readonly<Record<string, unknown>>) => FieldErrors | undefined;

/**
 * The validator accepts unknown properties, and changes nothing: it neither converts values nor fills in defaults. The
 * schema is compiled with the first value: a start that compiled them all would take longer.
 */
export function compileValidator(schema: ObjectSchema): ObjectValidator {
  let compiled: ValidateFunction | undefined;
  return (value) => {
    compiled ??= ajv().compile(schema);
    const validate = compiled;
    if (validate(value)) return undefined;
    const errors = (validate.errors ?? []).map((error) => ({ field: fieldOf(error), keyword: keywordOf(error) }));
    const refused = Object.entries(schema.properties).flatMap(([field, rules]) => {
      const first = errors.find((error) => error.field === field);
      return first === undefined ? [] : [[field, [sentenceFor(field, first.keyword, rules)]] as const];
    });
    return Object.fromEntries(refused);
  };
}

const FORMATS: Readonly<Record<FormatName, (text: string) => boolean>> = {
  date: (text) => parseLocalDate(text) !== undefined,
  'currency-code': (text) => parseCurrency(text) !== undefined,
  'storable-text': isStorableText,
};

let shared: Ajv2020 | undefined;

/** One compiler for all schemas. */
function ajv(): Ajv2020 {
  shared ??= new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    strictTypes: false,
    formats: FORMATS,
    // Our own schemas, which a test compares with the meta-schema: compiling that takes longer than all of them.
    validateSchema: false,
    meta: false,
    keywords: [{ keyword: 'x-trimmed-length', type: 'string', validate: hasTrimmedLength }],
  });
  return shared;
}

function hasTrimmedLength({ minimum, maximum }: TrimmedLength, text: string): boolean {
  const length = characterCount(text.trim());
  return length >= minimum && length <= maximum;
}

/** What is wrong inside a list counts as a mistake of its items. */
function keywordOf({ keyword, instancePath }: ErrorObject): string {
  const depth = instancePath.split('/').length - (keyword === 'required' ? 0 : 1);
  return depth > 1 ? 'items' : keyword;
}

function fieldOf({ keyword, params, instancePath }: ErrorObject): string {
  // A missing property is reported at its object. Names with a slash or a tilde would be escaped, but no schema has
  // one.
  return keyword === 'required' && instancePath === ''
    ? String(params['missingProperty'])
    : (instancePath.split('/')[1] ?? '');
}
