import type { FinanceError, FinanceErrorCode } from '../../../domain/error.ts';
import { questionOf } from '../../../domain/statements/import-question.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { serviceUnavailable } from '../../http/errors/retry-after.ts';
import { questionJson } from '../imports/question-json.ts';
import { inTableOrder } from './invalid-fields.ts';
import type { Route } from './route.ts';

/** The HTTP error for a use-case's refusal on this route. */
export function httpErrorOf(error: FinanceError, { method, body, scope }: Route): HttpError {
  const rule = RULES[error.code];
  if (rule.status === 401) {
    // Contract 1.3.
    return new HttpError(401, error.message, {
      headers: { 'WWW-Authenticate': 'Bearer' },
      emptyJson: method !== 'POST',
    });
  }
  if (error.code === 'missing_scope') {
    // RFC 6750, 3.1
    const challenge = `Bearer error="insufficient_scope", scope="${scope}"`;
    return new HttpError(403, error.message, { headers: { 'WWW-Authenticate': challenge } });
  }
  if (error.code === 'unavailable') return serviceUnavailable(error.message);
  const about = error.fields ?? (rule.field === undefined ? undefined : { [rule.field]: [error.message] });
  const wait = error.retryAfterSeconds ?? rule.retryAfterSeconds;
  const question = questionOf(error);
  return new HttpError(rule.status, error.message, {
    ...(wait !== undefined && { headers: { 'Retry-After': String(wait) } }),
    more: question && { question: questionJson(question) },
    fields: about && inTableOrder(about, Object.keys(body?.properties ?? {})),
  });
}

interface Rule {
  readonly status: number;
  /** The field that the error is about when the use-case names none: every 422 has `errors` (specification 7.1). */
  readonly field?: string;
  /** What `Retry-After` says when the use-case does not know. */
  readonly retryAfterSeconds?: number;
}

const RULES: Readonly<Record<FinanceErrorCode, Rule>> = {
  invalid: { status: 422 },
  not_found: { status: 404 },
  not_manual: { status: 400 },
  connected_account: { status: 401 },
  unsupported_file: { status: 415 },
  conflict: { status: 409 },
  amount_out_of_range: { status: 422, field: 'amount' },
  idempotency_mismatch: { status: 422, field: 'Idempotency-Key' },
  unauthenticated: { status: 401 },
  not_linked: { status: 403 },
  missing_scope: { status: 403 },
  // The user's credentials are no longer valid.
  user_deleted: { status: 401 },
  too_many_attempts: { status: 429 },
  // A person has to do something first, so there is no hurry.
  not_configured: { status: 503, retryAfterSeconds: 3_600 },
  feed_failed: { status: 502 },
  unavailable: { status: 503 },
};
