import { FeedFailure, type FeedProblem } from '../../../domain/feeds/feed-problem.ts';
import { feedProblem } from '../problem.ts';

/** Enable Banking refused a request. */
export class EnableBankingRefusal extends FeedFailure {
  /** `error` of its response, such as `EXPIRED_SESSION`; `null` without one. */
  readonly error: string | null;

  constructor(error: string | null, problem: FeedProblem) {
    super(problem);
    this.error = error;
  }
}

const DAY_SECONDS = 86_400;
const RATE_PAUSE_SECONDS = 900;

/** What the `error` of a response means for the person. */
export function refusalOf(
  error: string | null,
  status: number,
  retryAfterSeconds: number | null,
): EnableBankingRefusal {
  const known = error === null ? undefined : PROBLEMS[error];
  if (known?.code === 'rate_limited') {
    return new EnableBankingRefusal(error, { ...known, retryAfterSeconds: retryAfterSeconds ?? DAY_SECONDS });
  }
  return new EnableBankingRefusal(error, known ?? problemOfStatus(status, retryAfterSeconds));
}

const consentEnded = feedProblem(
  'consent_ended',
  'The consent that you gave at your bank has ended. Renew the connection.',
);
const signInNeeded = feedProblem('sign_in_needed', 'Your bank wants you to sign in again. Renew the connection.');
const signInLost = feedProblem(
  'sign_in_needed',
  'The sign-in at your bank was interrupted or took too long. Start again.',
);
const bankUnavailable = feedProblem(
  'bank_unavailable',
  'Your bank does not respond at the moment. Coffer tries again later.',
);
const accountClosed = feedProblem(
  'partial',
  'Your bank gives no access to this account. If it still exists, renew the connection.',
);
const applicationRefused = feedProblem(
  'provider_unavailable',
  'Enable Banking refuses the application of this service. Its administrator has to check the application and its key.',
);

/** By the codes of its documents. The status decides about all others, which would be mistakes of ours. */
const PROBLEMS: Readonly<Record<string, FeedProblem>> = {
  EXPIRED_SESSION: consentEnded,
  REVOKED_SESSION: consentEnded,
  CLOSED_SESSION: consentEnded,
  SESSION_DOES_NOT_EXIST: consentEnded,
  WRONG_SESSION_STATUS: consentEnded,
  ASPSP_PSU_ACTION_REQUIRED: signInNeeded,
  WRONG_AUTHORIZATION_CODE: signInLost,
  EXPIRED_AUTHORIZATION_CODE: signInLost,
  ALREADY_AUTHORIZED: signInLost,
  AUTHORIZATION_NOT_PROVIDED: signInLost,
  NO_ACCOUNTS_ADDED: feedProblem(
    'sign_in_needed',
    'The administrator of this service has to link these accounts in the control panel of Enable Banking first. Then ' +
      'start again.',
  ),
  ASPSP_RATE_LIMIT_EXCEEDED: feedProblem(
    'rate_limited',
    'Your bank allows no more requests today. Coffer tries again tomorrow.',
  ),
  ASPSP_ERROR: bankUnavailable,
  ASPSP_TIMEOUT: bankUnavailable,
  ASPSP_ACCOUNT_NOT_ACCESSIBLE: accountClosed,
  ACCOUNT_DOES_NOT_EXIST: accountClosed,
  INVALID_ACCOUNT_ID: accountClosed,
  WRONG_TRANSACTIONS_PERIOD: feedProblem('partial', 'Your bank does not give transactions of so long a time.'),
  ACCESS_DENIED: applicationRefused,
  UNAUTHORIZED_ACCESS: applicationRefused,
  UNAUTHORIZED_IP: applicationRefused,
  INVALID_HOST: applicationRefused,
  REDIRECT_URI_NOT_ALLOWED: feedProblem(
    'provider_unavailable',
    'Enable Banking does not know the address of this service. The administrator has to add the redirect URL to the ' +
      'application in the control panel.',
  ),
};

function problemOfStatus(status: number, retryAfterSeconds: number | null): FeedProblem {
  if (status === 401 || status === 403) return applicationRefused;
  if (status === 429) {
    const seconds = retryAfterSeconds ?? RATE_PAUSE_SECONDS;
    return feedProblem('rate_limited', 'Enable Banking allows no more requests for a while.', seconds);
  }
  return feedProblem(
    'provider_unavailable',
    'Enable Banking cannot do what Coffer asks for at the moment. Coffer tries again later.',
    retryAfterSeconds,
  );
}

/** What the status of a session means, if it is not `AUTHORIZED`. */
export function endedSession(): FeedFailure {
  return new FeedFailure(consentEnded);
}

/** What the `error` in the address means with which a person's browser comes back. */
export function refusedConsent(error: string): FeedFailure {
  if (error === 'access_denied') {
    return new FeedFailure(feedProblem('sign_in_needed', 'You did not give your consent at the bank. Start again.'));
  }
  return new FeedFailure(bankUnavailable);
}

export function inaccessibleAccount(): FeedProblem {
  return accountClosed;
}
