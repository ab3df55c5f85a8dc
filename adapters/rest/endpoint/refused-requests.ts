import { errorSummary } from '../../http/errors/error-response.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { compileValidator } from '../../validation/object-validator.ts';
import type { ObjectSchema } from '../../validation/schema.ts';
import { invalidFields } from './invalid-fields.ts';
import { queryReader } from './query.ts';
import type { QueryParameters } from './route.ts';

// Error bodies for the OpenAPI document. The code that refuses requests makes them, so that they are always true.

/** The JSON body of the refusal of this query string. */
export function refusedQuery(parameters: QueryParameters, queryString: string): object {
  try {
    queryReader(parameters)(queryString);
  } catch (error) {
    if (error instanceof HttpError) return bodyOf(error);
    throw error;
  }
  throw new Error(`The query “${queryString}” was meant to be refused.`);
}

/** The JSON body of the refusal of `{}`, or, when no field is required, of a body whose first field is an object. */
export function refusedBody(schema: ObjectSchema): object {
  const validate = compileValidator(schema);
  const names = Object.keys(schema.properties);
  const errors = validate({}) ?? validate({ [names[0] ?? '']: {} });
  if (errors === undefined) throw new Error('The body was meant to be refused.');
  return bodyOf(invalidFields(errors, names));
}

function bodyOf(error: HttpError): object {
  return { message: errorSummary(error), ...(error.fields && { errors: error.fields }) };
}
