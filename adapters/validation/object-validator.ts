import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { parseLocalDate } from '../../domain/calendar.ts';
import { parseCurrency } from '../../domain/currency.ts';
import type { FieldErrors } from '../../domain/error.ts';
import { characterCount, isStorableText } from '../../domain/text.ts';
import type { FormatName, ObjectSchema, TrimmedLength } from './schema.ts';
import { sentenceFor } from './sentences.ts';

/**
 * Returns one sentence for each refused field, in the order of the schema's properties; `undefined` when nothing is
 * wrong.
 */
export type ObjectValidator = (value: Readonly<Record<string, unknown>>) => FieldErrors | undefined;

/** The validator accepts unknown properties, and changes nothing: it neither converts values nor fills in defaults. */
export function compileValidator(schema: ObjectSchema): ObjectValidator {
  const validate = ajv.compile(schema);
  return (value) => {
    if (validate(value)) return undefined;
    const errors = (validate.errors ?? []).map((error) => ({ field: fieldOf(error), keyword: error.keyword }));
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

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strictTypes: false, formats: FORMATS });

ajv.addKeyword({
  keyword: 'x-trimmed-length',
  type: 'string',
  validate: (bounds: TrimmedLength, text: string) => {
    const length = characterCount(text.trim());
    return length >= bounds.minimum && length <= bounds.maximum;
  },
});

function fieldOf({ keyword, params, instancePath }: ErrorObject): string {
  // A missing property is reported at its object. Names with a slash or a tilde would be escaped, but no schema has
  // one.
  return keyword === 'required' ? String(params['missingProperty']) : (instancePath.split('/')[1] ?? '');
}
