import { HttpError } from './http-error.ts';

/**
 * Seconds after which a client may try again when the database is unavailable: the embedded one is usually back by then
 * (contract 1.11).
 */
export const UNAVAILABLE_RETRY_AFTER_SECONDS = 5;

/** The 503 for an unavailable database. `message` is a sentence of ours and safe to show. */
export function serviceUnavailable(message: string): HttpError {
  return new HttpError(503, message, { headers: { 'Retry-After': String(UNAVAILABLE_RETRY_AFTER_SECONDS) } });
}
