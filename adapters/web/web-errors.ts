import { FinanceError, type FinanceErrorCode } from '../../domain/error.ts';
import { HttpError } from '../http/errors/http-error.ts';
import { UNAVAILABLE_RETRY_AFTER_SECONDS } from '../http/errors/retry-after.ts';

/** Refusals of use-cases that no form shows beside a field. */
const STATUS: Readonly<Record<FinanceErrorCode, number>> = {
  invalid: 422,
  not_found: 404,
  not_manual: 400,
  connected_account: 400,
  unsupported_file: 415,
  conflict: 409,
  amount_out_of_range: 422,
  idempotency_mismatch: 422,
  unauthenticated: 401,
  not_linked: 403,
  missing_scope: 403,
  user_deleted: 401,
  too_many_attempts: 429,
  not_configured: 503,
  feed_failed: 502,
  unavailable: 503,
};

/** The error that a page shows instead of itself; `undefined` for what nobody foresaw. */
export function httpErrorOf(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (!(error instanceof FinanceError)) return undefined;
  const seconds =
    error.retryAfterSeconds ?? (error.code === 'unavailable' ? UNAVAILABLE_RETRY_AFTER_SECONDS : undefined);
  const headers: Record<string, string> = seconds === undefined ? {} : { 'Retry-After': String(seconds) };
  return new HttpError(STATUS[error.code], error.message, { headers });
}
