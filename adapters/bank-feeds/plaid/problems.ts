import type { FeedProblem } from '../../../domain/feeds/feed-problem.ts';
import { feedProblem, ProviderRefusal, problemsByCode } from '../problem.ts';

/** An error of Plaid, in a response or in an Item. */
export interface PlaidError {
  readonly type: string | null;
  readonly code: string | null;
  /** Why a bank that signs its people in itself refuses. */
  readonly reason: string | null;
}

const PAUSE_SECONDS = 60;

export function refusalOf(error: PlaidError, status: number, retryAfterSeconds: number | null): ProviderRefusal {
  const problem = problemOf(error) ?? problemOfStatus(status);
  const seconds = retryAfterSeconds ?? problem.retryAfterSeconds;
  return new ProviderRefusal(error.code, { ...problem, retryAfterSeconds: seconds });
}

/** `undefined` for an error that says nothing about the connection: then the status of the response counts. */
export function problemOf({ type, code, reason }: PlaidError): FeedProblem | undefined {
  if (type === 'RATE_LIMIT_EXCEEDED') return rateLimited;
  const isConsent = reason === 'OAUTH_CONSENT_EXPIRED' || reason === 'OAUTH_USER_REVOKED';
  return code === 'ITEM_LOGIN_REQUIRED' && isConsent ? consentEnded : PROBLEMS.get(code ?? '');
}

const consentEnded = feedProblem(
  'consent_ended',
  'The consent that you gave at your bank has ended. Renew the connection.',
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
const PROBLEMS = problemsByCode([
  [
    feedProblem('sign_in_needed', 'Your bank wants you to sign in again. Renew the connection.'),
    'ITEM_LOGIN_REQUIRED ITEM_LOCKED INVALID_CREDENTIALS INVALID_MFA INSUFFICIENT_CREDENTIALS ' +
      'PASSWORD_RESET_REQUIRED USER_SETUP_REQUIRED USER_INPUT_TIMEOUT',
  ],
  [
    feedProblem('sign_in_needed', 'The sign-in at Plaid was interrupted or took too long. Start again.'),
    'INVALID_LINK_TOKEN INVALID_PUBLIC_TOKEN',
  ],
  [consentEnded, 'ACCESS_NOT_GRANTED ADDITIONAL_CONSENT_REQUIRED NO_ACCOUNTS'],
  [
    feedProblem(
      'revoked',
      'Plaid does not know this connection any more. Remove it and connect the bank again; what is stored stays.',
    ),
    'INVALID_ACCESS_TOKEN ITEM_NOT_FOUND ITEM_CONCURRENTLY_DELETED USER_PERMISSION_REVOKED',
  ],
  [feedProblem('revoked', 'Plaid no longer connects to your bank.'), 'INSTITUTION_NO_LONGER_SUPPORTED'],
  [bankUnavailable, 'INSTITUTION_DOWN INSTITUTION_NOT_RESPONDING INSTITUTION_NOT_AVAILABLE'],
  [{ ...bankUnavailable, retryAfterSeconds: PAUSE_SECONDS }, 'PRODUCT_NOT_READY'],
  [feedProblem('bank_unavailable', 'Your bank gives no transactions to Plaid.'), 'PRODUCTS_NOT_SUPPORTED'],
  [
    feedProblem(
      'payment_required',
      'The plan of this service at Plaid allows no more connections. Its administrator can extend it.',
    ),
    'ADDITION_LIMIT_EXCEEDED',
  ],
  [keysRefused, 'INVALID_API_KEYS UNAUTHORIZED_ENVIRONMENT INVALID_PRODUCT'],
  [
    feedProblem(
      'provider_unavailable',
      'Plaid has not registered this service at your bank yet. Its dashboard shows the administrator what is missing.',
    ),
    'UNAUTHORIZED_INSTITUTION',
  ],
]);

function problemOfStatus(status: number): FeedProblem {
  if (status === 401 || status === 403) return keysRefused;
  if (status === 429) return rateLimited;
  const message = 'Plaid cannot do what Coffer asks for at the moment. Coffer tries again later.';
  return feedProblem('provider_unavailable', message);
}
