import { FeedFailure, type FeedProblemCode } from '../../../domain/feeds/feed-problem.ts';
import type { ProviderResponse } from '../http/provider-http.ts';

/** What a status other than 200 means. */
export function statusFailure({ status, retryAfterSeconds }: ProviderResponse): FeedFailure {
  if (status === 402) return failure('payment_required', 'Your SimpleFIN subscription has ended. Pay it to go on.');
  if (status === 401 || status === 403) return failure('revoked', REVOKED);
  if (status === 429) return failure('rate_limited', 'SimpleFIN wants fewer requests for a while.', retryAfterSeconds);
  return failure('provider_unavailable', 'SimpleFIN is out of order. Coffer tries again later.', retryAfterSeconds);
}

const REVOKED =
  'SimpleFIN no longer accepts this connection: its access was disabled. Create a setup token there and renew it.';

function failure(code: FeedProblemCode, message: string, retryAfterSeconds: number | null = null): FeedFailure {
  return new FeedFailure({ code, message, retryAfterSeconds });
}
