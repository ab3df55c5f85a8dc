import type { FieldErrors } from '../../../domain/error.ts';
import { HttpError } from '../../http/errors/http-error.ts';

/** A 422 for at least one field. `order` is the order of the specification's table (contract 1.2). */
export function invalidFields(errors: FieldErrors, order: readonly string[]): HttpError {
  const fields = inTableOrder(errors, order);
  return new HttpError(422, Object.values(fields)[0]?.[0], { fields });
}

export function inTableOrder(errors: FieldErrors, order: readonly string[]): FieldErrors {
  const entries = Object.entries(errors);
  return Object.fromEntries(entries.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}
