/**
 * Why a feed brings nothing, or not everything:
 * - `consent_ended`: the consent expired or was revoked at the bank. The person renews it.
 * - `sign_in_needed`: the bank wants the person to sign in again. The person renews the connection.
 * - `revoked`: the credentials are invalid for good. The person removes the connection and adds it again.
 * - `payment_required`: the provider wants to be paid by the person.
 * - `rate_limited`: too many requests; `retryAfterSeconds` says how long to wait where the provider does.
 * - `bank_unavailable`: the provider works and the bank does not. Later again.
 * - `provider_unavailable`: the provider cannot be reached, is too slow or answers with nonsense. Later again.
 * - `partial`: something is missing, such as days that the provider holds back.
 */
export const FEED_PROBLEMS = [
  'consent_ended',
  'sign_in_needed',
  'revoked',
  'payment_required',
  'rate_limited',
  'bank_unavailable',
  'provider_unavailable',
  'partial',
] as const;
export type FeedProblemCode = (typeof FEED_PROBLEMS)[number];

export interface FeedProblem {
  readonly code: FeedProblemCode;
  /** One of our own sentences, for the person. Never a provider's text, nor a secret. */
  readonly message: string;
  readonly retryAfterSeconds: number | null;
}

/** The whole call failed. The message is one of our own sentences, for the person. */
export class FeedFailure extends Error {
  readonly problem: FeedProblem;

  constructor(problem: FeedProblem, options?: ErrorOptions) {
    super(problem.message, options);
    this.name = 'FeedFailure';
    this.problem = problem;
  }
}
