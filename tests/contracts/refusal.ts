import { FinanceError, type FinanceErrorCode } from '../../domain/error.ts';

/** Returns the error with which the promise is rejected. Fails if it is fulfilled. */
export async function refused(promise: Promise<unknown>): Promise<unknown> {
  const outcome = await promise.then(
    (value: unknown) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('error' in outcome) return outcome.error;
  throw new Error('Nothing was refused.');
}

/** Fails unless the promise is rejected with a `FinanceError` of this code. */
export async function refusedAs(code: FinanceErrorCode, promise: Promise<unknown>): Promise<void> {
  const error = await refused(promise);
  if (!(error instanceof FinanceError)) throw new Error('Refused with no FinanceError.', { cause: error });
  if (error.code !== code) throw new Error(`Refused as ${error.code}, not as ${code}.`, { cause: error });
}

/** A change that leaves everything as it is. */
export function unchanged<Value>(value: Value): Value {
  return value;
}
