import { FinanceError } from '../../domain/error.ts';

/**
 * A file cannot be imported. `message` is a sentence for the user that names the line, where there is one, and the
 * rule.
 */
export class ImportFileError extends Error {}

/**
 * Runs `read` on the record that starts on `line`; a refusal of a field or of a rule of the domain then names that
 * line.
 */
export function onLine<Result>(line: number, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FieldError || error instanceof FinanceError)) throw error;
    throw new ImportFileError(`Line ${line}: ${error.message}`);
  }
}

/** A field of one record breaks a rule: "`field` must be `rule`." */
export class FieldError extends Error {
  constructor(field: string, rule: string) {
    super(`${field} must be ${rule}.`);
  }
}
