import { FinanceError } from '../../domain/error.ts';

/** A file that cannot be imported; `message` names the line and the rule. */
export class ImportFileError extends Error {}

/** Runs `read` for the record that starts on `line`, and adds the line to what it says. */
export function onLine<Result>(line: number, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FieldError || error instanceof FinanceError)) throw error;
    throw new ImportFileError(`Line ${line}: ${error.message}`);
  }
}

/** A field of one record breaks a rule. */
export class FieldError extends Error {
  constructor(field: string, rule: string) {
    super(`${field} must be ${rule}.`);
  }
}
