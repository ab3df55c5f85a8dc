import * as assert from 'uvu/assert';
import { FinanceError, type FinanceErrorCode } from '../../domain/error.ts';

/** The code of the `FinanceError` that `attempt` throws; `undefined` when it throws none. */
export function codeOf(attempt: () => unknown): FinanceErrorCode | undefined {
  return thrownBy(attempt)?.code;
}

/** The fields that the `invalid` error of `attempt` names; empty when there is none. */
export function fieldsOf(attempt: () => unknown): readonly string[] {
  const error = thrownBy(attempt);
  return error?.code === 'invalid' ? Object.keys(error.fields ?? {}) : [];
}

/** Fails unless `attempt` throws an `invalid` error that names these fields. */
export function assertInvalid(fields: readonly string[], attempt: () => unknown, message?: string): void {
  assert.equal(fieldsOf(attempt), fields, message);
}

/** The `FinanceError` that `attempt` throws; `undefined` when it succeeds. Any other error comes through. */
export function thrownBy(attempt: () => unknown): FinanceError | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    if (error instanceof FinanceError) return error;
    throw error;
  }
}
