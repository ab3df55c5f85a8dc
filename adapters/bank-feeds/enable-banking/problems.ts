import { FeedFailure, type FeedProblem } from '../../../domain/feeds/feed-problem.ts';
import { feedProblem, ProviderRefusal, problemsByCode } from '../problem.ts';

const DAY_SECONDS = 86_400;
const RATE_PAUSE_SECONDS = 900;

/** What the `error` of a response means for the person. The status decides about errors that are not known. */
export function refusalOf(error: string | null, status: number, retryAfterSeconds: number | null): ProviderRefusal {
  const known = PROBLEMS.get(error ?? '');
  if (known?.code !== 'rate_limited')
    return new ProviderRefusal(error, known ?? problemOfStatus(status, retryAfterSeconds));
  return new ProviderRefusal(error, { ...known, retryAfterSeconds: retryAfterSeconds ?? DAY_SECONDS });
}

const consentEnded = feedProblem(
  'consent_ended',
  'The consent that you gave at your bank has ended. Renew the connection.',
);
const bankUnavailable = feedProblem(
  'bank_unavailable',
  'Your bank does not respond at the moment. Coffer tries again later.',
);
export const INACCESSIBLE_ACCOUNT = feedProblem(
  'partial',
  'Your bank gives no access to this account. If it still exists, renew the connection.',
);
const applicationRefused = feedProblem(
  'provider_unavailable',
  'Enable Banking refuses the application of this service. Its administrator has to check the application and its key.',
);

/** By the codes of its documents. All others would be mistakes of ours. */
const PROBLEMS = problemsByCode([
  [consentEnded, 'EXPIRED_SESSION REVOKED_SESSION CLOSED_SESSION SESSION_DOES_NOT_EXIST WRONG_SESSION_STATUS'],
  [
    feedProblem('sign_in_needed', 'Your bank wants you to sign in again. Renew the connection.'),
    'ASPSP_PSU_ACTION_REQUIRED',
  ],
  [
    feedProblem('sign_in_needed', 'The sign-in at your bank was interrupted or took too long. Start again.'),
    'WRONG_AUTHORIZATION_CODE EXPIRED_AUTHORIZATION_CODE ALREADY_AUTHORIZED AUTHORIZATION_NOT_PROVIDED',
  ],
  [
    feedProblem(
      'sign_in_needed',
      'The administrator of this service has to link these accounts in the control panel of Enable Banking first. ' +
        'Then start again.',
    ),
    'NO_ACCOUNTS_ADDED',
  ],
  [
    feedProblem('rate_limited', 'Your bank allows no more requests today. Coffer tries again tomorrow.'),
    'ASPSP_RATE_LIMIT_EXCEEDED',
  ],
  [bankUnavailable, 'ASPSP_ERROR ASPSP_TIMEOUT'],
  [INACCESSIBLE_ACCOUNT, 'ASPSP_ACCOUNT_NOT_ACCESSIBLE ACCOUNT_DOES_NOT_EXIST INVALID_ACCOUNT_ID'],
  [feedProblem('partial', 'Your bank does not give transactions of so long a time.'), 'WRONG_TRANSACTIONS_PERIOD'],
  [applicationRefused, 'ACCESS_DENIED UNAUTHORIZED_ACCESS UNAUTHORIZED_IP INVALID_HOST'],
  [
    feedProblem(
      'provider_unavailable',
      'Enable Banking does not know the address of this service. The administrator has to add the redirect URL to ' +
        'the application in the control panel.',
    ),
    'REDIRECT_URI_NOT_ALLOWED',
  ],
]);

function problemOfStatus(status: number, retryAfterSeconds: number | null): FeedProblem {
  if (status === 401 || status === 403) return applicationRefused;
  if (status === 429) {
    const seconds = retryAfterSeconds ?? RATE_PAUSE_SECONDS;
    return feedProblem('rate_limited', 'Enable Banking allows no more requests for a while.', seconds);
  }
  const message = 'Enable Banking cannot do what Coffer asks for at the moment. Coffer tries again later.';
  return feedProblem('provider_unavailable', message, retryAfterSeconds);
}

/** What the status of a session means, if it is not `AUTHORIZED`. */
export function endedSession(): FeedFailure {
  return new FeedFailure(consentEnded);
}

/** What the `error` in the address means with which a person's browser comes back. */
export function refusedConsent(error: string): FeedFailure {
  const message = 'You did not give your consent at the bank. Start again.';
  return new FeedFailure(error === 'access_denied' ? feedProblem('sign_in_needed', message) : bankUnavailable);
}
