import { FeedFailure, type FeedProblem } from '../../../domain/feeds/feed-problem.ts';
import { feedProblem } from '../problem.ts';

/** Plaid refused a request. */
export class PlaidRefusal extends FeedFailure {
  /** `error_code` of its response, such as `ITEM_LOGIN_REQUIRED`; `null` without one. */
  readonly error: string | null;

  constructor(error: string | null, problem: FeedProblem) {
    super(problem);
    this.error = error;
  }
}

/** An error of Plaid, in a response or in an Item. */
export interface PlaidError {
  readonly type: string | null;
  readonly code: string | null;
  /** Why a bank that signs its people in itself refuses. */
  readonly reason: string | null;
}

const PAUSE_SECONDS = 60;

export function refusalOf(error: PlaidError, status: number, retryAfterSeconds: number | null): PlaidRefusal {
  const problem = problemOf(error) ?? problemOfStatus(status);
  const seconds = retryAfterSeconds ?? problem.retryAfterSeconds;
  return new PlaidRefusal(error.code, { ...problem, retryAfterSeconds: seconds });
}

/** `undefined` for an error that says nothing about the connection: then the status of the response counts. */
export function problemOf({ type, code, reason }: PlaidError): FeedProblem | undefined {
  if (type === 'RATE_LIMIT_EXCEEDED') return rateLimited;
  if (code === 'ITEM_LOGIN_REQUIRED' && reason !== null && CONSENT_REASONS.has(reason)) return consentEnded;
  return code === null ? undefined : PROBLEMS[code];
}

const CONSENT_REASONS: ReadonlySet<string> = new Set(['OAUTH_CONSENT_EXPIRED', 'OAUTH_USER_REVOKED']);

const signInNeeded = feedProblem('sign_in_needed', 'Your bank wants you to sign in again. Renew the connection.');
const linkEnded = feedProblem('sign_in_needed', 'The sign-in at Plaid was interrupted or took too long. Start again.');
const consentEnded = feedProblem(
  'consent_ended',
  'The consent that you gave at your bank has ended. Renew the connection.',
);
const revoked = feedProblem(
  'revoked',
  'Plaid does not know this connection any more. Remove it and connect the bank again; what is stored stays.',
);
const bankUnavailable = feedProblem(
  'bank_unavailable',
  'Your bank does not respond at the moment. Coffer tries again later.',
);
const keysRefused = feedProblem(
  'provider_unavailable',
  'Plaid refuses the keys of this service. The administrator has to check them, and what Plaid allows them to do.',
);
const rateLimited = feedProblem('rate_limited', 'Plaid allows no more requests for a while.', PAUSE_SECONDS);

/** By the codes of its documents. The status of the response decides about all others. */
const PROBLEMS: Readonly<Record<string, FeedProblem>> = {
  ITEM_LOGIN_REQUIRED: signInNeeded,
  ITEM_LOCKED: signInNeeded,
  INVALID_CREDENTIALS: signInNeeded,
  INVALID_MFA: signInNeeded,
  INSUFFICIENT_CREDENTIALS: signInNeeded,
  PASSWORD_RESET_REQUIRED: signInNeeded,
  USER_SETUP_REQUIRED: signInNeeded,
  USER_INPUT_TIMEOUT: signInNeeded,
  INVALID_LINK_TOKEN: linkEnded,
  INVALID_PUBLIC_TOKEN: linkEnded,
  ACCESS_NOT_GRANTED: consentEnded,
  ADDITIONAL_CONSENT_REQUIRED: consentEnded,
  NO_ACCOUNTS: consentEnded,
  INVALID_ACCESS_TOKEN: revoked,
  ITEM_NOT_FOUND: revoked,
  ITEM_CONCURRENTLY_DELETED: revoked,
  USER_PERMISSION_REVOKED: revoked,
  INSTITUTION_NO_LONGER_SUPPORTED: feedProblem('revoked', 'Plaid no longer connects to your bank.'),
  INSTITUTION_DOWN: bankUnavailable,
  INSTITUTION_NOT_RESPONDING: bankUnavailable,
  INSTITUTION_NOT_AVAILABLE: bankUnavailable,
  PRODUCT_NOT_READY: { ...bankUnavailable, retryAfterSeconds: PAUSE_SECONDS },
  PRODUCTS_NOT_SUPPORTED: feedProblem('bank_unavailable', 'Your bank gives no transactions to Plaid.'),
  ADDITION_LIMIT_EXCEEDED: feedProblem(
    'payment_required',
    'The plan of this service at Plaid allows no more connections. Its administrator can extend it.',
  ),
  INVALID_API_KEYS: keysRefused,
  UNAUTHORIZED_ENVIRONMENT: keysRefused,
  INVALID_PRODUCT: keysRefused,
  UNAUTHORIZED_INSTITUTION: feedProblem(
    'provider_unavailable',
    'Plaid has not registered this service at your bank yet. Its dashboard shows the administrator what is missing.',
  ),
};

function problemOfStatus(status: number): FeedProblem {
  if (status === 401 || status === 403) return keysRefused;
  if (status === 429) return rateLimited;
  return feedProblem(
    'provider_unavailable',
    'Plaid cannot do what Coffer asks for at the moment. Coffer tries again later.',
  );
}
